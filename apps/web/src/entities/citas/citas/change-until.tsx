import Typography from '@mui/material/Typography';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';

const untilOf = (limit: Date, now: Date): string | null => (limit > now ? formatFechaHora(limit) : null);

const Note = ({ text }: { text: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {text}
  </Typography>
);

/** Until when an appointment that was made can be cancelled or moved; nothing when that is over. */
export function ChangeUntil({ cita, now }: { cita: Cita; now: Date }) {
  const { estado, cancelableHasta, limiteCambio } = cita;
  if (!cancelableHasta || new Date(cancelableHasta) <= now) return null;
  if (estado === 'pendiente')
    return <Note text={CITA_MESSAGES.changeableWhilePending(untilOf(new Date(limiteCambio), now))} />;
  return <Note text={CITA_MESSAGES.changeableUntil(formatFechaHora(cancelableHasta))} />;
}

/** The same of a time that is about to be booked; `notice` in minutes, nothing without one. */
export function ChangeNotice({ start, notice, now }: { start: Date; notice: number; now: Date }) {
  if (!notice) return null;
  const limit = new Date(start.getTime() - notice * 60_000);
  return <Note text={CITA_MESSAGES.changeableOnceConfirmed(untilOf(limit, now))} />;
}
