import type { Tx } from '../platform/database/transactions';

/** Somebody asked about a product of this store; told once, inside the transaction that writes it. */
export class PreguntaHecha {
  static readonly event = 'pregunta.hecha';
  constructor(
    readonly preguntaId: string,
    readonly productoId: string,
    readonly producto: string,
    readonly tiendaId: string,
    /** Under which name the question appears. */
    readonly autor: string,
    readonly texto: string,
    /** Who asked. */
    readonly usuarioId: string,
    readonly tx: Tx,
  ) {}
}

/** The store answered a question, or changed its answer; told inside the transaction that writes it. */
export class PreguntaRespondida {
  static readonly event = 'pregunta.respondida';
  constructor(
    readonly preguntaId: string,
    readonly productoId: string,
    readonly producto: string,
    readonly usuarioId: string,
    readonly tienda: string,
    /** The answer. */
    readonly texto: string,
    readonly tiendaId: string,
    /** False: it had an answer before. */
    readonly primera: boolean,
    readonly tx: Tx,
  ) {}
}
