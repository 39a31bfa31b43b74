import { useQuery } from '@tanstack/react-query';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { Section } from '@/ui/section';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';
import { similarQuery } from './products.queries';

const FEW = 2;

/** Others of the same category that fit the same car. An extra: it draws nothing until it has something, and nothing when it fails. */
export function SimilarProducts({
  producto,
  actions,
}: {
  producto: Pick<Producto, '_id' | 'categoria' | 'marca' | 'modelo'>;
  actions: ProductActions;
}) {
  const vehicle = useVehicle();
  const fitting = useQuery(similarQuery(producto, vehicle)).data;
  // Of a part for a rare car there may be no other: then any of its kind.
  const few = !vehicle && fitting !== undefined && fitting.length < FEW;
  const others = useQuery({ ...similarQuery({ ...producto, marca: null }, null), enabled: few }).data;
  const data = few ? others : fitting;
  if (!data?.length) return null;
  return (
    <Section title="Productos similares">
      <ProductGrid productos={data} actions={actions} />
    </Section>
  );
}
