import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { Section } from '@/ui/section';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';
import { severalQuery } from './products.queries';
import { recentProducts, rememberProduct } from './recent-store';

const SHOWN = 4;

/** What was looked at before on this device; the product of this page joins the list. An extra: it draws nothing until it has something. */
export function RecentProducts({ productoId, actions }: { productoId: string; actions: ProductActions }) {
  // What stood there before this page, which gives each product its own.
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
