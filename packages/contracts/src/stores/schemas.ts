import { z } from 'zod';
import { queryText } from '../kernel/fields';
import { businessFields, businessQuery } from '../negocios/schemas';

/** A store as the public sees it. */
export const Tienda = z.object({ ...businessFields, nombreTienda: z.string(), categorias: z.array(z.string()) });
export type Tienda = z.infer<typeof Tienda>;
/** Filters of the list of stores. */
export const StoreQuery = z.object({ ...businessQuery, categoria: queryText(60) });
