import { useQuery } from '@tanstack/react-query';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { Section } from '@/ui/section';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';
import { samePartQuery } from './products.queries';

/** What other stores ask for the same part number, or an equivalent one. An extra: it draws nothing until it has something. */
export function SamePart({ productoId, actions }: { productoId: string; actions: ProductActions }) {
  const { data } = useQuery(samePartQuery(productoId, useVehicle()));
  if (!data?.length) return null;
  return (
    <Section title="Otras tiendas con esta pieza">
      <ProductGrid productos={data} actions={actions} />
    </Section>
  );
}
