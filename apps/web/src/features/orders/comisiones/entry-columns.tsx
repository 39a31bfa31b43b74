import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Asiento } from '@tuerca/contracts/orders/comisiones/schemas';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { bs, percent, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';
import { Amount } from './amount';

/** Container width (px) that the columns need. */
export const ENTRY_COLUMNS_WIDTH = 900;

function Settlement({ asiento: { liquidacion, retenido } }: { asiento: Asiento }) {
  if (!liquidacion)
    return <StatusChip label={retenido ? 'En espera' : 'Por liquidar'} tone={retenido ? 'neutral' : 'info'} />;
  const paid = liquidacion.estado === 'pagada';
  return (
    <StatusChip
      label={`Liquidación ${liquidacion.numero}${paid ? '' : ': por pagar'}`}
      tone={paid ? 'success' : 'warning'}
    />
  );
}

/** Name of an entry. */
export const entryName = ({ pedido, cita, tipo }: Asiento): string =>
  `${pedido?.numero ?? cita?.servicio ?? ''} ${TIPO_ASIENTO_LABELS[tipo]}`.trim();

const entryColumns = (orderPath: (pedidoId: string) => string, refund: string): readonly Column<Asiento>[] => [
  {
    id: 'pedido',
    header: 'Por',
    card: 'title',
    cell: ({ pedido, cita }) =>
      pedido ? (
        <MuiLink component={Link} to={orderPath(pedido._id)} sx={{ whiteSpace: 'nowrap' }}>
          {pedido.numero}
        </MuiLink>
      ) : (
        cita?.servicio
      ),
  },
  { id: 'fecha', header: 'Fecha', card: 'corner', cell: ({ fecha }) => shortDate(fecha) },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: (asiento) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {asiento.tipo !== 'venta' && (
          <StatusChip
            label={TIPO_ASIENTO_LABELS[asiento.tipo]}
            tone={asiento.tipo === 'mano_de_obra' ? 'neutral' : 'error'}
          />
        )}
        <Settlement asiento={asiento} />
      </Box>
    ),
  },
  {
    id: 'monto',
    header: 'Monto',
    align: 'right',
    cell: ({ monto, reembolso }) => (
      <>
        <Amount of={monto} />
        {reembolso.bs > 0 && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {refund}:{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {bs(reembolso.bs)}
            </Box>
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'comision',
    header: 'Comisión',
    align: 'right',
    cell: ({ comision, porcentaje }) => (
      <>
        <Amount of={comision} />
        {porcentaje !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {percent(porcentaje)}
          </Box>
        )}
      </>
    ),
  },
  { id: 'neto', header: 'Neto', align: 'right', cell: ({ neto }) => <Amount of={neto} strong /> },
];

/** Columns of a store's entries. */
export const STORE_ENTRY_COLUMNS = entryColumns(paths.storeOrder, 'Reembolso que enviaste');
/** The same for administrators. */
export const ADMIN_ENTRY_COLUMNS = entryColumns(paths.adminOrder, 'Reembolso que envió la tienda');
