import Box from '@mui/material/Box';
import { MOTIVO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/rules';
import type { ResumenDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { bs, ref, shortDate } from '@/lib/format';
import { secondLine, twoLines } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { DevolucionChip } from './devolucion-chip';

/** Container width (px) that the columns need. */
export const DEVOLUCION_COLUMNS_WIDTH = 940;

const partsOf = ({ lineas }: ResumenDevolucion): string =>
  lineas.map(({ nombre, cantidad }) => (cantidad > 1 ? `${cantidad} × ${nombre}` : nombre)).join(', ');

const isRefused = (estado: ResumenDevolucion['estado']) => estado === 'rechazada' || estado === 'cancelada';

/** Columns of lists of returns; `other` names the other party. */
export const devolucionColumns = (other: 'tienda' | 'cliente'): readonly Column<ResumenDevolucion>[] => [
  {
    id: 'numero',
    header: 'Devolución',
    card: 'title',
    cell: ({ numero }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {numero}
      </Box>
    ),
  },
  { id: 'fecha', header: 'Fecha', card: 'corner', cell: ({ fecha }) => shortDate(fecha) },
  { id: 'estado', header: 'Estado', card: 'plain', cell: ({ estado }) => <DevolucionChip estado={estado} /> },
  {
    id: 'repuestos',
    header: 'Qué devuelve',
    cell: (devolucion) => (
      <>
        <Box component="span" sx={twoLines}>
          {partsOf(devolucion)}
        </Box>
        <Box component="span" sx={secondLine}>
          {MOTIVO_DEVOLUCION_LABELS[devolucion.motivo]}
        </Box>
      </>
    ),
  },
  {
    id: 'otro',
    header: other === 'tienda' ? 'Tienda' : 'Cliente',
    cell: (devolucion) => (
      <Box component="span" sx={twoLines}>
        {devolucion[other].nombre}
      </Box>
    ),
  },
  {
    id: 'monto',
    header: 'Reembolso',
    align: 'right',
    // A rejected or withdrawn return gives no money back, whatever the amount requested.
    cell: ({ estado, monto, montoUSD }) =>
      isRefused(estado) ? (
        '—'
      ) : (
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>
            {bs(monto)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {ref(montoUSD)}
          </Box>
        </>
      ),
  },
];
