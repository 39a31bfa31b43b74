import { Injectable } from '@nestjs/common';
import { fechaCaracas } from '@tuerca/contracts/venezuela/caracas';
import type { Entrega } from '@tuerca/contracts/checkout/schemas';
import type { CompraRegistrada, NuevoPago } from '@tuerca/contracts/checkout/purchase';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/checkout/messages';
import { CartService } from '../cart/cart.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { fingerprint } from '../platform/common/keys';
import { Transactions, type Tx } from '../platform/database/transactions';
import { reply, type Reply } from '../platform/http/reply';
import { type NuevoPedido, OrdersService, type PedidoGuardado } from '../orders/orders.service';
import { type Cobro, codigo, PaymentsService } from '../payments/payments.service';
import { ProductsService } from '../products/products.service';
import { SystemService } from '../system/system.service';
import { UsersService } from '../users/users.service';
import { afirmaLoMismo, mismasLineas, sumarLineas } from './assertions';
import { toCompraRegistrada } from './checkout.mapper';
import { toNuevoPedido } from './new-order';
import { cotizar, type Compra, type LineaCarrito, porTienda } from './quote';
import { QuotesService, seVende, sinStock } from './quotes.service';

const INTENTOS = 8;
/** What was seen so many milliseconds ago counts as seen now; the conditional write on the stock has the last word. */
const RECIENTE = 40;
/** Without a key, the same data within this time are a second click and not a second purchase. */
const GEMELA = 10 * 60_000;

/** A purchase that has been checked, with all that one attempt to store it needs. */
interface Preparada {
  user: CurrentUser;
  body: NuevoPago;
  compra: Compra;
  clave: string;
  huella: string;
  condiciones: Pick<NuevoPedido, 'tasa' | 'fechaTasa' | 'iva'>;
  destinatario: Parameters<PaymentsService['register']>[0]['destinatario'];
  cliente: NuevoPedido['cliente'];
  /** Places of the client's open payments, and when stock was looked at (process time, ms). */
  plazas: number[];
  vista: number;
}

/** Not enough of a product, found out inside the transaction. */
class SinStock extends Error {
  constructor(readonly productoId: string) {
    super(productoId);
  }
}

/** Buying the cart: checks everything anew, then stores payment, orders and stock in one transaction. */
@Injectable()
export class PurchaseService {
  constructor(
    private readonly quotes: QuotesService,
    private readonly cart: CartService,
    private readonly products: ProductsService,
    private readonly payments: PaymentsService,
    private readonly orders: OrdersService,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws what the contract's `payments.create` lists; whatever it throws, nothing was moved. */
  async place(user: CurrentUser, body: NuevoPago, key: string | undefined): Promise<Reply<CompraRegistrada>> {
    const huella = fingerprint(JSON.stringify(body));
    if (!key) {
      const gemela = await this.payments.findTwin(user.id, huella, new Date(this.clock.now().getTime() - GEMELA));
      if (gemela) return this.repeat(gemela, huella);
      return this.store(await this.prepare(user, body, huella, key));
    }
    try {
      return await this.store(await this.prepare(user, body, huella, key));
    } catch (error) {
      // What refuses a repeat is its own purchase: the cart is empty, the stock gone. Only then it is looked for; a key is new as a rule.
      const hecha = error instanceof AppError && (await this.payments.findByKey(user.id, `k:${fingerprint(key)}`));
      if (!hecha) throw error;
      return this.repeat(hecha, huella);
    }
  }

  /** My latest purchase, as the confirmation shows it; throws NO_ENCONTRADO. */
  async last(user: CurrentUser): Promise<CompraRegistrada> {
    const pago = await this.payments.findLast(user.id);
    if (!pago) throw new AppError('NO_ENCONTRADO', { message: CHECKOUT_MESSAGES.noPurchase });
    return this.answer(pago);
  }

  private async prepare(
    user: CurrentUser,
    body: NuevoPago,
    huella: string,
    key: string | undefined,
  ): Promise<Preparada> {
    const [publica, carrito, cuenta, plazas] = await Promise.all([
      this.system.forSale(),
      this.cart.snapshot(user.id),
      this.users.findById(user.id),
      this.payments.takenPlaces(user.id),
    ]);
    const vista = Date.now();
    const quote = body.cotizacion ? await this.quotes.read(user, body.cotizacion) : undefined;
    const { tasa, iva, destinatario } = quote ?? publica;
    if (body.bancoReceptor !== destinatario.banco)
      throw new AppError('ENTRADA_INVALIDA', {
        message: 'El banco receptor no es válido',
        errors: [{ campo: 'bancoReceptor', mensaje: 'El banco receptor no es válido' }],
      });
    const entregas = quote?.entregas ?? body.entregas;
    const pedidas = sumarLineas(body.items);
    const lineas = await this.agree(user, carrito.lineas, pedidas, entregas);
    const tiendas = [...porTienda(lineas).keys()];
    const retiro = tiendas.map((tiendaId): Entrega => ({ tiendaId, tipo: 'retiro' }));
    const compra = cotizar(lineas, entregas ?? retiro, await this.quotes.sellers(tiendas), {
      tasa,
      iva,
      tarifas: publica.envio,
      ahora: this.clock.now(),
      enviosFijos: quote?.envios,
    });
    const precios = new Map(quote?.lineas.map(([id, , precioUSD]) => [id, precioUSD]));
    const cotizadas = quote && new Map(quote.lineas.map(([id, cantidad]) => [id, cantidad]));
    const comoCotizado =
      !cotizadas ||
      (mismasLineas(cotizadas, pedidas) &&
        compra.partes.every((parte) =>
          parte.lineas.every(({ producto, precioUSD }) => precios.get(producto._id) === precioUSD),
        ));
    if (!comoCotizado || !afirmaLoMismo(body, compra)) throw await this.changed(user, entregas);
    return {
      user,
      body,
      compra,
      huella,
      destinatario,
      plazas,
      vista,
      clave: key ? `k:${fingerprint(key)}` : `a:${fingerprint(`${user.id}|${carrito.version}|${huella}`)}`,
      condiciones: { tasa: tasa.valor, fechaTasa: tasa.fechaValor, iva },
      cliente: {
        nombre: cuenta!.nombre,
        email: cuenta!.email,
        telefono: cuenta!.telefono,
        cedula: cuenta!.cedula ?? null,
      },
    };
  }

  /** The cart's lines, if they are what was sent and can all be bought. */
  private async agree(
    user: CurrentUser,
    carrito: LineaCarrito[],
    pedidas: Map<string, number>,
    entregas: Entrega[] | undefined,
  ): Promise<LineaCarrito[]> {
    if (!carrito.length) throw new AppError('CARRITO_VACIO');
    const suyas = carrito.filter(({ producto, cantidad }) => pedidas.get(producto._id) === cantidad);
    const corta =
      suyas.length === pedidas.size &&
      suyas.find(({ producto, cantidad }) => !seVende(producto) || producto.stock < cantidad);
    if (corta) throw sinStock(corta.producto, await this.quotes.fresh(user, entregas));
    const vivas = carrito.filter(({ producto }) => seVende(producto));
    if (!mismasLineas(new Map(vivas.map(({ producto, cantidad }) => [producto._id, cantidad])), pedidas))
      throw await this.changed(user, entregas);
    return vivas;
  }

  private async changed(user: CurrentUser, entregas: Entrega[] | undefined): Promise<AppError> {
    return new AppError('TOTAL_CAMBIO', { data: await this.quotes.fresh(user, entregas) });
  }

  /** Stores a checked purchase; a collision with a unique index tells what stands in the way, and some of it only asks for another try. */
  private async store(compra: Preparada): Promise<Reply<CompraRegistrada>> {
    for (let intento = 1; ; intento++) {
      try {
        const plaza = this.payments.freePlace(
          intento === 1 ? compra.plazas : await this.payments.takenPlaces(compra.user.id),
        );
        const { pago, pedidos } = await this.transactions.run((tx) => this.write(compra, plaza, tx));
        this.payments.registered(pago);
        return reply(this.toAnswer(pago, pedidos), { message: CHECKOUT_MESSAGES.paymentRegistered });
      } catch (error) {
        if (error instanceof SinStock) {
          const [producto] = await this.products.findForCart([error.productoId]);
          throw producto
            ? sinStock(producto, await this.quotes.fresh(compra.user, compra.body.entregas))
            : new AppError('PRODUCTO_AGOTADO');
        }
        const { code, keyPattern = {} } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
        if (code !== 11000 && code !== 'PAGOS_ABIERTOS') throw error;
        // What stands in the way may be this very purchase, sent twice.
        const hecha = await this.payments.findByKey(compra.user.id, compra.clave);
        if (hecha) return this.repeat(hecha, compra.huella);
        if ('clavesReferencia' in keyPattern) throw new AppError('REFERENCIA_USADA');
        // Another purchase took the place or, once in a billion, the number.
        if (code !== 11000 || intento >= INTENTOS) throw error;
      }
    }
  }

  private async write(
    { user, body, compra, clave, huella, condiciones, destinatario, cliente, vista }: Preparada,
    plaza: number,
    tx: Tx,
  ): Promise<{ pago: Cobro; pedidos: PedidoGuardado[] }> {
    const orderNumber = `T${fechaCaracas(this.clock.now()).slice(2).replaceAll('-', '')}-${codigo(6)}`;
    const cobro = {
      clienteId: user.id,
      orderNumber,
      claveIdempotencia: clave,
      huella,
      plaza,
      datos: body,
      bancoReceptor: destinatario.banco,
      monto: compra.total,
      totalUSD: compra.totalUSD,
      tasa: condiciones.tasa,
      destinatario,
    };
    const pedidas = compra.partes.flatMap((parte) => parte.lineas);
    // In a crowd most wait for their turn and come too late: a look costs them less than a transaction that has to be undone.
    if (Date.now() - vista > RECIENTE) await this.look(pedidas);
    const pago = await this.payments.register(cobro, tx);
    const pedidos = compra.partes.map((parte, i) =>
      toNuevoPedido(parte, { indice: compra.partes.length > 1 ? i : null, pago, cliente, condiciones }),
    );
    const guardados = await this.orders.insert(pedidos, tx);
    const lineas = pedidos.flatMap(({ numero, items }) =>
      items.map(({ productoId, cantidad }) => ({ productoId, cantidad, pedidoRef: numero })),
    );
    await this.cart.removeBought(
      user.id,
      lineas.map(({ productoId }) => productoId),
      tx,
    );
    // Stock comes last, since others wait for it, and in one order for everybody, so that no two wait for each other.
    for (const linea of lineas.sort((a, b) => (a.productoId < b.productoId ? -1 : 1))) {
      if (!(await this.products.takeStock(linea, tx))) throw new SinStock(linea.productoId);
    }
    return { pago, pedidos: guardados };
  }

  private async look(pedidas: { producto: { _id: string }; cantidad: number }[]): Promise<void> {
    const ahora = new Map(
      (await this.products.findForCart(pedidas.map(({ producto }) => producto._id))).map(({ _id, stock }) => [
        _id,
        stock,
      ]),
    );
    const corta = pedidas.find(({ producto, cantidad }) => (ahora.get(producto._id) ?? 0) < cantidad);
    if (corta) throw new SinStock(corta.producto._id);
  }

  private async repeat(pago: Cobro, huella: string): Promise<Reply<CompraRegistrada>> {
    if (pago.huella !== huella) throw new AppError('CLAVE_REUTILIZADA');
    return reply(await this.answer(pago), { message: CHECKOUT_MESSAGES.paymentRegistered });
  }

  private async answer(pago: Cobro): Promise<CompraRegistrada> {
    return this.toAnswer(pago, await this.orders.findByPayment(String(pago._id)));
  }

  private toAnswer(pago: Cobro, pedidos: PedidoGuardado[]): CompraRegistrada {
    return toCompraRegistrada(this.payments.toAnswer(pago), pago.bancoEmisor, pedidos);
  }
}
