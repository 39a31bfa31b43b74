import { useQuery } from '@tanstack/react-query';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { Section } from '@/ui/section';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';
import { samePartQuery } from './products.queries';

/** Other stores' offers of the same or an equivalent part number. Optional: renders nothing until it has some. */
export function SamePart({ productoId, actions }: { productoId: string; actions: ProductActions }) {
  const { data } = useQuery(samePartQuery(productoId, useVehicle()));
  if (!data?.length) return null;
  return (
    <Section title="Otras tiendas con esta pieza">
      <ProductGrid productos={data} actions={actions} />
    </Section>
  );
}
