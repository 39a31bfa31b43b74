import { useEffect, useSyncExternalStore } from 'react';
import { onCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { wholeCatalogos } from './catalogos';
import { useStore } from './use-store';

/** Value that `read` derives from the administrators' lists, updated when they change. It must return the same object until then. */
export const useCatalogo = <T>(read: () => T): T => useSyncExternalStore(onCatalogos, read, read);

const none: readonly never[] = [];

/**
 * A list made of brands and models, whose changes do not come with every page: while a page is drawn on the server and hydrated
 * it is empty on both sides, since the browser does not yet know what the server knows.
 */
export function useMarcas<T>(read: () => readonly T[]): readonly T[] {
  useEffect(() => void wholeCatalogos(), []);
  return useStore(onCatalogos, read, none);
}
