import type { Tx } from '../../platform/database/transactions';

/** Messages of one conversation that somebody has not read for a while. */
export interface UnreadMessages {
  chatId: string;
  usuarioId: string;
  /** Of the group, or of who wrote last. */
  nombre: string;
  isGroup: boolean;
  noLeidos: number;
  /** Up to which message she had read: names the spell of not reading. */
  ultimoLeido: number;
  /** The beginning of the last message. */
  contenido: string;
}

/** A member who had been told of unread messages has begun to read them. */
export class MensajesLeidos {
  static readonly event = 'chat.mensajes-leidos';
  constructor(
    readonly usuarioId: string,
    readonly chatId: string,
    /** Up to which message she had read when she was told. */
    readonly ultimoLeido: number,
  ) {}
}

/** Messages of a conversation stayed unread: told once per member until she reads, inside the transaction that notes it. */
export class MensajesSinLeer {
  static readonly event = 'chat.mensajes-sin-leer';
  constructor(
    readonly unread: UnreadMessages[],
    readonly tx: Tx,
  ) {}
}
