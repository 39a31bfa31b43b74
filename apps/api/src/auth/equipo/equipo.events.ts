import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import type { Tx } from '../../platform/database/transactions';

/** Somebody accepted an invitation to a team; told inside the transaction that writes it. */
export class IntegranteUnido {
  static readonly event = 'equipo.unido';
  constructor(
    /** The business, which is its owner's account. */
    readonly negocioId: string,
    readonly integrante: { id: string; nombre: string; email: string; cargo: Cargo },
    /** The page that shows the team. */
    readonly ruta: string,
    readonly tx: Tx,
  ) {}
}
