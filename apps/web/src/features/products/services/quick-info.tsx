import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { ServiceCategory, ServiceFacts, ServicePrice } from '@/entities/products/services/service-parts';
import { paths } from '@/lib/paths';
import { Picture } from '@/ui/picture';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gap: { xs: 2, sm: 3 },
  alignItems: 'start',
};

/** Everything that the list knows of a service, in full. */
export const QuickInfo = ({ servicio }: { servicio: Servicio }) => (
  <>
    <Box sx={columns}>
      <Picture
        src={servicio.imagenes[0]}
        alt=""
        sizes="(min-width: 600px) 300px, 88vw"
        ratio="4 / 3"
        fallback="servicio"
        sx={{ borderRadius: '10px' }}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        <div>
          <ServiceCategory servicio={servicio} />
        </div>
        <ServicePrice servicio={servicio} size="lg" />
        <ServiceFacts servicio={servicio} taller={false} max={Infinity} />
        <Typography variant="body2">
          En{' '}
          <Link component={RouterLink} to={paths.workshop(servicio.taller._id)}>
            {servicio.taller.nombre}
          </Link>
          {servicio.taller.ciudad && `, ${servicio.taller.ciudad}`}
        </Typography>
      </Box>
    </Box>
    <Typography sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {servicio.descripcion}
    </Typography>
    <Button component={RouterLink} to={paths.service(servicio._id)} variant="outlined" sx={{ mt: 3 }}>
      Ver todos los detalles
    </Button>
  </>
);

/** The places of what is on its way. */
export const QuickInfoSkeleton = () => (
  <Box sx={columns}>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }} />
    <Box>
      <Skeleton width={120} height={26} />
      <Skeleton width="60%" height={48} />
      <Skeleton width="80%" height={26} />
      <Skeleton width="70%" height={26} />
    </Box>
  </Box>
);
