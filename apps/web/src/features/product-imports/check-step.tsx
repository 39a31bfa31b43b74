import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/product-imports/schemas';
import type { TipoFila } from '@tuerca/contracts/product-imports/states';
import { useState } from 'react';
import { useAddressFilters } from '../../lib/use-address-filters';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { Tabs } from '../../ui/tabs';
import { CheckActions } from './check-actions';
import { IMPORT_FILTERS } from './import-filters';
import { useImportRows } from './product-imports.queries';
import { ROW_COLUMNS, ROW_COLUMNS_WIDTH } from './row-columns';

const LABELS: Record<TipoFila, string> = { error: 'Con error', nuevo: 'Nuevos', cambia: 'Cambian', igual: 'Iguales' };
const EMPTY: Record<TipoFila, string> = {
  error: 'Ninguna fila tiene errores',
  nuevo: 'El archivo no trae productos nuevos',
  cambia: 'Ningún producto cambia',
  igual: 'Ningún producto queda igual',
};

function Rows({ id, tipo }: { id: string; tipo: TipoFila }) {
  const { filters, hrefOf } = useAddressFilters(IMPORT_FILTERS);
  return (
    <DataTable
      label={LABELS[tipo]}
      noun={['fila', 'filas']}
      columns={ROW_COLUMNS[tipo]}
      cardsBelow={ROW_COLUMNS_WIDTH}
      query={useImportRows(id, tipo, filters.page)}
      keyOf={({ linea }) => String(linea)}
      nameOf={({ nombre, linea }) => nombre ?? `la línea ${linea}`}
      page={filters.page}
      hrefOf={hrefOf}
      empty={<EmptyState compact title={EMPTY[tipo]} text="Mira las otras pestañas." />}
      error={IMPORT_MESSAGES.rowsFailed}
    />
  );
}

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
  const open = filters.filas || first;
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
          content: <Rows id={_id} tipo={tipo} />,
        }))}
      />
    </Box>
  );
}
