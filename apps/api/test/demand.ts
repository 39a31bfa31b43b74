import { TallyService } from '../src/cart/demanda/tally.service';
import { call, type Harness } from './harness';
import type { Shop } from './shop';

/** Writes the counts, as the timer does in its rounds. */
export const flush = (h: Harness) => h.app.get(TallyService, { strict: false }).flush();

/** Counts a search that found nothing, as a browser does. */
export const search = (h: Harness, body: object) => call(h.base, 'POST', '/api/demanda/busquedas', { body });

/** Demand for its products, as a store reads it. */
export const readDemand = async <T>(h: Harness, { store }: Shop, path: string) =>
  (await call<T>(h.base, 'GET', `/api/stores/demanda/${path}`, { token: store.token })).body;
