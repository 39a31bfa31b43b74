import { aCentimos } from '@tuerca/contracts/dinero';
import { palabras, prefijos } from '@tuerca/contracts/texto';
import { expect } from '@playwright/test';
import { MongoClient, ObjectId, type Db } from 'mongodb';
import { mongoUri } from './product-state';

/** What a story sells. Prices in dollars. */
export interface Offer {
  nombre: string;
  precio?: number;
  stock?: number;
  /** Which demo store sells it: 'Turpial' of Caracas, 'Guacamaya' of Los Dos Caminos. */
  tienda?: 'Turpial' | 'Guacamaya';
  categoria?: string;
  subcategoria?: string;
  marca?: string;
  modelo?: string;
  descuento?: number;
  imagenes?: number;
}
export interface Sold {
  id: string;
  nombre: string;
  precio: number;
  tienda: string;
}

const NAMES = { Turpial: 'Repuestos Turpial Azul', Guacamaya: 'Autopartes La Guacamaya del Este' };

/**
 * What stores do behind the scenes: offer, change a price, sell out, withdraw. The calls for it come with the store's
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
  async offer({ nombre, precio = 20, stock = 10, tienda = 'Turpial', categoria = 'Frenos', subcategoria = 'Pastillas de freno', marca = 'Toyota', modelo = 'Corolla', descuento, imagenes = 1 }: Offer): Promise<Sold> {
    const products = (await this.db()).collection('productos');
    const neighbours = await products.find({ 'tienda.nombreTienda': NAMES[tienda], visible: true, categoria: { $in: ['Frenos', 'Filtros', 'Baterías', 'Motor'] } }).limit(8).toArray();
    const model = neighbours[0];
    if (!model) throw new Error(`The demo store ${NAMES[tienda]} has no products: is the demo loaded?`);
    const _id = new ObjectId();
    const fecha = new Date();
    const { sku: _sku, ...own } = model;
    const finalCentavos = descuento ? Math.round((aCentimos(precio) * (100 - descuento)) / 100) : aCentimos(precio);
    await products.insertOne({
      ...own, _id, nombre, precio, stock, categoria, subcategoria, marca, modelo,
      descripcion: `${nombre}. Pieza de una historia de prueba.`,
      descuento: descuento ? { porcentaje: descuento, fechaInicio: null, fechaFin: null } : null,
      precioOferta: null, precioFinalCentavos: finalCentavos, enOferta: descuento !== undefined, precioCambiaEn: fecha,
      disponible: true, activo: true, visible: true, destacado: false, vendidos: 0,
      valoracionPromedio: 0, numeroValoraciones: 0, sumaValoraciones: 0,
      imagenes: [...new Set(neighbours.flatMap((one) => one.imagenes as string[]))].slice(0, imagenes),
      marcas: [marca], modelos: [`${marca}|${modelo}`], compatibilidad: [{ marca, modelo, anioDesde: 2009, anioHasta: 2014, motor: null }],
      terminos: prefijos(nombre, marca, modelo, categoria, subcategoria), claves: palabras(`${nombre} ${marca} ${modelo}`, { min: 1, max: 60 }),
      createdAt: fecha, updatedAt: fecha,
    });
    await (await this.db()).collection('movimientos').insertOne({ productoId: _id, delta: stock, motivo: 'inicial', fecha });
    await this.noticed(_id);
    return { id: String(_id), nombre, precio, tienda: NAMES[tienda] };
  }

  /** The store asks another price (dollars). */
  changePrice(id: string, precio: number): Promise<void> {
    return this.set(id, { precio, precioFinalCentavos: aCentimos(precio) });
  }

  /** Somebody else bought the last ones, or the store counted again. */
  async restock(id: string, stock: number): Promise<void> {
    const db = await this.db();
    const before = await db.collection('productos').findOneAndUpdate({ _id: new ObjectId(id) }, { $set: { stock } });
    await db.collection('movimientos').insertOne({ productoId: new ObjectId(id), delta: stock - Number(before?.stock ?? 0), motivo: 'ajuste', fecha: new Date() });
    await this.announce(new ObjectId(id));
  }

  /** The store takes it off the catalogue. */
  withdraw(id: string): Promise<void> {
    return this.set(id, { activo: false, visible: false });
  }

  private async set(id: string, fields: Record<string, unknown>): Promise<void> {
    const { matchedCount } = await (await this.db()).collection('productos').updateOne({ _id: new ObjectId(id) }, { $set: fields });
    if (matchedCount !== 1) throw new Error(`No product ${id}`);
    await this.announce(new ObjectId(id));
  }

  /**
   * The API remembers products until it hears of a change, and does not hear of what is written past it. A price that is due
   * makes its sweeper look at the product and tell everybody. Twice, because it tells only after it has written.
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
    const due = async () => (await products.findOne({ _id }, { projection: { precioCambiaEn: 1 } }))?.precioCambiaEn ?? null;
    await expect.poll(due, { message: 'the sweeper looks at the product', timeout: 40_000, intervals: [100] }).toBeNull();
  }
}

