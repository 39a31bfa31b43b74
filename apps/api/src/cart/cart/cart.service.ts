import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { type Carrito, MAX_LINES } from '@tuerca/contracts/cart/cart/schemas';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { fingerprint } from '../../platform/common/keys';
import type { Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { SystemService } from '../../platform/system/system.service';
import { ProductReferences } from '../../products/products/product-references.service';
import { type ProductoCarrito, ProductsService } from '../../products/products/products.service';
import { ProductoEnCarrito } from './cart.events';
import { toCarrito } from './cart.mapper';
import { CartRepository, type NewCartLine } from './cart.repository';
import type { AddedOnce, CarritoDoc } from './cart.schema';
import { type CartReview, maxUnits, reviewCart } from './cart-review';

const MAX_ATTEMPTS = 6;

/** A line of the cart beside its product. */
export interface LineWithProduct {
  productoId: string;
  cantidad: number;
  producto: ProductoCarrito;
}
export interface CartSnapshot {
  version: number;
  items: LineWithProduct[];
}
/** A line to be added, with what bounds it. */
interface Addition {
  line: NewCartLine;
  producto: ProductoCarrito;
  maximo: number;
  once: AddedOnce | undefined;
}
interface Wanted {
  productoId: string;
  cantidad: number;
}

const toAddedOnce = (key: string, { productoId, cantidad }: Wanted): AddedOnce => ({
  clave: fingerprint(key),
  huella: fingerprint(`${productoId}|${cantidad}`),
});

/** A client's cart. It holds no stock and no price that counts: both are looked up at every reading. */
@Injectable()
export class CartService {
  constructor(
    private readonly repository: CartRepository,
    private readonly products: ProductsService,
    private readonly system: SystemService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    references: ProductReferences,
  ) {
    references.register((productoIds) => this.repository.findKept(productoIds));
  }

  /** The cart checked anew; what changed by itself is told in this answer and taken for known afterwards. */
  async get({ id }: CurrentUser): Promise<Carrito> {
    return this.show(id, await this.repository.find(id));
  }

  /** Starts from the cart as it was read or written just now. */
  private async show(id: string, read: CarritoDoc | null): Promise<Carrito> {
    const { tasa, iva } = await this.system.open();
    for (let attempt = 1; ; attempt++) {
      const cart = attempt === 1 ? read : await this.repository.find(id);
      const review = await this.review(cart?.items ?? []);
      const version = cart?.version ?? 0;
      const answer = (v: number) => toCarrito(cart && String(cart._id), v, review, tasa, iva);
      if (!review.differs) return answer(version);
      if (
        await this.repository.replace(
          id,
          version,
          review.lines.map(({ line }) => line),
        )
      )
        return answer(version + 1);
      // Another device wrote meanwhile: look again, so that neither loses its write.
      if (attempt >= MAX_ATTEMPTS) return answer(version);
    }
  }

  /**
   * Adds units, once for a `key` however often it is sent; throws STOCK_INSUFICIENTE when cart and request together pass what
   * can be bought, CARRITO_LLENO at the 51st line, CLAVE_REUTILIZADA when the key added something else.
   */
  async add(user: CurrentUser, wanted: Wanted, key: string | undefined): Promise<Reply<Carrito>> {
    const message = wanted.cantidad === 1 ? CART_MESSAGES.added : CART_MESSAGES.unitsAdded(wanted.cantidad);
    const once = key ? toAddedOnce(key, wanted) : undefined;
    try {
      return reply(await this.show(user.id, await this.addOnce(user, wanted, once)), { message });
    } catch (error) {
      // What refuses a repeat may be its own success: the line is there, the last unit gone.
      const cart = once && error instanceof AppError ? await this.repository.find(user.id) : null;
      const added = cart?.claves?.find(({ clave }) => clave === once!.clave);
      if (!added) throw error;
      if (added.huella !== once!.huella) throw new AppError('CLAVE_REUTILIZADA');
      return reply(await this.show(user.id, cart), { message, replayed: true });
    }
  }

  private async addOnce(user: CurrentUser, wanted: Wanted, once: AddedOnce | undefined): Promise<CarritoDoc> {
    const producto = await this.buyable(user.id, wanted.productoId);
    const maximo = maxUnits(producto);
    if (wanted.cantidad > maximo) throw this.tooMany(producto, 0);
    const line = this.toLine(producto, wanted.cantidad);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      // One write as a rule; only what it did not find asks for a look at the cart and the write that fits it.
      const written =
        (await this.repository.append(user.id, line, once)) ??
        (await this.addTo(user.id, { line, producto, maximo, once }));
      if (!written) continue;
      this.events.emit(ProductoEnCarrito.event, new ProductoEnCarrito(producto._id, producto.tiendaId));
      return written;
    }
    throw new AppError('ESTADO_CAMBIO');
  }

  /** Adds a line that could not be appended; null when the cart has changed again meanwhile. */
  private async addTo(clienteId: string, { line, producto, maximo, once }: Addition): Promise<CarritoDoc | null> {
    const cart = await this.repository.find(clienteId);
    if (!cart) return null;
    if (once && cart.claves?.some(({ clave }) => clave === once.clave)) throw new AppError('ESTADO_CAMBIO');
    const current = cart.items.find(({ productoId }) => String(productoId) === line.productoId);
    if (!current && cart.items.length >= MAX_LINES) throw new AppError('CARRITO_LLENO');
    if (current && current.cantidad + line.cantidad > maximo) throw this.tooMany(producto, current.cantidad);
    return current ? this.repository.increase(clienteId, line, { maximo, once }) : null;
  }

  /** Sets a line's quantity; throws PRODUCTO_NO_ENCONTRADO when it is not in the cart. */
  async update(user: CurrentUser, wanted: Wanted): Promise<Reply<Carrito>> {
    const producto = await this.buyable(user.id, wanted.productoId);
    if (wanted.cantidad > maxUnits(producto)) throw this.tooMany(producto, 0);
    const written = await this.repository.setQuantity(user.id, this.toLine(producto, wanted.cantidad));
    if (!written) throw new AppError('PRODUCTO_NO_ENCONTRADO', { message: 'Ese producto ya no está en tu carrito.' });
    return reply(await this.show(user.id, written), { message: CART_MESSAGES.quantityUpdated });
  }

  async remove(user: CurrentUser, productoId: string): Promise<Reply<Carrito>> {
    await this.repository.remove(user.id, productoId);
    return reply(await this.get(user), { message: CART_MESSAGES.removed });
  }

  async clear(user: CurrentUser): Promise<Carrito> {
    await this.repository.clear(user.id);
    return this.get(user);
  }

  /** The lines as they stand with their products, for checkout; nothing is adjusted or acknowledged. `remembered`: products from memory. */
  async snapshot(clienteId: string, { remembered = false } = {}): Promise<CartSnapshot> {
    const cart = await this.repository.find(clienteId);
    const lines = (cart?.items ?? []).map(({ productoId, cantidad }) => ({ productoId: String(productoId), cantidad }));
    return { version: cart?.version ?? 0, items: await this.withProducts(lines, { remembered }) };
  }

  /** Lines beside their products; those whose product is gone are left out. `remembered`: products from memory. */
  async withProducts(lines: Wanted[], { remembered }: { remembered: boolean }): Promise<LineWithProduct[]> {
    const ids = lines.map(({ productoId }) => productoId);
    const products = remembered ? await this.products.recallForCart(ids) : await this.productsOf(ids);
    return lines.flatMap(({ productoId, cantidad }) => {
      const producto = products.get(productoId);
      return producto ? [{ productoId: producto._id, cantidad, producto }] : [];
    });
  }

  /** Takes bought products out inside the purchase's transaction; false when the cart is not the one of `version` any more. */
  removeBought(clienteId: string, version: number, productoIds: string[], tx: Tx): Promise<boolean> {
    return this.repository.removeBought(clienteId, version, productoIds, tx);
  }

  private async review(lines: Parameters<typeof reviewCart>[0]): Promise<CartReview> {
    return reviewCart(
      lines,
      await this.products.recallForCart(lines.map(({ productoId }) => String(productoId))),
      this.clock.now(),
    );
  }

  private async productsOf(ids: string[]): Promise<Map<string, ProductoCarrito>> {
    return new Map((await this.products.findForCart(ids)).map((producto) => [producto._id, producto]));
  }

  private async buyable(userId: string, productoId: string): Promise<ProductoCarrito> {
    const producto = (await this.products.recallForCart([productoId])).get(productoId);
    // What is held for somebody else does not exist.
    if (!producto?.activo || (producto.apartado && producto.apartado.clienteId !== userId))
      throw new AppError('PRODUCTO_NO_ENCONTRADO');
    if (maxUnits(producto) < 1) throw new AppError('PRODUCTO_AGOTADO');
    return producto;
  }

  private tooMany(producto: ProductoCarrito, enCarrito: number): AppError {
    const maximo = maxUnits(producto);
    const left = maximo === 1 ? 'Solo queda 1 unidad' : `Solo puedes llevar ${maximo} unidades`;
    const had = enCarrito > 0 ? ` y ya tienes ${enCarrito} en tu carrito` : '';
    return new AppError('STOCK_INSUFICIENTE', {
      message: `${left} de «${producto.nombre}»${had}.`,
      data: { maximo, enCarrito },
    });
  }

  private toLine(producto: ProductoCarrito, cantidad: number): NewCartLine {
    return {
      productoId: producto._id,
      nombre: producto.nombre,
      cantidad,
      visto: currentPrice(producto, this.clock.now()).final,
    };
  }
}
