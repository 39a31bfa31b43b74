import { queryOptions } from '@tanstack/react-query';
import { liveCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { wholeCatalogos } from '@/lib/catalogos';
import { BROWSER_ONLY } from '@/lib/query-meta';

/** Brands and models for the picker. Not a call: a chunk of its own, so that the first page does not wait for it. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['static', 'marcas', liveCatalogos().version],
    queryFn: async () => {
      const [{ marcas }] = await Promise.all([import('@tuerca/contracts/auth/garaje/marcas'), wholeCatalogos()]);
      return marcas().map(({ nombre, modelos }) => ({ nombre, modelos: modelos.map((modelo) => modelo.nombre) }));
    },
    staleTime: Infinity,
    meta: BROWSER_ONLY,
  });
