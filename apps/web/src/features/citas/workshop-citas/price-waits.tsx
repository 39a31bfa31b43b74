import Alert from '@mui/material/Alert';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { usd } from '@/lib/format';

/** A price that a member of the team proposed and the owner has not confirmed yet. */
export const PriceWaits = ({ cita: { precioPropuesto } }: { cita: Cita }) =>
  precioPropuesto && (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{CITA_MESSAGES.priceWaits}.</strong> {precioPropuesto.autor?.nombre ?? 'Tu equipo'} propone{' '}
      {usd(precioPropuesto.precio)}
      {precioPropuesto.motivo ? `: ${precioPropuesto.motivo}` : ''}
    </Alert>
  );
