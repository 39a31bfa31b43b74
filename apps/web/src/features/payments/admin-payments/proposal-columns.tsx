import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PropuestaConciliacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import { bs, plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';

const unbroken = { whiteSpace: 'nowrap' } as const;

/** Columns of movements, each with the payment proposed for it. */
export const proposalColumns: readonly Column<PropuestaConciliacion>[] = [
  {
    id: 'movimiento',
    header: 'Movimiento del banco',
    card: 'title',
    cell: ({ movimiento: { referencia, fecha, bancoEmisorNombre, descripcion } }) => (
      <Box component="span" sx={{ display: 'block' }}>
        {referencia}
        <Box component="span" sx={secondLine}>
          {[shortDate(fecha), bancoEmisorNombre, descripcion].filter(Boolean).join(', ')}
        </Box>
      </Box>
    ),
  },
  {
    id: 'monto',
    header: 'Recibido',
    align: 'right',
    card: 'corner',
    cell: ({ movimiento }) => (
      <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
        {bs(movimiento.monto)}
      </Box>
    ),
  },
  {
    id: 'pago',
    header: 'Pago',
    cell: ({ candidatos: [first], pago }) => {
      const link = pago ?? (first && { _id: first.pagoId, orderNumber: first.orderNumber });
      if (!link) return 'Ningún pago se le parece';
      return (
        <>
          <Link component={RouterLink} to={paths.adminPayment(link._id)}>
            {link.orderNumber}
          </Link>
          {first && (
            <Box component="span" sx={secondLine}>
              {first.cliente}, <span style={unbroken}>{bs(first.monto)}</span>, referencia{' '}
              {first.referencia ?? 'sin indicar'}
            </Box>
          )}
        </>
      );
    },
  },
  {
    id: 'razones',
    header: 'Por qué',
    cell: ({ candidatos: [first, ...others], pago }) =>
      pago ? (
        'Ya está conciliado'
      ) : first ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {first.razones.map(({ texto, coincide }) => (
            <StatusChip key={texto} label={texto} tone={coincide ? 'success' : 'warning'} />
          ))}
          {others.length > 0 && (
            <Chip size="small" label={`${plural(others.length, 'pago parecido', 'pagos parecidos')} más`} />
          )}
        </Box>
      ) : (
        ''
      ),
  },
];
