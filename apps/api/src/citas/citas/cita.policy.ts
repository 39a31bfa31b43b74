import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { mayDo } from '@tuerca/contracts/kernel/capabilities';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { CitaDoc } from './cita.schema';

/** A party of an appointment: every query for people names one. */
export type CitaOwner = { tallerId: string } | { clienteId: string };

/** Party as which a user owns appointments. */
export const ownerOf = ({ id, role }: CurrentUser): CitaOwner =>
  role === 'workshop' ? { tallerId: id } : { clienteId: id };

/** Until when its client may cancel or move an appointment; null when that is over. A request may be withdrawn until its time. */
export function changeableUntil(
  { estado, fechaHora, limiteCambio }: Pick<CitaDoc, 'estado' | 'fechaHora' | 'limiteCambio'>,
  now: Date,
): Date | null {
  const until = estado === 'pendiente' ? fechaHora : estado === 'confirmada' ? limiteCambio : null;
  return until && until > now ? until : null;
}

/** The calls that make the same moves as the general one, which must not let anybody do more than they do. */
const CALL_OF: Partial<Record<EstadoCita, AnyEndpoint>> = {
  confirmada: citasTaller.confirm,
  cancelada: citasTaller.reject,
  no_asistio: citasTaller.noShow,
  completada: citasTaller.complete,
};

/** Throws CARGO_NO_PERMITE when a member may not move an appointment there. */
export function demandMove({ actor }: CurrentUser, from: EstadoCita, to: EstadoCita): void {
  const move = from === to ? undefined : CALL_OF[to];
  if (move && !mayDo(actor?.cargo, move.capability)) throw new AppError('CARGO_NO_PERMITE');
}

/** Planned end of the work, without the margin after it. */
export const plannedEnd = ({ fechaHora, duracion }: Pick<CitaDoc, 'fechaHora' | 'duracion'>): Date =>
  new Date(fechaHora.getTime() + duracion * 60_000);
