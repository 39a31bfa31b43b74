import type { Ajuste } from '@tuerca/contracts/auth/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import type { CatalogueQuery, Facetas } from '@tuerca/contracts/products/catalogue/schemas';
import type { Ajustes, Busqueda } from '@tuerca/contracts/products/search/schemas';
import type { IndexedRow } from './indexed-product';

/** Fields of a product in the index, enough for its card; ids and dates as they are stored. */
export type IndexedCard = Omit<IndexedRow, 'marcas' | 'modelos' | 'visible' | 'cambiadoEn' | 'createdAt'>;

/** Filters in one spelling each; money in cents of a dollar. */
export interface IndexFilter {
  tiendaId?: string;
  /** Of any of these stores. */
  tiendas?: readonly string[];
  /** Of none of these stores. */
  sinTiendas?: readonly string[];
  categoria?: string;
  subcategoria?: string;
  marca?: string;
  modelo?: string;
  anio?: number;
  minimo?: number;
  maximo?: number;
  disponible?: true;
  stockMin?: number;
  enOferta?: true;
  estado?: string;
  ciudad?: string;
  marcaRepuesto?: string;
  condicion?: string;
  /** The text has no letter or digit: nothing can match it. */
  impossible?: true;
}
/** Question of a list to the index. */
export interface IndexQuery {
  filter: IndexFilter;
  texto?: string;
  synonyms?: SynonymIndex;
  sort: NonNullable<CatalogueQuery['sort']>;
  order?: CatalogueQuery['order'];
  page: number;
  limit: number;
  /** Products that fit it come first; `onlyFitting` leaves the others out. */
  vehiculo?: Vehiculo;
  onlyFitting?: boolean;
  facetas?: boolean;
}
/** Every count but that of what fits. */
export type IndexFacets = Required<Omit<Facetas, 'sirve'>>;
/** A product of a page. Its card is read only when it is asked for: a list that was made before needs none. */
export interface IndexedHit {
  id: string;
  /** Another number after every change of the card, in this process. */
  version: number;
  /** Whether it fits the vehicle of the question, or the one that its text names; absent without one. */
  ajuste?: Ajuste;
  readonly card: IndexedCard;
}
/** One page and what stands beside it. */
export interface IndexAnswer {
  hits: IndexedHit[];
  total: number;
  facetas?: IndexFacets;
  ajustes?: Ajustes;
  busqueda?: Busqueda;
  /** The engine did not answer: the database did, with neither counts nor order by relevance, and with a total that ends at MAX_UNCOUNTED. */
  sinConteos?: true;
}

/**
 * Products for sale, as lists, counts and searches ask for them. Every answer holds the writes that this process was told of
 * before it was asked; the readings fail when the database does.
 */
export abstract class ProductIndex {
  /** Resolves when an answer would hold every write that this process was told of up to now; the first time when the index is built. */
  abstract settled(): Promise<void>;
  /** One page, its total and, when asked for, its counts. Read the hits before anything else is awaited. */
  abstract find(query: IndexQuery): Promise<IndexAnswer>;
  /** Cards of products that are for sale, by id; others are absent. */
  abstract cardsOf(ids: readonly string[]): Promise<Map<string, IndexedCard>>;
  /** Products that other stores sell and have under a part number of this product, or one that either names as equivalent; the cheapest of very many, in no order. */
  abstract samePart(id: string): Promise<IndexedCard[]>;
}
