import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { WorkshopCard } from '@/entities/auth/workshops/workshop-card';
import { Gallery } from '@/ui/gallery';
import { Rating } from '@/ui/rating';
import { Section } from '@/ui/section';
import { ServiceCategory, ServiceFacts, ServicePrice } from './service-parts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"fotos" "datos" "texto"', sm: '"fotos datos" "texto datos"' },
  gridTemplateRows: { sm: 'auto 1fr' },
  columnGap: { sm: 3, md: 6 },
  rowGap: { xs: 2, sm: 0 },
  alignItems: 'start',
};

/** A service: pictures and words beside what deciding needs. */
export const ServiceDetail = ({ servicio, action }: { servicio: Servicio; action: ReactNode }) => (
  <Box sx={columns}>
    <Box sx={{ gridArea: 'fotos', minWidth: 0 }}>
      <Gallery imagenes={servicio.imagenes} nombre={servicio.nombre} fallback="servicio" />
    </Box>
    <Box sx={{ gridArea: 'datos', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box>
        <ServiceCategory servicio={servicio} />
      </Box>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', fontSize: { sm: '1.5625rem', md: '1.9375rem' } }}
      >
        {servicio.nombre}
      </Typography>
      <Rating value={servicio.valoracionPromedio} count={servicio.numeroValoraciones} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, py: 2.5, borderBlock: 1, borderColor: 'divider' }}>
        <Box>
          <ServicePrice servicio={servicio} size="lg" />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {servicio.precioFijo ? 'IVA incluido' : 'IVA incluido. El taller confirma el precio al ver tu vehículo.'}
          </Typography>
        </Box>
        <ServiceFacts servicio={servicio} taller={false} max={Infinity} />
        {action}
      </Box>
      <WorkshopCard taller={servicio.taller} />
    </Box>
    <Box sx={{ gridArea: 'texto', minWidth: 0 }}>
      <Section title="Descripción">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {servicio.descripcion}
        </Typography>
      </Section>
    </Box>
  </Box>
);

/** The places of a service's page while it is on its way. */
export const ServiceDetailSkeleton = () => (
  <Box sx={columns}>
    <Skeleton
      variant="rectangular"
      sx={{ gridArea: 'fotos', width: '100%', height: 'auto', aspectRatio: { xs: '4 / 3', sm: '1 / 1' } }}
    />
    <Box sx={{ gridArea: 'datos' }}>
      <Skeleton width={140} height={28} />
      <Skeleton width="85%" height={46} />
      <Skeleton width="40%" height={30} />
      <Skeleton width="45%" height={56} sx={{ mt: 3 }} />
      <Skeleton width="60%" height={26} />
      <Skeleton width="50%" height={26} />
      <Skeleton variant="rectangular" height={52} sx={{ mt: 3 }} />
      <Skeleton variant="rectangular" height={152} sx={{ mt: 4 }} />
    </Box>
  </Box>
);
