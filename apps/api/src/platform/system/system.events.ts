import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import type { Tx } from '../database/transactions';

/** Step of a change of the recipient. */
export type RecipientStep = 'pedido' | 'adelantado' | 'cancelado' | 'vigente';

/** A change of the recipient was asked for, brought forward, cancelled, or its time came; inside the transaction of it. */
export class DestinatarioCambio {
  static readonly event = 'destinatario.cambio';
  constructor(
    readonly cambio: {
      id: string;
      nuevo: Destinatario;
      motivo: string;
      vigenteDesde: Date;
    },
    readonly step: RecipientStep,
    /** Id of the administrator, or 'sistema'. */
    readonly actor: string,
    readonly tx: Tx,
  ) {}
}

/** An administrator changed a sensitive entry; inside the transaction of it. */
export class ConfiguracionCambio {
  static readonly event = 'configuracion.cambio';
  constructor(
    readonly entry: { name: string; etiqueta: string; categoria: string; unidad: string | null },
    readonly antes: number | boolean | string,
    readonly despues: number | boolean | string,
    readonly by: { actor: string; motivo?: string },
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}
