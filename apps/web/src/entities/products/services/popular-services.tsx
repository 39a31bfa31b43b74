import { useQuery } from '@tanstack/react-query';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { Section } from '@/ui/section';
import { ServiceGrid } from './service-grid';
import { popularQuery } from './services.queries';

/** Other popular services of the workshop. Optional: renders nothing until it has some, nor on failure. */
export function PopularServices({ servicio }: { servicio: Servicio }) {
  const { data } = useQuery(popularQuery(servicio.taller._id, servicio._id));
  if (!data?.length) return null;
  return (
    <Section title={`Otros servicios de ${servicio.taller.nombre}`}>
      <ServiceGrid servicios={data} taller={false} />
    </Section>
  );
}
