import { demanda } from '@tuerca/contracts/cart/demanda/endpoints';
import type { BusquedaVacia } from '@tuerca/contracts/cart/demanda/schemas';
import { client } from '@/lib/api';

const api = client({ demanda });
/** Nobody waits for a count, and one that does not arrive is not missed. */
const quietly = (call: Promise<unknown>): void => void call.catch(() => undefined);

/** Tells that a product's page was opened. */
export const sendView = (productoId: string): void => quietly(api.demanda.view({ body: { productoId } }));
/** Tells that a search found nothing. */
export const sendVainSearch = (body: BusquedaVacia): void => quietly(api.demanda.search({ body }));
