import { queryOptions } from '@tanstack/react-query';
import { BROWSER_ONLY } from '../../lib/query-meta';

/** Brands and models for the picker. Not a call: a chunk of its own, so that the first page does not wait for it. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['static', 'marcas'],
    queryFn: async () =>
      (await import('@tuerca/contracts/garaje/marcas')).MARCAS.map(({ nombre, modelos }) => ({
        nombre,
        modelos: modelos.map((modelo) => modelo.nombre),
      })),
    staleTime: Infinity,
    meta: BROWSER_ONLY,
  });
