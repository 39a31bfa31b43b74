import type { PasoNegocio } from '@tuerca/contracts/auth/negocios/review-states';
import type { Tx } from '../../platform/database/transactions';

/** A store or a workshop, as those who are told of it know it. */
export interface NegocioRef {
  id: string;
  tipo: 'tienda' | 'taller';
  nombre: string;
}

/** A new business waits for the administrators, or a refused one does again; told inside the transaction that stores it. */
export class NegocioPorRevisar {
  static readonly event = 'negocio.por-revisar';
  constructor(
    readonly negocio: NegocioRef,
    /** Number of times that it was sent, 1 for the registration. */
    readonly vez: number,
    readonly tx?: Tx,
  ) {}
}

/** The administrators did something to a business, inside their transaction. */
export class NegocioDecidido {
  static readonly event = 'negocio.decidido';
  constructor(
    readonly negocio: NegocioRef,
    readonly paso: PasoNegocio,
    readonly motivo: string | null,
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}
