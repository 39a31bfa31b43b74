import type { Tx } from '../../platform/database/transactions';

/** Change of a campaign that its stores are told of, inside the transaction that writes it. */
export class CampanaMovida {
  static readonly event = 'campana.movida';
  constructor(
    readonly campana: {
      id: string;
      nombre: string;
      porcentaje: number;
      fechaInicio: string;
      fechaFin: string;
      version: number;
    },
    /** 'abierta' for stores that may join; the others for those that were in it and are no more. */
    readonly que: 'abierta' | 'desactivada' | 'cambiada',
    readonly tiendas: readonly string[],
    readonly motivo: string | null,
    readonly tx: Tx,
  ) {}
}
