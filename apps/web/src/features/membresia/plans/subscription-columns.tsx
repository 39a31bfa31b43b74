import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { INTERVALO_LABELS, ORIGEN_SUSCRIPCION_LABELS } from '@tuerca/contracts/membresia/states';
import { BANK_RESULT_LABELS } from '@tuerca/contracts/payments/payments/messages';
import { SuscripcionChip } from '@/entities/membresia/suscripcion-chip';
import { bs, ref, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';
import { EmailText } from '@/ui/email-text';

const quiet = { display: 'block', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const who: Column<Suscripcion> = {
  id: 'usuario',
  header: 'Cuenta',
  card: 'title',
  cell: ({ usuario }) => (
    <Box>
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {usuario.nombre}
      </Box>
      <Box component="span" sx={quiet}>
        {ROLE_LABELS[usuario.role]}, <EmailText email={usuario.email} />
      </Box>
    </Box>
  ),
};
const plan: Column<Suscripcion> = {
  id: 'plan',
  header: 'Plan',
  cell: ({ membresia, precio, intervalo }) => (
    <Box>
      {membresia.nombre}
      <Box component="span" sx={quiet}>
        {ref(precio)}, {INTERVALO_LABELS[intervalo].toLowerCase()}
      </Box>
    </Box>
  ),
};
const date = (instant: string | null, none: string) => (instant ? shortDate(instant) : none);

/** Columns of the list of subscriptions. */
export const SUBSCRIPTION_COLUMNS: readonly Column<Suscripcion>[] = [
  who,
  plan,
  { id: 'estado', header: 'Estado', card: 'corner', cell: ({ estado }) => <SuscripcionChip estado={estado} /> },
  { id: 'origen', header: 'Origen', wideOnly: true, cell: ({ origen }) => ORIGEN_SUSCRIPCION_LABELS[origen] },
  { id: 'inicio', header: 'Desde', cell: ({ fechaInicio, createdAt }) => shortDate(fechaInicio ?? createdAt) },
  {
    id: 'fin',
    header: 'Hasta',
    cell: ({ fechaFin, fechaInicio }) => date(fechaFin, fechaInicio ? 'Sin vencimiento' : ''),
  },
];

/** Columns of the queue of requests. */
export const REQUEST_COLUMNS: readonly Column<Suscripcion>[] = [
  who,
  plan,
  {
    id: 'pago',
    header: 'Pago',
    cell: ({ pago }) =>
      pago && (
        <Box>
          {bs(pago.monto)}
          <Box component="span" sx={quiet}>
            {pago.nombreBanco}, ref. {pago.referencia}, {shortDate(pago.fecha)}
          </Box>
        </Box>
      ),
  },
  {
    id: 'respuesta',
    header: 'Banco dice',
    cell: ({ _id, usuario, resultadoPago }) => (
      <>
        <Chip
          size="small"
          variant="outlined"
          label={resultadoPago ? BANK_RESULT_LABELS[resultadoPago] : 'Sin respuesta aún'}
        />
        <Box sx={{ mt: 0.5 }}>
          <Link
            component={RouterLink}
            to={paths.adminPayment(_id)}
            variant="body2"
            aria-label={`Ver el pago de ${usuario.nombre}`}
          >
            Ver el pago
          </Link>
        </Box>
      </>
    ),
  },
  { id: 'fecha', header: 'Solicitada', card: 'corner', cell: ({ createdAt }) => shortDate(createdAt) },
];
