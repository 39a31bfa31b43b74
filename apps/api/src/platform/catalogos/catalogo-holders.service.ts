import { Injectable } from '@nestjs/common';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { UsoCatalogo } from '@tuerca/contracts/platform/catalogos/messages';
import type { StoredValue } from './cambio.schema';

export type { StoredValue } from './cambio.schema';

/** Documents with `antes` are to have `despues`. Both are alike when only what is derived from a value has changed. */
export interface Replacement {
  lista: Lista;
  antes: StoredValue;
  despues: StoredValue;
}

/** Number of documents that have a value. */
export interface ValueCount extends StoredValue {
  cuantos: number;
}

/** A domain whose documents store values of the lists. */
export interface CatalogoHolder {
  readonly uso: UsoCatalogo;
  readonly listas: readonly Lista[];
  /** Counts the documents that have a value, by an index. */
  count(value: StoredValue, lista: Lista): Promise<number>;
  /** Every value that documents have, with how many do: a reading of all of them. */
  values(lista: Lista): Promise<ValueCount[]>;
  /**
   * Rewrites documents in batches and tells the size of each. It must be possible to stop after any batch, and to begin
   * anew: what was rewritten is not found again, or is rewritten to the same. Left out where documents keep what was chosen.
   */
  rewrite?(replacement: Replacement): AsyncIterable<number>;
}

/** In this order documents are rewritten: promotions look at the products, and offers at the services, that follow them. */
const ORDER: readonly UsoCatalogo[] = [
  'productos',
  'promociones',
  'servicios',
  'ofertas',
  'vehiculos',
  'metodosPago',
  'pedidos',
];

/** Registry of the domains that store values of the lists: they stand above the lists, which cannot import them. */
@Injectable()
export class CatalogoHolders {
  private readonly holders: CatalogoHolder[] = [];

  register(holder: CatalogoHolder): void {
    this.holders.push(holder);
    this.holders.sort((a, b) => ORDER.indexOf(a.uso) - ORDER.indexOf(b.uso));
  }

  of(lista: Lista): readonly CatalogoHolder[] {
    return this.holders.filter(({ listas }) => listas.includes(lista));
  }

  /** Counts the documents that have a value, by kind. */
  count(lista: Lista, value: StoredValue): Promise<{ uso: UsoCatalogo; cuantos: number }[]> {
    return Promise.all(
      this.of(lista).map(async (holder) => ({ uso: holder.uso, cuantos: await holder.count(value, lista) })),
    );
  }
}
