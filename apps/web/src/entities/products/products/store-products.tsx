import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { usePage } from '@/lib/use-page';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { PageBeyond } from '@/ui/page-beyond';
import { Pager } from '@/ui/pager';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import type { ProductActions } from './product-parts';
import { storeProductsQuery } from './products.queries';

/** Products of one store, page by page; the page is kept in the address. */
export function StoreProducts({ tiendaId, actions }: { tiendaId: string; actions: ProductActions }) {
  const page = usePage();
  const vehicle = useVehicle();
  const query = useQuery(storeProductsQuery(tiendaId, page, vehicle));
  // The same page for another vehicle is not outdated: only its badges are loading.
  const old = query.isPlaceholderData && query.data?.meta.page !== page;
  return (
    <DataState
      query={query}
      skeleton={<ProductGridSkeleton count={8} />}
      isEmpty={({ productos }) => productos.length === 0}
      empty={
        page > 1 ? (
          <PageBeyond what="productos" to="?" />
        ) : (
          <EmptyState title={CATALOGUE_MESSAGES.empty} text="Esta tienda todavía no publica repuestos." />
        )
      }
      error={CATALOGUE_MESSAGES.loadFailedRetry}
    >
      {({ productos, meta }) => (
        <Box aria-busy={old} sx={{ opacity: old ? 0.55 : 1 }}>
          <ProductGrid productos={productos} actions={actions} store={false} />
          <Pager
            page={meta.page}
            totalPages={meta.totalPages}
            hrefOf={(n) => `?page=${n}`}
            label="Páginas de la tienda"
          />
        </Box>
      )}
    </DataState>
  );
}
