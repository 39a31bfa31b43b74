import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { RequestOf } from '@tuerca/contracts/kernel/endpoint';
import type { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { vehicleQuery } from '@/entities/auth/garaje/garage-store';
import { OWN_DATA } from '@/lib/query-meta';

/** Query of the product list. */
export type ProductsQuery = NonNullable<RequestOf<typeof catalogue.list>['query']>;

/** Query keys of products. Lists end with the vehicle, since their fit is only true of that one. */
export const productKeys = {
  all: ['products'] as const,
  list: (query: ProductsQuery, vehicle: Vehiculo | null) =>
    [...productKeys.all, 'list', query, vehicleQuery(vehicle)] as const,
  store: (tiendaId: string, page: { page: number; limit: number }, vehicle: Vehiculo | null) =>
    [...productKeys.all, 'store', tiendaId, page, vehicleQuery(vehicle)] as const,
  several: (ids: readonly string[], vehicle: Vehiculo | null) =>
    [...productKeys.all, 'several', ids, vehicleQuery(vehicle)] as const,
  samePart: (productoId: string, vehicle: Vehiculo | null) =>
    [...productKeys.all, 'same-part', productoId, vehicleQuery(vehicle)] as const,
  one: (productoId: string) => [...productKeys.all, 'one', productoId] as const,
  /** A store's own products: all queries below. */
  mine: [OWN_DATA, 'products'] as const,
  /** Lists of a store's own products. */
  myList: (query: object) => [OWN_DATA, 'products', 'list', query] as const,
  myLists: [OWN_DATA, 'products', 'list'] as const,
  imports: [OWN_DATA, 'product-imports'] as const,
  questions: ['preguntas'] as const,
  questionsOf: (productoId: string) => ['preguntas', productoId] as const,
};
