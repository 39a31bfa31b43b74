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

/** Asks for what administrators changed in the lists; whoever asks meanwhile waits for the same answer. A failure leaves them as they are. */
export function loadCatalogos(): Promise<void> {
  loading ??= load()
    .catch(() => undefined)
    .finally(() => (loading = undefined));
  return loading;
}

/** What a picker of brands needs beside what came with the page. */
export const wholeCatalogos = async (): Promise<void> => (liveCatalogos().parcial ? loadCatalogos() : undefined);

/** Every answer names the version of the lists: an open page asks for them only when they have changed. */
export function noteCatalogos({ headers }: Response): void {
  const version = headers.get(CATALOGOS_HEADER);
  if (version !== null && Number(version) !== liveCatalogos().version) void loadCatalogos();
}
