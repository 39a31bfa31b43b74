import type { Tx } from '../../platform/database/transactions';
import type { CommentDoc } from './comment.schema';

/** As it is stored, for those who listen. */
export type StoredComment = CommentDoc;

/** Somebody published a review; told once, inside the transaction that writes it. */
export class ResenaPublicada {
  static readonly event = 'comentario.publicado';
  constructor(
    readonly comment: StoredComment,
    /** Owner of the target, the target in a sentence to the owner, and the page that shows it. */
    readonly target: { duenoId: string; que: string; ruta: string },
    /** Under which name the review appears. */
    readonly autor: string,
    readonly tx: Tx,
  ) {}
}

/** An administrator hid a review or showed it again, told inside the transaction that writes it. */
export class ComentarioModerado {
  static readonly event = 'comentario.moderado';
  constructor(
    /** As it was before. */
    readonly comment: StoredComment,
    readonly oculto: boolean,
    readonly motivo: string,
    /** The page that shows what it is about. */
    readonly ruta: string,
    /** Tells this change from every other one. */
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}
