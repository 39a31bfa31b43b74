import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { TemaPregunta } from '@tuerca/contracts/products/product-imports/questions';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { ListaFilas } from '@tuerca/contracts/products/product-imports/states';
import { useAddressFilters } from '@/lib/use-address-filters';
import { EmptyState } from '@/ui/empty-state';
import { Tabs } from '@/ui/tabs';
import { answerColumns } from './answer-columns';
import { CheckActions } from './check-actions';
import { IMPORT_FILTERS } from './import-filters';
import { ImportPhotos } from './import-photos';
import { ImportRows } from './import-rows';
import { MatchNotes } from './match-notes';
import { useAnswers } from './use-answers';

type ListaRevision = Exclude<ListaFilas, 'conservada'>;
const LABELS: Record<ListaRevision, string> = {
  preguntaStock: 'Stock por decidir',
  preguntaPrecio: 'Precios por decidir',
  error: 'Con error',
  nuevo: 'Nuevos',
  cambia: 'Cambian',
  igual: 'Iguales',
};
const TEMAS: Partial<Record<ListaRevision, TemaPregunta>> = { preguntaStock: 'stock', preguntaPrecio: 'precio' };
const LISTA_OF: Record<TemaPregunta, ListaRevision> = { stock: 'preguntaStock', precio: 'preguntaPrecio' };
const EMPTY: Record<ListaRevision, string> = {
  preguntaStock: 'Ningún stock está por decidir',
  preguntaPrecio: 'Ningún precio está por decidir',
  error: 'Ninguna fila tiene errores',
  nuevo: 'El archivo no trae productos nuevos',
  cambia: 'Ningún producto cambia',
  igual: 'Ningún producto queda igual',
};

interface CheckStepProps {
  importacion: Importacion;
  /** Returns to the columns' matching. */
  onColumns: () => void;
  onAnother: () => void;
}

/** Effects of the file, row by row; the bad ones first, since they need corrections. */
export function CheckStep({ importacion, onColumns, onAnother }: CheckStepProps) {
  const { _id, conteo, preguntas, columnasIgnoradas, avisos, actualizada, sinPrecios } = importacion;
  const answers = useAnswers(importacion);
  const rows = useRef<HTMLDivElement>(null);
  const counts: Record<ListaRevision, number> = {
    preguntaStock: preguntas.stock,
    preguntaPrecio: preguntas.precio,
    error: conteo.conError,
    nuevo: conteo.nuevos,
    cambia: conteo.cambian,
    igual: conteo.iguales,
  };
  const tipos = (Object.keys(LABELS) as ListaRevision[]).filter((lista) => !TEMAS[lista] || counts[lista] > 0);
  const { filters, change } = useAddressFilters(IMPORT_FILTERS);
  const [first] = useState(() => tipos.find((tipo) => counts[tipo] > 0) ?? 'nuevo');
  // A question may be gone after the check was repeated.
  const open = [filters.filas, first].flatMap((one) => tipos.find((tipo) => tipo === one) ?? [])[0] ?? 'nuevo';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CheckActions
        importacion={importacion}
        answers={answers}
        onColumns={importacion.emparejamiento ? onColumns : undefined}
        onAnother={onAnother}
        onRows={(tema) => {
          change({ filas: LISTA_OF[tema], page: 1 }, true);
          rows.current?.scrollIntoView();
        }}
      />
      {importacion.fotos && <ImportPhotos id={_id} fotos={importacion.fotos} />}
      {importacion.emparejamiento && <MatchNotes emparejamiento={importacion.emparejamiento} onColumns={onColumns} />}
      {actualizada && (
        <Alert severity="info">
          Algunos productos cambiaron desde la primera revisión. Esto es lo que pasaría ahora.
        </Alert>
      )}
      {sinPrecios && <Alert severity="warning">{IMPORT_MESSAGES.withoutPrices}</Alert>}
      {avisos.map(({ tema, texto }) => (
        <Alert key={tema} severity="info">
          {texto}
        </Alert>
      ))}
      {columnasIgnoradas.length > 0 && (
        <Alert severity="warning">No usamos estas columnas: {columnasIgnoradas.join(', ')}.</Alert>
      )}
      <Box ref={rows} sx={{ minWidth: 0, scrollMarginTop: 80 }}>
        <Tabs
          label="Filas del archivo"
          value={open}
          onChange={(filas) => change({ filas, page: 1 }, true)}
          panelSx={{ pt: 1 }}
          tabs={tipos.map((tipo) => ({
            id: tipo,
            label: `${LABELS[tipo]} (${counts[tipo].toLocaleString('es-VE')})`,
            content: (
              <ImportRows
                id={_id}
                lista={tipo}
                more={TEMAS[tipo] && answerColumns(TEMAS[tipo], answers)}
                label={LABELS[tipo]}
                empty={<EmptyState compact title={EMPTY[tipo]} text="Mira las otras pestañas." />}
              />
            ),
          }))}
        />
      </Box>
    </Box>
  );
}
