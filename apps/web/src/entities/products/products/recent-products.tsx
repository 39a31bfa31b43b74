import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { Section } from '@/ui/section';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';
import { severalQuery } from './products.queries';
import { recentProducts, rememberProduct } from './recent-store';

const SHOWN = 4;

/** Products viewed before on this device; this page's product joins the list. Optional: renders nothing until it has some. */
export function RecentProducts({ productoId, actions }: { productoId: string; actions: ProductActions }) {
  // Read before this page adds its own product; the page remounts this for each product.
  const [ids] = useState(() => recentProducts().filter((one) => one !== productoId));
  const vehicle = useVehicle();
  useEffect(() => rememberProduct(productoId), [productoId]);
  const { data } = useQuery({ ...severalQuery(ids, vehicle), enabled: ids.length > 0 });
  if (!data?.length) return null;
  return (
    <Section title="Visto hace poco">
      <ProductGrid productos={data.slice(0, SHOWN)} actions={actions} />
    </Section>
  );
}
