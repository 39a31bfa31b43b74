import { expect } from '@playwright/test';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { type Offer, productOf } from './offer';
import { mongoUri } from './product-state';

export interface Sold {
  id: string;
  nombre: string;
  precio: number;
  tienda: string;
}

const NAMES = { Turpial: 'Repuestos Turpial Azul', Guacamaya: 'Autopartes La Guacamaya del Este' };

/**
 * Acts of stores behind the scenes: offer, change a price, sell out, withdraw. The calls for it come with the store's
 * back office; until then this writes the documents, so that each story has products that no other story buys.
 */
export class Shop {
  private client: MongoClient | null = null;

  private async db(): Promise<Db> {
    this.client ??= await new MongoClient(await mongoUri()).connect();
    return this.client.db();
  }

  async close(): Promise<void> {
    await this.client?.close();
    this.client = null;
  }

  /** Puts a product on sale in a demo store; pictures are borrowed from the store's own. */
  async offer(offer: Offer): Promise<Sold> {
    const { nombre, precio = 20, stock = 10, tienda = 'Turpial' } = offer;
    const db = await this.db();
    const neighbours = await db
      .collection('productos')
      .find({
        'tienda.nombreTienda': NAMES[tienda],
        visible: true,
        categoria: { $in: ['Frenos', 'Filtros', 'Baterías', 'Motor'] },
      })
      // The demo's own come first: those of other stories share one borrowed picture.
      .sort({ createdAt: 1, _id: 1 })
      .limit(8)
      .toArray();
    if (!neighbours[0]) throw new Error(`The demo store ${NAMES[tienda]} has no products: is the demo loaded?`);
    const _id = new ObjectId();
    const fecha = new Date();
    await db.collection('productos').insertOne({ _id, ...productOf({ ...offer, precio, stock }, neighbours, fecha) });
    await db.collection('movimientos').insertOne({ productoId: _id, delta: stock, motivo: 'inicial', fecha });
    await this.noticed(_id);
    return { id: String(_id), nombre, precio, tienda: NAMES[tienda] };
  }

  /** Makes an account a crane driver's or a courier's: they register in the mobile app. Call it before she signs in. */
  async employs(email: string, role: 'crane' | 'delivery'): Promise<void> {
    await (await this.db()).collection('usuarios').updateOne({ email }, { $set: { role } });
  }

  /** Records a delivered purchase, which makes a review of the product, and of its store, a verified one. */
  async delivered({ email }: { email: string }, { id, nombre }: Pick<Sold, 'id' | 'nombre'>): Promise<void> {
    const db = await this.db();
    const [buyer, product, model] = await Promise.all([
      db.collection('usuarios').findOne({ email }),
      db.collection('productos').findOne({ _id: new ObjectId(id) }),
      db.collection('pedidos').findOne({ estado: 'entregado' }),
    ]);
    if (!buyer || !product || !model) throw new Error('No such client or product, or the demo has no delivered order');
    const _id = new ObjectId();
    const item = { ...(model.items as Record<string, unknown>[])[0], productoId: product._id, nombre, cantidad: 1 };
    await db.collection('pedidos').insertOne({
      ...model,
      _id,
      numero: `H-${_id.toHexString()}`,
      orderNumber: `H-${_id.toHexString()}`,
      clienteId: buyer._id,
      tiendaId: product.tiendaId,
      items: [item],
      stockRetenido: false,
      terminos: [],
    });
  }

  /** Adds purchases by others: orders that differ from a real one in their numbers alone. */
  async boughtAgain(numero: string, times: number): Promise<void> {
    const orders = (await this.db()).collection('pedidos');
    const model = await orders.findOne({ numero });
    if (!model) throw new Error(`No order ${numero}`);
    await orders.insertMany(
      Array.from({ length: times }, (_, i) => {
        const copy = `${numero}-${String(i + 1).padStart(2, '0')}`;
        return { ...model, _id: new ObjectId(), numero: copy, orderNumber: copy, terminos: [] };
      }),
    );
  }

  /** Adds similar products of the store, which differ in their names alone. */
  async offersMore(id: string, times: number): Promise<void> {
    const products = (await this.db()).collection('productos');
    const model = await products.findOne({ _id: new ObjectId(id) });
    if (!model) throw new Error(`No product ${id}`);
    const { sku: _sku, ...rest } = model;
    await products.insertMany(
      Array.from({ length: times }, (_, i) => ({
        ...rest,
        _id: new ObjectId(),
        nombre: `${model.nombre} n.º ${i + 1}`,
      })),
    );
  }

  /** Changes the store's price (dollars). */
  changePrice(id: string, precio: number): Promise<void> {
    return this.set(id, { precio, precioFinalCentavos: toCentimos(precio) });
  }

  /** Sets the stock, as other purchases or a new count do. */
  async restock(id: string, stock: number): Promise<void> {
    const db = await this.db();
    const before = await db.collection('productos').findOneAndUpdate({ _id: new ObjectId(id) }, { $set: { stock } });
    await db.collection('movimientos').insertOne({
      productoId: new ObjectId(id),
      delta: stock - Number(before?.stock ?? 0),
      motivo: 'ajuste',
      fecha: new Date(),
    });
    await this.announce(new ObjectId(id));
  }

  /** Withdraws it from the catalogue. */
  withdraw(id: string): Promise<void> {
    return this.set(id, { activo: false, visible: false });
  }

  private async set(id: string, fields: Record<string, unknown>): Promise<void> {
    const { matchedCount } = await (
      await this.db()
    )
      .collection('productos')
      .updateOne({ _id: new ObjectId(id) }, { $set: fields });
    if (matchedCount !== 1) throw new Error(`No product ${id}`);
    await this.announce(new ObjectId(id));
  }

  /**
   * The API caches products until a change is announced, and direct writes announce none. A price that is due makes its
   * sweeper read the product and announce it. Twice, because it announces only after it has written.
   */
  private async announce(_id: ObjectId): Promise<void> {
    const products = (await this.db()).collection('productos');
    for (let round = 0; round < 2; round++) {
      await products.updateOne({ _id }, { $set: { precioCambiaEn: new Date() } });
      await this.noticed(_id);
    }
  }

  private async noticed(_id: ObjectId): Promise<void> {
    const products = (await this.db()).collection('productos');
    const due = async () =>
      (await products.findOne({ _id }, { projection: { precioCambiaEn: 1 } }))?.precioCambiaEn ?? null;
    await expect
      .poll(due, { message: 'the sweeper looks at the product', timeout: 40_000, intervals: [100] })
      .toBeNull();
  }
}
