import type { Tx } from '../platform/database/transactions';
import type { CommentDoc } from './comment.schema';

/** As it is stored, for those who listen. */
export type StoredComment = CommentDoc;

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
