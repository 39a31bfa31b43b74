import { Injectable } from '@nestjs/common';
import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import { cashRefusal } from '@tuerca/contracts/cart/checkout/cash';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { CompraEnEfectivo, NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { UsersService } from '../../auth/users/users.service';
import type { PreparedBooking } from '../../citas/citas/booking.service';
import type { NuevoPedido } from '../../orders/orders/orders.service';
import { type Allowance, BuyersService } from '../../payments/payments/buyers.service';
import { CashPaymentsService } from '../../payments/payments/cash-payments.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { SystemService } from '../../platform/system/system.service';
import { CartService, type CartSnapshot, type LineWithProduct } from '../cart/cart.service';
import { InstallationsService } from '../instalaciones/installations.service';
import { assertsSame, assertWithin, sameUnits, sumUnits } from './assertions';
import { groupByStore, pricePurchase, type Purchase } from './quote';
import type { QuoteContent, ResolvedEntrega } from './quote-token';
import { QuotesService } from './quotes.service';
import { isForSale, shortage } from './shortage';
import { WorkshopDeliveriesService } from './workshop-deliveries.service';

/** A purchase as it was sent: paid through a bank, or to be paid in the store. */
export type PurchaseBody = NuevoPago | CompraEnEfectivo;

/** A purchase that has been checked, with all that storing it needs. */
export interface PreparedPurchase {
  clienteId: string;
  body: PurchaseBody;
  purchase: Purchase;
  /** The cart that is bought, with the products as they were priced. */
  cart: CartSnapshot;
  /** A free slot among the client's open payments, and how the buyer is known. */
  allowance: Allowance;
  conditions: Pick<NuevoPedido, 'tasa' | 'fechaTasa' | 'iva'>;
  destinatario: Destinatario;
  cliente: NuevoPedido['cliente'];
  /** The appointment to be booked with it. */
  instalacion: PreparedBooking | null;
  /** Of one that is paid in the store: a free slot, and what says until when it is held. */
  cash: { slot: number; horas: number; horario: Horario } | null;
}

/** Thrown when data on which a purchase was checked have changed: it has to be prepared anew. */
export class OutdatedPurchase extends Error {}

/** Checks a purchase against cart, products, quote and configuration, and computes its figures. It writes nothing. */
@Injectable()
export class PurchasePreparationService {
  constructor(
    private readonly quotes: QuotesService,
    private readonly deliveries: WorkshopDeliveriesService,
    private readonly installations: InstallationsService,
    private readonly cart: CartService,
    private readonly buyers: BuyersService,
    private readonly cash: CashPaymentsService,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws what refuses the purchase. With `remembered` the products come from memory, the cart out of the quote, and a
   * slot is assumed to be free, since conditional writes and unique indexes decide anyway; nothing is refused out of memory
   * alone: then it throws OutdatedPurchase.
   */
  async prepare(
    { id: clienteId, ...user }: CurrentUser,
    body: PurchaseBody,
    { remembered }: { remembered: boolean },
  ): Promise<PreparedPurchase> {
    const who = { id: clienteId, ...user };
    const quote = body.cotizacion ? await this.quotes.read(who, body.cotizacion) : undefined;
    const [config, cart, contacts, allowance] = await Promise.all([
      this.system.forSale(),
      remembered && quote ? this.quotedCart(quote) : this.cart.snapshot(clienteId, { remembered }),
      this.users.recallContacts([clienteId]),
      // Most clients have nothing open; who has is refused by the unique index, and asked about in the next attempt.
      remembered && quote?.standing ? { standing: quote.standing, slot: 0 } : this.buyers.allowance(clienteId),
    ]);
    const { tasa, iva, destinatario } = quote ?? config;
    const wanted = quote?.entregas ?? ('entregas' in body ? body.entregas : undefined);
    if (await this.system.isWithdrawn(tasa))
      throw new AppError('TASA_RETIRADA', { data: await this.quotes.fresh(who, wanted) });
    if (body.metodoPago !== 'efectivo' && body.bancoReceptor !== destinatario.banco)
      throw new AppError('ENTRADA_INVALIDA', {
        message: CHECKOUT_MESSAGES.receivingBank,
        errors: [{ campo: 'bancoReceptor', mensaje: CHECKOUT_MESSAGES.receivingBank }],
      });
    const refuse = async (error: (data: unknown) => AppError) =>
      remembered ? new OutdatedPurchase() : error(await this.quotes.fresh(who, wanted));
    const changed = (data: unknown) => new AppError('TOTAL_CAMBIO', { data });

    // Another quote would show nothing: this cart may have been emptied meanwhile.
    if (remembered && !cart.items.length) throw new OutdatedPurchase();
    const agreed = this.agree(cart.items, body);
    if (!agreed.items) throw await refuse(agreed.short ? (data) => shortage(agreed.short!, data) : changed);
    const resolved = wanted && (await this.deliveries.resolve(who, wanted));
    const purchase = await this.price(agreed.items, resolved, { quote, config });
    if (!asQuoted(purchase, quote) || !assertsSame(body, purchase)) throw await refuse(changed);
    try {
      assertWithin(allowance.standing, purchase);
    } catch (error) {
      throw remembered ? new OutdatedPurchase() : error;
    }
    const instalacion = await this.installations.prepare(
      who,
      'instalacion' in body ? body.instalacion : null,
      purchase.parts,
    );
    const cash = body.metodoPago === 'efectivo' ? await this.cashOf(clienteId, purchase, allowance) : null;
    const { nombre, email, telefono, cedula } = contacts.get(clienteId)!;
    return {
      clienteId,
      body,
      purchase,
      cart: { version: cart.version, items: agreed.items },
      allowance,
      destinatario,
      conditions: { tasa: tasa.valor, fechaTasa: tasa.fechaValor, iva },
      cliente: { nombre, email, telefono, cedula },
      instalacion,
      cash,
    };
  }

  /** Checks that a purchase may be paid in the store; throws EFECTIVO_NO_DISPONIBLE with the reason. */
  private async cashOf(clienteId: string, { parts }: Purchase, { standing }: Allowance) {
    const message = cashRefusal(parts, { standing, withInstallation: false });
    if (message) throw new AppError('EFECTIVO_NO_DISPONIBLE', { message });
    const { horario, entrega } = parts[0]!.tienda;
    return { slot: await this.cash.freeSlot(clienteId), horas: entrega.efectivo.horas, horario };
  }

  /** The cart as the quote saw it, under the version that it then had. */
  private async quotedCart({ carrito: version, items }: QuoteContent): Promise<CartSnapshot> {
    return { version, items: await this.cart.withProducts(items, { remembered: true }) };
  }

  /** The cart's lines, if they are what was sent and can all be bought; else which product runs short, if that is why. */
  private agree(items: LineWithProduct[], body: PurchaseBody) {
    if (!items.length) throw new AppError('CARRITO_VACIO');
    const wanted = sumUnits(body.items);
    const own = items.filter(({ productoId, cantidad }) => wanted.get(productoId) === cantidad);
    const short =
      own.length === wanted.size
        ? own.find(({ producto, cantidad }) => !isForSale(producto) || producto.stock < cantidad)?.producto
        : undefined;
    const buyable = items.filter(({ producto }) => isForSale(producto));
    return { short, items: !short && sameUnits(sumUnits(buyable), wanted) ? buyable : undefined };
  }

  private async price(
    items: LineWithProduct[],
    entregas: ResolvedEntrega[] | undefined,
    { quote, config }: { quote?: QuoteContent; config: Awaited<ReturnType<SystemService['forSale']>> },
  ): Promise<Purchase> {
    const stores = [...groupByStore(items).keys()];
    const pickUp = stores.map((tiendaId): ResolvedEntrega => ({ tiendaId, tipo: 'retiro' }));
    return pricePurchase(items, entregas ?? pickUp, await this.quotes.sellers(stores), {
      tasa: (quote ?? config).tasa,
      tariffs: config.envio,
      now: this.clock.now(),
      formas: quote?.formas,
    });
  }
}

/** Whether units and prices in dollars are those that the quote froze. */
function asQuoted({ parts }: Purchase, quote: QuoteContent | undefined): boolean {
  if (!quote) return true;
  const lines = parts.flatMap(({ items }) => items);
  const prices = new Map(quote.items.map(({ productoId, precioUSD }) => [productoId, precioUSD]));
  return (
    sameUnits(sumUnits(quote.items), sumUnits(lines)) &&
    lines.every(({ productoId, precioUSD }) => prices.get(productoId) === precioUSD)
  );
}
