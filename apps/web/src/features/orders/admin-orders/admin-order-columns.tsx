import Box from '@mui/material/Box';
import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { OrderChip, PaymentChip } from '@/entities/orders/orders/order-chips';
import { bs, plural, ref, shortDate } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';
import { EmailText } from '@/ui/email-text';

const second = { display: 'block', color: 'text.secondary', typography: 'body2', fontWeight: 400 } as const;

/** Columns of the administrators' list of orders. */
export const adminOrderColumns: readonly Column<PedidoFila>[] = [
  {
    id: 'numero',
    header: 'Pedido',
    card: 'title',
    oneLine: true,
    cell: ({ numero, unidades, tasa }) => (
      <>
        {numero}
        <Box component="span" sx={second}>
          {plural(unidades, 'unidad', 'unidades')}
        </Box>
        <Box component="span" sx={second}>
          Tasa {formatTasa(tasa)}
        </Box>
      </>
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    card: 'corner',
    sortKey: 'fecha',
    sortNames: ['Más antiguos', 'Más recientes'],
    descendingFirst: true,
    cell: ({ fecha }) => shortDate(fecha),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: ({ estado, subestado, estadoPago, reembolso }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderChip estado={estado} subestado={subestado} />
        <PaymentChip estado={estadoPago} reembolso={reembolso} />
      </Box>
    ),
  },
  {
    id: 'cliente',
    header: 'Cliente',
    cell: ({ cliente }) => (
      <Box sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
        {cliente.nombre}
        <Box component="span" sx={second}>
          <EmailText email={cliente.email} />
        </Box>
      </Box>
    ),
  },
  { id: 'tienda', header: 'Tienda', cell: ({ tienda }) => tienda.nombre },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    sortKey: 'total',
    descendingFirst: true,
    cell: ({ total, totalUSD }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {bs(total)}
        <Box component="span" sx={second}>
          {ref(totalUSD)}
        </Box>
      </Box>
    ),
  },
];
