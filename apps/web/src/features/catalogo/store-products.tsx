import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { useSearchParams } from 'react-router-dom';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { storeProductsQuery } from './catalogo.queries';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import type { ProductActions } from './product-parts';

/** What one store sells, page by page; the page lives in the address. */
export function StoreProducts({ tiendaId, actions }: { tiendaId: string; actions: ProductActions }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useQuery(storeProductsQuery(tiendaId, page));
  return (
    <DataState query={query} skeleton={<ProductGridSkeleton count={8} />} isEmpty={({ productos }) => productos.length === 0} empty={<EmptyState title={MENSAJES_CATALOGO.sinProductos} text="Esta tienda todavía no publica repuestos." />} error={MENSAJES_CATALOGO.productosErrorReintento}>
      {({ productos, meta }) => (
        <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.55 : 1 }}>
          <ProductGrid productos={productos} actions={actions} />
          {meta.totalPages > 1 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', pt: 3 }}>
              Página {meta.page} de {meta.totalPages}
            </Typography>
          )}
          <Pagination page={meta.page} totalPages={meta.totalPages} hrefOf={(n) => `?page=${n}`} label="Páginas de la tienda" />
        </Box>
      )}
    </DataState>
  );
}
