import type { CurrentUser } from '../platform/common/current-user';
import type { CitaDoc } from './cita.schema';

/** A party of an appointment: every query for people names one. */
export type Owner = { tallerId: string } | { clienteId: string };

/** Whose appointments a user's are. */
export const ownerOf = ({ id, role }: CurrentUser): Owner =>
  role === 'workshop' ? { tallerId: id } : { clienteId: id };

/** Until when its client may cancel or move an appointment; null when that is over. A request may be withdrawn until its time. */
export function changeableUntil(
  { estado, fechaHora, limiteCambio }: Pick<CitaDoc, 'estado' | 'fechaHora' | 'limiteCambio'>,
  now: Date,
): Date | null {
  const until = estado === 'pendiente' ? fechaHora : estado === 'confirmada' ? limiteCambio : null;
  return until && until > now ? until : null;
}
