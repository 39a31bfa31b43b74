import { useQuery } from '@tanstack/react-query';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { Section } from '@/ui/section';
import { ServiceGrid } from './service-grid';
import { popularQuery } from './services.queries';

/** What else the workshop is asked for. An extra: it draws nothing until it has something, and nothing when it fails. */
export function PopularServices({ servicio }: { servicio: Servicio }) {
  const { data } = useQuery(popularQuery(servicio.taller._id, servicio._id));
  if (!data?.length) return null;
  return (
    <Section title={`Otros servicios de ${servicio.taller.nombre}`}>
      <ServiceGrid servicios={data} taller={false} />
    </Section>
  );
}
