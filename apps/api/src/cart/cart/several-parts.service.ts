import { Injectable } from '@nestjs/common';
import type { cart } from '@tuerca/contracts/cart/cart/endpoints';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { CartService } from './cart.service';

interface Wanted {
  productoId: string;
  nombre: string;
  cantidad: number;
}
type Missing = DataOf<typeof cart.addPresupuesto>['faltantes'];

/** Errors that concern one part, and not the whole request. */
const OF_ONE_PART = new Set(['PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE']);
/** Units that the cart still takes of a part that it refused, when it said so. */
const unitsLeft = ({ detail }: AppError): number => {
  const { maximo = 0, enCarrito = 0 } = (detail.data ?? {}) as { maximo?: number; enCarrito?: number };
  return maximo - enCarrito;
};

/** Several parts put into a cart at once: what cannot be bought now is left out and told. */
@Injectable()
export class SeveralPartsService {
  constructor(private readonly cart: CartService) {}

  /** Adds every part, once for a `key` however often it is sent. `fewer`: as many units as there are, the rest is told. */
  async add(user: CurrentUser, parts: readonly Wanted[], key: string | undefined, { fewer = false } = {}) {
    const faltantes: Missing = [];
    const added: Wanted[] = [];
    for (const part of parts) {
      const { productoId, nombre } = part;
      const partKey = key && `${key}:${productoId}`;
      try {
        await this.cart.add(user, { productoId, cantidad: part.cantidad }, partKey);
        added.push(part);
      } catch (error) {
        if (!(error instanceof AppError) || !OF_ONE_PART.has(error.code)) throw error;
        faltantes.push({ productoId, nombre, motivo: error.message });
        const cantidad = fewer ? unitsLeft(error) : 0;
        if (cantidad > 0 && (await this.addRest(user, { productoId, cantidad }, partKey)))
          added.push({ ...part, cantidad });
      }
    }
    return { added, faltantes };
  }

  /** False when the units that were left are gone by now. */
  private async addRest(
    user: CurrentUser,
    wanted: { productoId: string; cantidad: number },
    key: string | undefined,
  ): Promise<boolean> {
    try {
      await this.cart.add(user, wanted, key && `${key}:rest`);
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || !OF_ONE_PART.has(error.code)) throw error;
      return false;
    }
  }
}
