import { type Capability, type Cargo, mayDo } from '../../kernel/capabilities';

/** Subject of a notice. */
export const NOTIFICATION_TYPES = ['pedido', 'sistema', 'mensaje', 'cita', 'pago'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Capability that a member needs to read notices of her business that name none of their own; those without an entry (money, the account) are the owner's. */
export const NOTICE_CAPABILITY: Partial<Record<NotificationType, Capability>> = {
  pedido: 'pedidos',
  mensaje: 'mensajes',
  cita: 'citas',
};

/** Capabilities that notices of an owner's kind may name instead. */
const NAMED_CAPABILITIES: Partial<Record<NotificationType, readonly Capability[]>> = { sistema: ['inventario'] };

/** Facts that decide a notice's readers in a team. */
export interface NoticeSubject {
  tipo: NotificationType;
  /** Capability required of its readers, where its kind does not imply it. */
  capacidad?: Capability | null;
}

/** Whether a member of a team reads a notice of her business: those who can act on it do. The owner (no position) reads all. */
export const mayReadNotice = (cargo: Cargo | null | undefined, { tipo, capacidad }: NoticeSubject): boolean =>
  mayDo(cargo, capacidad ?? NOTICE_CAPABILITY[tipo]);

/** The kinds of which a member may get notices; undefined means all, as for an owner. */
export const noticeTypesFor = (cargo: Cargo | null | undefined): NotificationType[] | undefined =>
  cargo
    ? NOTIFICATION_TYPES.filter((tipo) =>
        // Stryker disable next-line ArrayDeclaration: no position holds a capability that does not exist
        [NOTICE_CAPABILITY[tipo], ...(NAMED_CAPABILITIES[tipo] ?? [])].some((needs) => mayDo(cargo, needs)),
      )
    : undefined;
