/** An import of this store wrote a part of its rows, or came to its end; told after the commit. */
export class ImportacionAvanzo {
  static readonly event = 'importacion.avanzo';
  constructor(readonly tiendaId: string) {}
}
