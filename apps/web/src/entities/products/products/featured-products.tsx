import { useQuery } from '@tanstack/react-query';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import type { ProductActions } from './product-parts';
import { featuredQuery } from './products.queries';

const COUNT = 8;

/** The eight products that sell most. */
export function FeaturedProducts({ actions }: { actions: ProductActions }) {
  const vehicle = useVehicle();
  const query = useQuery(featuredQuery(vehicle, COUNT));
  return (
    <DataState
      query={query}
      skeleton={<ProductGridSkeleton count={COUNT} />}
      empty={
        <EmptyState
          title={CATALOGUE_MESSAGES.empty}
          text="Vuelve pronto: las tiendas cargan repuestos todos los días."
        />
      }
      error={CATALOGUE_MESSAGES.homeLoadFailed}
    >
      {(productos) => <ProductGrid productos={productos} actions={actions} />}
    </DataState>
  );
}
