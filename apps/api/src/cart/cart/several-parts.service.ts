import { Injectable } from '@nestjs/common';
import type { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { PresupuestosService } from '../../citas/presupuestos/presupuestos.service';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { CartService } from './cart.service';

interface Wanted {
  productoId: string;
  nombre: string;
  cantidad: number;
}
type Repeated = DataOf<typeof cart.repeatOrder>;
type Missing = DataOf<typeof cart.addPresupuesto>['faltantes'];

/** Errors that concern one part, and not the whole request. */
const OF_ONE_PART = new Set(['PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE']);
/** Units that the cart still takes of a part that it refused, when it said so. */
const unitsLeft = ({ detail }: AppError): number => {
  const { maximo = 0, enCarrito = 0 } = (detail.data ?? {}) as { maximo?: number; enCarrito?: number };
  return maximo - enCarrito;
};

/** Several parts put into a cart at once, those of a presupuesto or of an order: what cannot be bought now is left out and told. */
@Injectable()
export class SeveralPartsService {
  constructor(
    private readonly cart: CartService,
    private readonly presupuestos: PresupuestosService,
    private readonly orders: OrdersService,
  ) {}

  /** Adds every approved part, once for a `key` however often it is sent. What cannot be bought now is left out and told. */
  async addPresupuesto(
    user: CurrentUser,
    id: string,
    key: string | undefined,
  ): Promise<Reply<DataOf<typeof cart.addPresupuesto>>> {
    const parts = await this.presupuestos.approvedParts(user, id);
    const { added, faltantes } = await this.add(user, parts, key);
    const agregados = added.length;
    const message = faltantes.length
      ? PRESUPUESTO_MESSAGES.someMissing(agregados, faltantes.length)
      : PRESUPUESTO_MESSAGES.partsAdded(agregados);
    return reply({ carrito: await this.cart.get(user), agregados, faltantes }, { message });
  }

  /** Puts what can still be bought into the cart, and tells what cannot and what costs otherwise; throws NO_ENCONTRADO. */
  async repeatOrder(user: CurrentUser, pedidoKey: string, key: string | undefined): Promise<Reply<Repeated>> {
    const { items } = await this.orders.own(user, pedidoKey);
    const wanted = items.map(({ productoId, nombre, cantidad }) => ({
      productoId: String(productoId),
      nombre,
      cantidad,
    }));
    const { added, faltantes } = await this.add(user, wanted, key, { fewer: true });
    const carrito = await this.cart.get(user);
    const cambios = items.flatMap(({ productoId, nombre, precioUSD }): Repeated['cambios'] => {
      const id = String(productoId);
      const [antes, ahora] = [toMonto(precioUSD), carrito.items.find((line) => line.productoId === id)?.precio];
      const told = ahora !== undefined && ahora !== antes && added.some((part) => part.productoId === id);
      return told ? [{ productoId: id, nombre, antes, ahora }] : [];
    });
    const left = wanted.filter(({ productoId }) => !added.some((part) => part.productoId === productoId));
    const message = CART_MESSAGES.repeated(added.length, left.length);
    return reply({ carrito, agregados: added.length, faltantes, cambios }, { message });
  }

  /** Adds every part, once for a `key` however often it is sent. `fewer`: as many units as there are, the rest is told. */
  private async add(user: CurrentUser, parts: readonly Wanted[], key: string | undefined, { fewer = false } = {}) {
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
