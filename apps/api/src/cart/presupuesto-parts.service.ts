import { Injectable } from '@nestjs/common';
import type { cart } from '@tuerca/contracts/cart/endpoints';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/presupuestos/messages';
import { AppError } from '../platform/common/app-error';
import type { CurrentUser } from '../platform/common/current-user';
import { reply, type Reply } from '../platform/http/reply';
import { PresupuestosService } from '../presupuestos/presupuestos.service';
import { CartService } from './cart.service';

type Result = DataOf<typeof cart.addPresupuesto>;

/** What a cart refuses of one part, and not of the whole. */
const OF_ONE_PART = new Set(['PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE']);

/** The approved parts of a presupuesto, put into the cart of its client. */
@Injectable()
export class PresupuestoPartsService {
  constructor(
    private readonly presupuestos: PresupuestosService,
    private readonly cart: CartService,
  ) {}

  /** Adds every approved part, once for a `key` however often it is sent. What cannot be bought now is left out and told. */
  async add(user: CurrentUser, id: string, key: string | undefined): Promise<Reply<Result>> {
    const faltantes: Result['faltantes'] = [];
    let agregados = 0;
    for (const { productoId, nombre, cantidad } of await this.presupuestos.approvedParts(user, id)) {
      try {
        await this.cart.add(user, { productoId, cantidad }, key && `${key}:${productoId}`);
        agregados++;
      } catch (error) {
        if (!(error instanceof AppError) || !OF_ONE_PART.has(error.code)) throw error;
        faltantes.push({ productoId, nombre, motivo: error.message });
      }
    }
    const message = faltantes.length
      ? PRESUPUESTO_MESSAGES.someMissing(agregados, faltantes.length)
      : PRESUPUESTO_MESSAGES.partsAdded(agregados);
    return reply({ carrito: await this.cart.get(user), agregados, faltantes }, { message });
  }
}
