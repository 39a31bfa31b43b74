import type { EstadoManoDeObra } from '@tuerca/contracts/cart/mano-de-obra/states';
import type { Tx } from '../../platform/database/transactions';
import type { ManoDeObraDoc } from './mano-de-obra.schema';

/** Labour that is paid through Tuerca moved, told inside the transaction that moves it. */
export class ManoDeObraMovida {
  static readonly event = 'mano_de_obra.movida';
  constructor(
    readonly manoDeObra: ManoDeObraDoc,
    readonly before: EstadoManoDeObra,
    readonly tx: Tx,
  ) {}
}
