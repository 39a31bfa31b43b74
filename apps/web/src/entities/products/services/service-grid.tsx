import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import type { ListView } from '@/ui/list-toolbar';
import { ServiceCard, ServiceRow } from './service-card';
import { ServiceCardSkeleton, ServiceRowSkeleton } from './service-skeletons';

const shape = (vista: ListView) => ({
  display: 'grid',
  listStyle: 'none',
  m: 0,
  p: 0,
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...(vista === 'cuadricula' && {
    '@media (min-width:600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width:1140px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
});

interface ServiceGridProps {
  servicios: readonly Servicio[];
  vista?: ListView;
  /** Button of each service. */
  renderAction?: (servicio: Servicio) => ReactNode;
  /** First free time of each service. */
  renderHour?: (servicio: Servicio) => ReactNode;
  /** Heading level of the names. */
  level?: 'h2' | 'h3';
  /** Number of pictures on the first screen, which load eagerly. */
  eager?: number;
  /** False where the page already names the workshop. */
  taller?: boolean;
}

/** Services as cards or rows. */
export function ServiceGrid({
  servicios,
  vista = 'cuadricula',
  renderAction,
  renderHour,
  level,
  eager = 0,
  taller,
}: ServiceGridProps) {
  const Item = vista === 'lista' ? ServiceRow : ServiceCard;
  return (
    <Box component="ul" sx={shape(vista)}>
      {servicios.map((servicio, i) => (
        <Box component="li" key={servicio._id} sx={{ minWidth: 0 }}>
          <Item
            servicio={servicio}
            action={renderAction?.(servicio)}
            hour={renderHour?.(servicio)}
            priority={i < eager}
            level={level}
            taller={taller}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Placeholders of services while they load. */
export function ServiceGridSkeleton({ count, vista = 'cuadricula' }: { count: number; vista?: ListView }) {
  const Item = vista === 'lista' ? ServiceRowSkeleton : ServiceCardSkeleton;
  return (
    <Box aria-hidden sx={shape(vista)}>
      {Array.from({ length: count }, (_, i) => (
        <Item key={i} />
      ))}
    </Box>
  );
}
