import type { Tx } from '../../platform/database/transactions';

/** What stores hear of a campaign, inside the transaction that does it. */
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
