import type { Tx } from '../../platform/database/transactions';
import type { PreguntaDoc } from './pregunta.schema';

/** As it is stored, for those who listen. */
export type StoredPregunta = PreguntaDoc;

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
    /** Author of the question. */
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

/** An administrator hid a question, or its answer, or showed it again, told inside the transaction that writes it. */
export class PreguntaModerada {
  static readonly event = 'pregunta.moderada';
  constructor(
    /** As it was before. */
    readonly pregunta: StoredPregunta,
    readonly que: 'pregunta' | 'respuesta',
    readonly oculta: boolean,
    readonly motivo: string,
    /** Tells this change from every other one. */
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}
