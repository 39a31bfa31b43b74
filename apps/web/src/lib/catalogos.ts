import {
  applyCatalogos,
  type Catalogos,
  CATALOGOS_HEADER,
  liveCatalogos,
} from '@tuerca/contracts/platform/catalogos/live';
import { transport } from './transport';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const response = await transport('/api/catalogos', { headers: { Accept: 'application/json' } });
  if (!response.ok) return;
  const { data } = (await response.json()) as { data: Catalogos };
  applyCatalogos(data);
}

/** Fetches the administrators' changes to the lists; concurrent callers share one request. A failure leaves the lists as they are. */
export function loadCatalogos(): Promise<void> {
  loading ??= load()
    .catch(() => undefined)
    .finally(() => (loading = undefined));
  return loading;
}

/** Loads the complete lists of brands unless the page came with them. */
export const wholeCatalogos = async (): Promise<void> => (liveCatalogos().parcial ? loadCatalogos() : undefined);

/** Reads the version of the lists from a response header and fetches them only when it has changed. */
export function noteCatalogos({ headers }: Response): void {
  const version = headers.get(CATALOGOS_HEADER);
  if (version !== null && Number(version) !== liveCatalogos().version) void loadCatalogos();
}
