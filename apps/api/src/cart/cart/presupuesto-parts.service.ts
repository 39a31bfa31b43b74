import { Injectable } from '@nestjs/common';
import type { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { PresupuestosService } from '../../citas/presupuestos/presupuestos.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { CartService } from './cart.service';
import { SeveralPartsService } from './several-parts.service';

type Result = DataOf<typeof cart.addPresupuesto>;

/** The approved parts of a presupuesto, put into the cart of its client. */
@Injectable()
export class PresupuestoPartsService {
  constructor(
    private readonly presupuestos: PresupuestosService,
    private readonly parts: SeveralPartsService,
    private readonly cart: CartService,
  ) {}

  /** Adds every approved part, once for a `key` however often it is sent. What cannot be bought now is left out and told. */
  async add(user: CurrentUser, id: string, key: string | undefined): Promise<Reply<Result>> {
    const parts = await this.presupuestos.approvedParts(user, id);
    const { added, faltantes } = await this.parts.add(user, parts, key);
    const agregados = added.length;
    const message = faltantes.length
      ? PRESUPUESTO_MESSAGES.someMissing(agregados, faltantes.length)
      : PRESUPUESTO_MESSAGES.partsAdded(agregados);
    return reply({ carrito: await this.cart.get(user), agregados, faltantes }, { message });
  }
}
