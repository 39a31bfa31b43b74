import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { MINUTE } from '@tuerca/contracts/kernel/time';
import type { PagoEnCola } from '@tuerca/contracts/payments/payments/admin-schemas';
import { bankResultLabel, PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { bs, shortDate } from '@/lib/format';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';

/** Formats a waiting time: '12 min', '5 h', '3 días'. */
function waitingTime(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} días`;
}

const Second = ({ children }: { children: React.ReactNode }) => (
  <Box component="span" sx={secondLine}>
    {children}
  </Box>
);

/** Container width (px) that the columns need. */
export const QUEUE_WIDTH = 960;

/** Columns of the payment queue. */
export const queueColumns: readonly Column<PagoEnCola>[] = [
  {
    id: 'compra',
    header: 'Compra o plan',
    card: 'title',
    cell: ({ orderNumber, pedidos, detalle }) => (
      <Box component="span" sx={{ display: 'block' }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {orderNumber}
        </Box>
        <Second>{detalle ?? pedidos.map(({ tienda }) => tienda).join(', ')}</Second>
      </Box>
    ),
  },
  {
    id: 'espera',
    header: 'Espera',
    card: 'corner',
    cell: ({ expira, fecha }) => (expira ? waitingTime(fecha) : shortDate(fecha)),
  },
  {
    id: 'respuesta',
    header: 'Banco dice',
    card: 'plain',
    cell: ({ resultado, repetidos, tieneCaptura }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Chip size="small" variant="outlined" label={bankResultLabel(resultado)} />
        {repetidos.length > 0 && <Chip size="small" color="error" label="Referencia repetida" />}
        {tieneCaptura && <Chip size="small" color="info" variant="outlined" label="Con captura" />}
      </Box>
    ),
  },
  {
    id: 'cliente',
    header: 'Cliente',
    cell: ({ cliente, nombrePagador, cedulaPagador }) => (
      <>
        {cliente.nombre}
        <Second>
          {nombrePagador !== cliente.nombre && `Pagó ${nombrePagador}, `}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {cedulaPagador}
          </Box>
        </Second>
      </>
    ),
  },
  {
    id: 'referencia',
    header: 'Referencia',
    cell: ({ referencia, metodoPago, bancoEmisorNombre, bancoReceptorNombre, fechaPago }) => (
      <Box sx={{ minWidth: 150 }}>
        {referencia ?? PAYMENT_MESSAGES.noReference}
        <Second>
          {METODO_LABELS[metodoPago]} del {shortDate(fechaPago)}, {bancoEmisorNombre} a {bancoReceptorNombre}
        </Second>
      </Box>
    ),
  },
  {
    id: 'monto',
    header: 'Monto',
    align: 'right',
    cell: ({ monto, montoRecibido }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
        {bs(monto)}
        {montoRecibido !== null && montoRecibido !== monto && <Second>Llegó {bs(montoRecibido)}</Second>}
      </Box>
    ),
  },
];
