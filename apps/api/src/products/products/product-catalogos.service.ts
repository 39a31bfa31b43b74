import { Injectable } from '@nestjs/common';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import {
  type CatalogoHolder,
  CatalogoHolders,
  type Replacement,
  type StoredValue,
  type ValueCount,
} from '../../platform/catalogos/catalogo-holders.service';
import { Clock } from '../../platform/common/clock';
import { Transactions } from '../../platform/database/transactions';
import { CatalogueVersion } from './catalogue-version.service';
import { ProductBulkRepository } from './product-bulk.repository';
import { storedFields, type StoredForm } from './product-derived';
import { ProductFiguresRepository } from './product-figures.repository';
import { toForm } from './product-form.mapper';
import { ProductListsRepository } from './product-lists.repository';

/** Products rewritten in one transaction: short enough that a purchase of one of them only has to try again. */
const BATCH = 100;

/** The form with one value of a list in the place of another. */
function replaced(form: StoredForm, { lista, antes, despues }: Replacement): StoredForm {
  if (lista === 'categorias') {
    if (antes.padre === null) return { ...form, categoria: despues.nombre };
    return { ...form, categoria: despues.padre ?? form.categoria, subcategoria: despues.nombre };
  }
  const isBrand = antes.padre === null;
  const vehicle = <V extends { marca: string | null; modelo: string | null }>(one: V): V => {
    if (isBrand) return one.marca === antes.nombre ? { ...one, marca: despues.nombre } : one;
    const isIt = one.marca === antes.padre && one.modelo === antes.nombre;
    return isIt ? { ...one, marca: despues.padre, modelo: despues.nombre } : one;
  };
  return { ...vehicle(form), compatibilidad: form.compatibilidad.map(vehicle) };
}

/** Whether a product still has a value, by the keys under which it is found. */
function still({ lista, antes }: Replacement, set: ReturnType<typeof storedFields>): boolean {
  if (lista === 'categorias')
    return antes.padre === null
      ? set.categoria === antes.nombre
      : set.categoria === antes.padre && set.subcategoria === antes.nombre;
  return antes.padre === null
    ? set.marcas.includes(antes.nombre)
    : set.modelos.includes(`${antes.padre}|${antes.nombre}`);
}

/** Values of products from lists that administrators keep: categories, and the brands and models that they fit. */
@Injectable()
export class ProductCatalogos implements CatalogoHolder {
  readonly uso = 'productos';
  readonly listas: readonly Lista[] = ['categorias', 'marcas'];

  constructor(
    holders: CatalogoHolders,
    private readonly figures: ProductFiguresRepository,
    private readonly lists: ProductListsRepository,
    private readonly bulk: ProductBulkRepository,
    private readonly transactions: Transactions,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
  ) {
    holders.register(this);
  }

  count(value: StoredValue, lista: Lista): Promise<number> {
    return this.figures.countHaving(lista, value);
  }

  values(lista: Lista): Promise<ValueCount[]> {
    return lista === 'categorias' ? this.figures.countCategories() : this.figures.countBrands();
  }

  /** Products with everything that is derived from the value: search terms, keys of fit. Their promotions follow by their own change. */
  async *rewrite(change: Replacement): AsyncIterable<number> {
    for (let count = BATCH; count === BATCH;) {
      count = await this.rewriteBatch(change);
      if (!count) return;
      this.version.bump();
      yield count;
    }
  }

  private rewriteBatch(change: Replacement): Promise<number> {
    return this.transactions.run(async (tx) => {
      const docs = await this.lists.findHaving(change.lista, change.antes, BATCH, tx);
      const now = this.clock.now();
      const rows = docs.map((doc) => {
        const set = storedFields(replaced(toForm(doc), change), now, doc.promociones);
        // It would be found again for ever.
        if (still(change, set)) throw new Error(`${String(doc._id)} keeps «${change.antes.nombre}»`);
        return { _id: doc._id, set: { ...set, updatedAt: now } };
      });
      if (rows.length) await this.bulk.rewrite(rows, tx);
      return rows.length;
    });
  }
}
