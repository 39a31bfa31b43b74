import { z } from 'zod';
import { queryText } from '../../kernel/fields';
import { businessFields, businessQuery } from '../negocios/schemas';
import { ownBusiness } from '../negocios/settings';
import { ownAccount } from '../users/schemas';
import { EntregaTienda } from './delivery';

/** A store as the public sees it. */
export const Tienda = z.object({ ...businessFields, nombreTienda: z.string(), categorias: z.array(z.string()) });
export type Tienda = z.infer<typeof Tienda>;
/** Filters of the list of stores. */
export const StoreQuery = z.object({ ...businessQuery, categoria: queryText(60) });
/** A store as its owner reads it in the settings. */
export const OwnTienda = ownAccount.extend({
  store: z.object({
    ...ownBusiness,
    nombreTienda: z.string(),
    categorias: z.array(z.string()),
    entrega: EntregaTienda,
    rif: z.string(),
  }),
});
export type OwnTienda = z.infer<typeof OwnTienda>;
