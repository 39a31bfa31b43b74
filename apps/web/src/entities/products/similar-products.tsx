import { useQuery } from '@tanstack/react-query';
import { useVehicle } from '../garaje/garage-store';
import { Section } from '../../ui/section';
import { similarQuery } from './products.queries';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';

/** Others of the same category. An extra: it draws nothing until it has something, and nothing when it fails. */
export function SimilarProducts({
  productoId,
  categoria,
  actions,
}: {
  productoId: string;
  categoria: string;
  actions: ProductActions;
}) {
  const vehicle = useVehicle();
  const { data } = useQuery(similarQuery(productoId, categoria, vehicle));
  if (!data?.length) return null;
  return (
    <Section title="Productos similares">
      <ProductGrid productos={data} actions={actions} />
    </Section>
  );
}
