/** Somebody asked about a product of this store; told once, right after the write. */
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
  ) {}
}

/** The store answered a question, or changed its answer. */
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
  ) {}
}
