import { useEffect, useSyncExternalStore } from 'react';
import { onCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { wholeCatalogos } from './catalogos';
import { useStore } from './use-store';

/** What `read` makes of the lists that administrators keep, drawn again when they change. It must return the same object until then. */
export const useCatalogo = <T>(read: () => T): T => useSyncExternalStore(onCatalogos, read, read);

const none: readonly never[] = [];

/**
 * A list made of brands and models, whose changes do not come with every page: while a page is drawn on the server and
 * taken over in the browser it is empty on both sides, since the browser does not yet know what the server knows.
 */
export function useMarcas<T>(read: () => readonly T[]): readonly T[] {
  useEffect(() => void wholeCatalogos(), []);
  return useStore(onCatalogos, read, none);
}
