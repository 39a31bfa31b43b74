import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { readJson, writeJson } from '@/lib/storage';
import { Section } from '@/ui/section';
import { ProductGrid } from './product-grid';
import type { ProductActions } from './product-parts';
import { severalQuery } from './products.queries';

const KEY = 'tuerca-vistos';
const MAX_RECENT = 12;

/** Ids of the products last looked at on this device, newest first. */
function recentProducts(): string[] {
  const kept = readJson<unknown>(KEY);
  return Array.isArray(kept)
    ? kept.filter((one): one is string => typeof one === 'string' && ID_PATTERN.test(one)).slice(0, MAX_RECENT)
    : [];
}

/** Notes that a product was looked at. */
const rememberProduct = (productoId: string): void =>
  writeJson(KEY, [productoId, ...recentProducts().filter((one) => one !== productoId)].slice(0, MAX_RECENT));

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
