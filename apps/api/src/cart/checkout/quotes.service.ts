import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { pickupHours } from '@tuerca/contracts/auth/negocios/opening';
import type { BuyerStanding } from '@tuerca/contracts/cart/checkout/buyer-limits';
import { cashObstacle, cashRefusal, heldUntil } from '@tuerca/contracts/cart/checkout/cash';
import {
  type Cotizacion,
  COTIZACION_MINUTES,
  DeliveryOption,
  type Entrega,
} from '@tuerca/contracts/cart/checkout/schemas';
import type { Instalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import { isInState, type OfferedOficina, oficinas } from '@tuerca/contracts/orders/orders/oficinas';
import { StoresService } from '../../auth/stores/stores.service';
import type { NuevoPedido } from '../../orders/orders/orders.service';
import { BuyersService } from '../../payments/payments/buyers.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { deriveKeys, type Keys } from '../../platform/common/keys';
import { Environment } from '../../platform/config/environment';
import { type Reply, reply } from '../../platform/http/reply';
import { SystemService } from '../../platform/system/system.service';
import { CartService, type CartSnapshot } from '../cart/cart.service';
import { InstallationsService } from '../instalaciones/installations.service';
import { assertWithin } from './assertions';
import { toCotizacion } from './checkout.mapper';
import { type HandoverSeller, kilosOf } from './handover';
import { toNewOrders } from './new-order';
import { groupByStore, pricePurchase, type Purchase } from './quote';
import { type QuoteContent, readQuote, type ResolvedEntrega, signQuote } from './quote-token';
import { isForSale, nothingToBuy, shortage } from './shortage';
import { WorkshopDeliveriesService } from './workshop-deliveries.service';

/** Whether it can be paid at the pick-up: until when the store holds it, or why not. */
function cashTerms(
  { parts }: Purchase,
  now: Date,
  of?: { instalacion: Instalacion | null; standing: BuyerStanding },
): Pick<Cotizacion, 'efectivo' | 'sinEfectivo'> {
  const buyer = { standing: of?.standing ?? 'new', withInstallation: !!of?.instalacion };
  if (cashRefusal(parts, buyer) !== null) return { efectivo: null, sinEfectivo: cashObstacle(parts, buyer) };
  const { horario, entrega } = parts[0]!.tienda;
  return { efectivo: { hasta: heldUntil(horario, entrega.efectivo, now).toISOString() }, sinEfectivo: null };
}

/** Freezes what a purchase costs: rate, lines, deliveries, for 60 minutes. Nothing is stored; the signature proves it. */
@Injectable()
export class QuotesService {
  private readonly keys: Keys;

  constructor(
    private readonly cart: CartService,
    private readonly stores: StoresService,
    private readonly system: SystemService,
    private readonly deliveries: WorkshopDeliveriesService,
    private readonly installations: InstallationsService,
    private readonly buyers: BuyersService,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.keys = deriveKeys(env, 'quote');
  }

  /** Delivery options of each store for its part of the cart. */
  async options({ id }: CurrentUser): Promise<z.output<typeof DeliveryOption>[]> {
    const { items } = await this.cart.snapshot(id);
    const groups = groupByStore(items.filter(({ producto }) => isForSale(producto)));
    if (!groups.size) throw nothingToBuy(items);
    const sellers = await this.sellers([...groups.keys()]);
    return [...sellers.values()].map(({ _id, nombre, direccion, ciudad, estado, horario, entrega }) => ({
      tiendaId: _id,
      nombre,
      direccion,
      ciudad,
      estado,
      horario: pickupHours(horario, this.clock.now()),
      entrega,
      kilos: kilosOf(groups.get(_id)!),
    }));
  }

  /** The couriers' offices in a state, repeated from memory until administrators change them. */
  offices(estado: string): Reply<OfferedOficina[]> {
    const inState = oficinas().filter((one) => isInState(one, { estado, ciudad: '' }));
    return reply(inState, { cache: { tags: ['catalogos'] } });
  }

  /** Ids of the stores that sell these lines, in the order of the lines. */
  storesOf(items: Parameters<typeof groupByStore>[0]): string[] {
    return [...groupByStore(items).keys()];
  }

  /** Every figure of a purchase under given conditions, stored nowhere; throws ENTREGA_INVALIDA. */
  price(...purchase: Parameters<typeof pricePurchase>): Purchase {
    return pricePurchase(...purchase);
  }

  /** The orders of a priced purchase, one per store, as they are stored. */
  toOrders(...purchase: Parameters<typeof toNewOrders>): NuevoPedido[] {
    return toNewOrders(...purchase);
  }

  /** A quote of the whole cart, with a look whether the appointment that is to be booked with it can be; lines that cannot be bought at all are left out, as the cart's total does. */
  async quote(user: CurrentUser, entregas: Entrega[], instalacion: Instalacion | null = null): Promise<Cotizacion> {
    const { version, items } = await this.cart.snapshot(user.id);
    const buyable = items.filter(({ producto }) => isForSale(producto));
    if (!buyable.length) throw nothingToBuy(items);
    const short = buyable.find(({ cantidad, producto }) => cantidad > producto.stock);
    if (short) throw shortage(short.producto);
    // Before any money is sent: what would refuse the purchase afterwards refuses its quote.
    const { standing } = await this.buyers.allowance(user.id);
    return this.freeze(user, { version, items: buyable }, entregas, { instalacion, standing });
  }

  /** The figures as they are now, for somebody whose own are out of date; null when there is nothing left to buy. Throws ENTREGA_INVALIDA when a store has no delivery choice. */
  async fresh(user: CurrentUser, entregas: (Entrega | ResolvedEntrega)[] | undefined): Promise<Cotizacion | null> {
    const { version, items } = await this.cart.snapshot(user.id);
    const buyable = items
      .filter(({ producto }) => isForSale(producto))
      .map((line) => ({ ...line, cantidad: Math.min(line.cantidad, line.producto.stock) }));
    if (!buyable.length) return null;
    // Without any choice the parts are picked up. What came from another store after the choice is asked about.
    const pickUp = [...groupByStore(buyable).keys()].map((tiendaId): Entrega => ({ tiendaId, tipo: 'retiro' }));
    return this.freeze(user, { version, items: buyable }, entregas ?? pickUp);
  }

  /** The content of the user's own quote; throws COTIZACION_INVALIDA, and COTIZACION_VENCIDA with new figures. */
  async read(user: CurrentUser, token: string): Promise<QuoteContent> {
    const content = readQuote(token, this.keys);
    if (content?.sub !== user.id) throw new AppError('COTIZACION_INVALIDA');
    if (content.exp <= this.clock.now().getTime())
      throw new AppError('COTIZACION_VENCIDA', { data: await this.fresh(user, content.entregas) });
    return content;
  }

  /** The stores of a purchase, as orders keep them. */
  async sellers(ids: string[]): Promise<Map<string, HandoverSeller>> {
    const docs = await this.stores.recall(ids);
    return new Map(
      ids.flatMap((id) => {
        const doc = docs.get(id);
        if (!doc) return [];
        const { calle, ciudad, estado } = doc.direccion;
        return [
          [
            id,
            {
              _id: id,
              nombre: doc.nombreTienda,
              rif: doc.rif,
              telefono: doc.telefono,
              direccion: [calle, ciudad, estado].filter(Boolean).join(', '),
              ciudad,
              estado,
              horario: doc.horario,
              entrega: this.stores.deliveryOf(doc),
            },
          ] as const,
        ];
      }),
    );
  }

  /** With `purchase` what is wrong with buyer or appointment refuses the quote; figures alone are refused to nobody. */
  private async freeze(
    user: CurrentUser,
    { version, items }: CartSnapshot,
    wanted: (Entrega | ResolvedEntrega)[],
    purchase?: { instalacion: Instalacion | null; standing: BuyerStanding },
  ): Promise<Cotizacion> {
    const { tasa, iva, envio: tariffs, destinatario } = await this.system.forSale();
    const now = this.clock.now();
    const sellers = await this.sellers([...groupByStore(items).keys()]);
    const entregas = await this.deliveries.resolve(user, wanted);
    const priced = pricePurchase(items, entregas, sellers, { tasa, tariffs, now });
    if (purchase) {
      assertWithin(purchase.standing, priced);
      await this.installations.check(user, purchase.instalacion, priced.parts);
    }
    const exp = now.getTime() + COTIZACION_MINUTES * 60_000;
    const content: QuoteContent = {
      typ: 'quote',
      sub: user.id,
      exp,
      tasa,
      iva,
      destinatario,
      carrito: version,
      items: priced.parts.flatMap((part) =>
        part.items.map(({ productoId, cantidad, precioUSD }) => ({ productoId, cantidad, precioUSD })),
      ),
      entregas: entregas.filter(({ tiendaId }) => sellers.has(tiendaId)),
      standing: purchase?.standing,
      formas: Object.fromEntries(
        priced.parts.map(({ tienda, way, formaEnvio, preparacion }) => [
          tienda._id,
          { way, oficina: formaEnvio?.oficina, preparacion },
        ]),
      ),
    };
    return toCotizacion(
      priced,
      { iva, now },
      {
        token: signQuote(content, this.keys[0]),
        expira: new Date(exp).toISOString(),
        tasa,
        destinatario,
        ...cashTerms(priced, now, purchase),
      },
    );
  }
}
