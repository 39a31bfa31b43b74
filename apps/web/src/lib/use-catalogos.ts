import { onCatalogos } from '@tuerca/contracts/catalogos/live';
import { useEffect, useSyncExternalStore } from 'react';
import { wholeCatalogos } from './catalogos';

/** What `read` makes of the lists that administrators keep, drawn again when they change. It must return the same object until then. */
export const useCatalogo = <T>(read: () => T): T => useSyncExternalStore(onCatalogos, read, read);

/** The same for brands and models, whose changes do not come with every page. */
export function useMarcas<T>(read: () => T): T {
  useEffect(() => void wholeCatalogos(), []);
  return useCatalogo(read);
}
