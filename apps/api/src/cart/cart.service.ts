import { Injectable } from '@nestjs/common';
import { type Carrito, LINEAS_MAX } from '@tuerca/contracts/cart/schemas';
import { precioVigente } from '@tuerca/contracts/products/price';
import { CART_MESSAGES } from '@tuerca/contracts/cart/messages';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import type { Tx } from '../platform/database/transactions';
import { reply, type Reply } from '../platform/http/reply';
import { type ProductoCarrito, ProductsService } from '../products/products.service';
import { SystemService } from '../system/system.service';
import type { CarritoDoc } from './cart.schema';
import { maximoDe, revisar, type Revision } from './cart-review';
import { toCarrito } from './cart.mapper';
import { CartRepository, type NuevaLinea } from './cart.repository';

const INTENTOS = 6;

interface Pedida {
  productoId: string;
  cantidad: number;
}

/** A client's cart. It holds no stock and no price that counts: both are looked up at every reading. */
@Injectable()
export class CartService {
  constructor(
    private readonly repository: CartRepository,
    private readonly products: ProductsService,
    private readonly system: SystemService,
    private readonly clock: Clock,
  ) {}

  /** The cart checked anew; what changed by itself is told in this answer and taken for known afterwards. */
  async get({ id }: CurrentUser): Promise<Carrito> {
    return this.show(id, await this.repository.find(id));
  }

  /** Starts from the cart as it was read or written just now. */
  private async show(id: string, leido: CarritoDoc | null): Promise<Carrito> {
    const { tasa, iva } = await this.system.public();
    for (let intento = 1; ; intento++) {
      const carrito = intento === 1 ? leido : await this.repository.find(id);
      const revision = await this.review(carrito?.lineas ?? []);
      const version = carrito?.version ?? 0;
      const respuesta = (v: number) => toCarrito(carrito && String(carrito._id), v, revision, tasa, iva);
      if (!revision.distinto) return respuesta(version);
      if (
        await this.repository.replace(
          id,
          version,
          revision.lineas.map(({ linea }) => linea),
        )
      )
        return respuesta(version + 1);
      // Another device wrote meanwhile: look again, so that neither loses its write.
      if (intento >= INTENTOS) return respuesta(version);
    }
  }

  /** Adds units; throws STOCK_INSUFICIENTE when cart and request together pass what can be bought, CARRITO_LLENO at the 51st line. */
  async add(user: CurrentUser, pedida: Pedida): Promise<Reply<Carrito>> {
    const producto = await this.buyable(pedida.productoId);
    const maximo = maximoDe(producto);
    if (pedida.cantidad > maximo) throw this.tooMany(producto, 0);
    const linea = this.toLinea(producto, pedida.cantidad);
    for (let intento = 1; ; intento++) {
      const escrito =
        (await this.repository.append(user.id, linea)) ?? (await this.repository.increase(user.id, linea, maximo));
      if (escrito)
        return reply(await this.show(user.id, escrito), {
          message: pedida.cantidad === 1 ? CART_MESSAGES.added : CART_MESSAGES.unitsAdded(pedida.cantidad),
        });
      const carrito = await this.repository.find(user.id);
      const actual = carrito?.lineas.find(({ productoId }) => String(productoId) === pedida.productoId);
      if (!carrito) await this.repository.ensure(user.id);
      else if (actual && actual.cantidad + pedida.cantidad > maximo) throw this.tooMany(producto, actual.cantidad);
      else if (!actual && carrito.lineas.length >= LINEAS_MAX) throw new AppError('CARRITO_LLENO');
      if (intento >= INTENTOS) throw new AppError('ESTADO_CAMBIO');
    }
  }

  /** Sets a line's quantity; throws PRODUCTO_NO_ENCONTRADO when it is not in the cart. */
  async update(user: CurrentUser, pedida: Pedida): Promise<Reply<Carrito>> {
    const producto = await this.buyable(pedida.productoId);
    if (pedida.cantidad > maximoDe(producto)) throw this.tooMany(producto, 0);
    const escrito = await this.repository.setQuantity(user.id, this.toLinea(producto, pedida.cantidad));
    if (!escrito) throw new AppError('PRODUCTO_NO_ENCONTRADO', { message: 'Ese producto ya no está en tu carrito.' });
    return reply(await this.show(user.id, escrito), { message: CART_MESSAGES.quantityUpdated });
  }

  async remove(user: CurrentUser, productoId: string): Promise<Reply<Carrito>> {
    await this.repository.remove(user.id, [productoId]);
    return reply(await this.get(user), { message: CART_MESSAGES.removed });
  }

  async clear(user: CurrentUser): Promise<Carrito> {
    await this.repository.clear(user.id);
    return this.get(user);
  }

  /** The lines as they stand, with their products now, for checkout; nothing is adjusted or acknowledged. */
  async snapshot(
    clienteId: string,
  ): Promise<{ version: number; lineas: { cantidad: number; producto: ProductoCarrito }[] }> {
    const carrito = await this.repository.find(clienteId);
    const lineas = carrito?.lineas ?? [];
    const productos = await this.productsOf(lineas.map(({ productoId }) => String(productoId)));
    return {
      version: carrito?.version ?? 0,
      lineas: lineas.flatMap(({ productoId, cantidad }) => {
        const producto = productos.get(String(productoId));
        return producto ? [{ cantidad, producto }] : [];
      }),
    };
  }

  /** Takes bought products out, inside the purchase's transaction. */
  removeBought(clienteId: string, productoIds: string[], tx: Tx): Promise<void> {
    return this.repository.remove(clienteId, productoIds, tx);
  }

  private async review(lineas: Parameters<typeof revisar>[0]): Promise<Revision> {
    return revisar(
      lineas,
      await this.products.recallForCart(lineas.map(({ productoId }) => String(productoId))),
      this.clock.now(),
    );
  }

  private async productsOf(ids: string[]): Promise<Map<string, ProductoCarrito>> {
    return new Map((await this.products.findForCart(ids)).map((producto) => [producto._id, producto]));
  }

  private async buyable(productoId: string): Promise<ProductoCarrito> {
    const producto = (await this.products.recallForCart([productoId.toLowerCase()])).get(productoId.toLowerCase());
    if (!producto?.activo) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    if (maximoDe(producto) < 1) throw new AppError('PRODUCTO_AGOTADO');
    return producto;
  }

  private tooMany(producto: ProductoCarrito, enCarrito: number): AppError {
    const maximo = maximoDe(producto);
    const queda = maximo === 1 ? 'Solo queda 1 unidad' : `Solo puedes llevar ${maximo} unidades`;
    const ya = enCarrito > 0 ? ` y ya tienes ${enCarrito} en tu carrito` : '';
    return new AppError('STOCK_INSUFICIENTE', {
      message: `${queda} de «${producto.nombre}»${ya}.`,
      data: { maximo, enCarrito },
    });
  }

  private toLinea(producto: ProductoCarrito, cantidad: number): NuevaLinea {
    return {
      productoId: producto._id,
      nombre: producto.nombre,
      cantidad,
      visto: precioVigente(producto, this.clock.now()).final,
    };
  }
}
