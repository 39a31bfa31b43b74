import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Importacion } from '@tuerca/contracts/product-imports/schemas';
import type { TipoFila } from '@tuerca/contracts/product-imports/states';
import { useState } from 'react';
import { useAddressFilters } from '../../lib/use-address-filters';
import { EmptyState } from '../../ui/empty-state';
import { Tabs } from '../../ui/tabs';
import { CheckActions } from './check-actions';
import { IMPORT_FILTERS } from './import-filters';
import { ImportRows } from './import-rows';

const LABELS: Record<TipoFila, string> = { error: 'Con error', nuevo: 'Nuevos', cambia: 'Cambian', igual: 'Iguales' };
const EMPTY: Record<TipoFila, string> = {
  error: 'Ninguna fila tiene errores',
  nuevo: 'El archivo no trae productos nuevos',
  cambia: 'Ningún producto cambia',
  igual: 'Ningún producto queda igual',
};

/** What the file would do, row by row; the bad ones first, since they are what needs doing. */
export function CheckStep({ importacion, onAnother }: { importacion: Importacion; onAnother: () => void }) {
  const { _id, conteo, columnasIgnoradas, actualizada } = importacion;
  const counts: Record<TipoFila, number> = {
    error: conteo.conError,
    nuevo: conteo.nuevos,
    cambia: conteo.cambian,
    igual: conteo.iguales,
  };
  const tipos = Object.keys(LABELS) as TipoFila[];
  const { filters, change } = useAddressFilters(IMPORT_FILTERS);
  const [first] = useState(() => tipos.find((tipo) => counts[tipo] > 0) ?? 'nuevo');
  const open = tipos.find((tipo) => tipo === filters.filas) ?? first;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CheckActions importacion={importacion} onAnother={onAnother} />
      {actualizada && (
        <Alert severity="info">
          Algunos productos cambiaron desde la primera revisión. Esto es lo que pasaría ahora.
        </Alert>
      )}
      {columnasIgnoradas.length > 0 && (
        <Alert severity="warning">No usamos estas columnas: {columnasIgnoradas.join(', ')}.</Alert>
      )}
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
              label={LABELS[tipo]}
              empty={<EmptyState compact title={EMPTY[tipo]} text="Mira las otras pestañas." />}
            />
          ),
        }))}
      />
    </Box>
  );
}
