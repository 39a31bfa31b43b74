import { type Capability, type Cargo, mayDo } from '../../kernel/capabilities';

/** What a notice is about. */
export const NOTIFICATION_TYPES = ['pedido', 'sistema', 'mensaje', 'cita', 'pago'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a member needs to read the notices of her business that name no capability of their own; those without an entry (money, the account) are the owner's. */
export const NOTICE_CAPABILITY: Partial<Record<NotificationType, Capability>> = {
  pedido: 'pedidos',
  mensaje: 'mensajes',
  cita: 'citas',
};

/** Of a kind that is else the owner's, what notices may name in its place. */
const NAMED_CAPABILITIES: Partial<Record<NotificationType, readonly Capability[]>> = { sistema: ['inventario'] };

/** What decides who of a team reads a notice. */
export interface NoticeSubject {
  tipo: NotificationType;
  /** What whoever reads it must be able to do, where its kind does not say it. */
  capacidad?: Capability | null;
}

/** Whether somebody of a team reads a notice of her business: who can do something about it. The owner (no position) reads all. */
export const mayReadNotice = (cargo: Cargo | null | undefined, { tipo, capacidad }: NoticeSubject): boolean =>
  mayDo(cargo, capacidad ?? NOTICE_CAPABILITY[tipo]);

/** The kinds of which a member may get notices; undefined means all, as for an owner. */
export const noticeTypesFor = (cargo: Cargo | null | undefined): NotificationType[] | undefined =>
  cargo
    ? NOTIFICATION_TYPES.filter((tipo) =>
        [NOTICE_CAPABILITY[tipo], ...(NAMED_CAPABILITIES[tipo] ?? [])].some((needs) => mayDo(cargo, needs)),
      )
    : undefined;
