import { type Capability, type Cargo, mayDo } from '../kernel/capabilities';

/** What a notice is about. */
export const NOTIFICATION_TYPES = ['pedido', 'sistema', 'mensaje', 'cita', 'pago'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Which notices of a business a member reads; those without an entry (money, the account) are the owner's. */
export const NOTICE_CAPABILITY: Partial<Record<NotificationType, Capability>> = {
  pedido: 'pedidos',
  mensaje: 'mensajes',
  cita: 'citas',
};

/** The kinds of notices that a member reads; undefined means all, as for an owner. */
export const noticeTypesFor = (cargo: Cargo | null | undefined): NotificationType[] | undefined =>
  cargo ? NOTIFICATION_TYPES.filter((tipo) => mayDo(cargo, NOTICE_CAPABILITY[tipo])) : undefined;
