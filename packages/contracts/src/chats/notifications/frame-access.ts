import { type Capability, type Cargo, mayDo } from '../../kernel/capabilities';
import { mayReadNotice, type NoticeSubject } from './rules';

/** Capability needed to send frames of a type in a team; other types are the owner's. */
const SENDING: Readonly<Record<string, Capability>> = { chat: 'mensajes', notification: 'avisos' };

interface AnyFrame {
  type: string;
  action?: unknown;
  data?: unknown;
}

/** Whether somebody in a business's team may send a frame in its name; an owner (no position) may. */
export const maySend = (cargo: Cargo | null | undefined, { type }: AnyFrame): boolean => mayDo(cargo, SENDING[type]);

/** Whether a frame that is the same for all of a business is sent to a member's socket. Counts of unread notices are not: they differ by position. */
export function mayHear(cargo: Cargo | null | undefined, { type, action, data }: AnyFrame): boolean {
  if (!cargo || type === 'system') return true;
  if (type === 'chat') return mayDo(cargo, 'mensajes');
  if (type !== 'notification' || action !== 'new_notification') return false;
  const { notification, capacidad } = data as { notification: NoticeSubject; capacidad?: Capability };
  return mayReadNotice(cargo, { tipo: notification.tipo, capacidad });
}
