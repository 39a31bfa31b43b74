import type { Tx } from '../../platform/database/transactions';

/** An import of this store wrote a part of its rows, or came to its end; told after the commit. */
export class ImportacionAvanzo {
  static readonly event = 'importacion.avanzo';
  constructor(readonly tiendaId: string) {}
}

/** An import came to its end, with all its rows or taken back; told once, inside the transaction that writes it. */
export class ImportacionTerminada {
  static readonly event = 'importacion.terminada';
  constructor(
    readonly importacionId: string,
    readonly tiendaId: string,
    readonly estado: 'aplicada' | 'fallida',
    /** Rows that were written. */
    readonly filas: number,
    readonly tx: Tx,
  ) {}
}
