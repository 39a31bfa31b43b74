import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { searchWords } from '@tuerca/contracts/kernel/text';
import { ProductFields } from '@tuerca/contracts/products/products/form';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { StoresService } from '../../auth/stores/stores.service';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { CatalogueVersion } from './catalogue-version.service';
import { MovementsRepository } from './movements.repository';
import type { ProductoDoc } from './product.schema';
import { storedFields } from './product-derived';
import { toForm } from './product-form.mapper';
import { ProductListsRepository } from './product-lists.repository';
import { ProductStockRepository } from './product-stock.repository';
import { ProductsRepository } from './products.repository';

const EVERY_MS = 30_000;
const NOTE = 'Apartado para una solicitud de repuesto';
const NOTE_OVER = 'Venció el apartado de una solicitud';

/** A part that its store has not listed, as its product's form would name it. */
export type UnlistedPart = Partial<z.input<typeof ProductFields>> & { nombre: string; categoria: string };
/** Units that are held, their client, and the price of one: `precio` in cents of a dollar. */
export interface Hold {
  tiendaId: string;
  clienteId: string;
  solicitudId: string;
  cantidad: number;
  precio: number;
  /** The end, exclusive. */
  hasta: Date;
  source: { productoId: string } | { part: UnlistedPart };
}

/**
 * Units that a store keeps for one client at an agreed price. They stand in a product of their own that is in no list and
 * counts for no plan: cart, quote, order, ledger and returns treat it like any other. Whatever of it is left when the time is
 * over goes back to the product it was taken from.
 */
@Injectable()
export class HeldProducts {
  private readonly log = new Logger('Holds');

  constructor(
    private readonly repository: ProductsRepository,
    private readonly lists: ProductListsRepository,
    private readonly stock: ProductStockRepository,
    private readonly movements: MovementsRepository,
    private readonly stores: StoresService,
    private readonly version: CatalogueVersion,
    private readonly transactions: Transactions,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Holds', EVERY_MS, () => this.sweep());
  }

  /** Holds units; answers the id of the product that the client can buy, null when the store has not as many on sale. */
  async hold({ source, ...hold }: Hold, tx: Tx): Promise<string | null> {
    const { tiendaId, cantidad, precio, clienteId, solicitudId, hasta } = hold;
    const card = await this.stores.holdCard(tiendaId, tx);
    if (!card?.activo) return null;
    const { activo: tiendaActiva, ...tienda } = card;
    const fecha = this.clock.now();
    const id = this.repository.newId();
    const origin = 'productoId' in source ? await this.stock.takeOne(tiendaId, source.productoId, cantidad, tx) : null;
    if ('productoId' in source && !origin) return null;
    const terms = { sku: null, precio: toMonto(precio), precioOferta: null, descuento: null, stockMinimo: 0 };
    const part =
      'part' in source ? ProductFields.parse({ ...source.part, precio: terms.precio, stock: cantidad }) : null;
    const form = origin ? toForm(origin) : part!;
    const data = {
      ...storedFields({ ...form, ...terms, activo: true, disponible: true }, fecha),
      _id: this.repository.toId(id),
      stock: cantidad,
      tiendaId: this.repository.toId(tiendaId),
      tienda,
      tiendaActiva,
      eliminado: true,
      visible: false,
      apartado: {
        clienteId: this.repository.toId(clienteId),
        solicitudId: this.repository.toId(solicitudId),
        origenId: origin?._id ?? null,
        hasta,
      },
    };
    await this.repository.insertHeld(data, tx);
    const row = { tiendaId, motivo: 'apartado', nota: NOTE, fecha } as const;
    await this.movements.insert(
      [
        ...(origin ? [{ ...row, productoId: String(origin._id), delta: -cantidad }] : []),
        { ...row, productoId: id, delta: cantidad },
      ],
      tx,
    );
    if (origin) this.version.bump({ tx, lists: origin.stock === 0, id: String(origin._id) });
    return id;
  }

  /** Ends what is over: units that nobody bought, or that came back later. Answers how many holds had some. */
  sweep(): Promise<number> {
    return this.work.drain(this.stock.overdue, this.log, ({ _id }) => this.end(_id));
  }

  /** Stores that sell such parts: by category, by the vehicle's brand; by the words alone where neither is known. */
  async sellers(part: { categoria: string | null; marca: string | null; text: string }): Promise<string[]> {
    const { categoria, marca, text } = part;
    const found = await Promise.all([
      categoria ? this.lists.findSellers({ categoria }) : [],
      marca ? this.lists.findSellers({ marcas: marca }) : [],
    ]);
    const ids = [...new Set(found.flat())];
    const words = searchWords(text);
    return ids.length || !words.length ? ids : this.lists.findSellers({ words });
  }

  /** Fields of a listed product that proposals repeat. */
  async partOf(id: string): Promise<Pick<ProductoDoc, 'marcaRepuesto' | 'condicion'>> {
    return (await this.repository.findPart(id)) ?? { marcaRepuesto: null, condicion: 'nuevo' };
  }

  private end(id: ProductoDoc['_id']): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const before = await this.stock.endHold(id, now, tx);
      if (!before) return false;
      const row = { tiendaId: String(before.tiendaId), motivo: 'apartado', nota: NOTE_OVER, fecha: now } as const;
      const origenId = before.apartado?.origenId ?? null;
      const stock = origenId && (await this.stock.putBack(origenId, before.stock, tx));
      await this.movements.insert(
        [
          { ...row, productoId: String(id), delta: -before.stock },
          ...(origenId && stock !== null ? [{ ...row, productoId: String(origenId), delta: before.stock }] : []),
        ],
        tx,
      );
      this.version.bump({ tx, lists: false, id: String(id) });
      if (origenId) this.version.bump({ tx, lists: stock === 0, id: String(origenId) });
      return true;
    });
  }
}
