import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { ServicePrice } from '@/entities/products/services/service-parts';
import { paths } from '@/lib/paths';

/** Service being booked, with the link to another one. */
export const BookedService = ({ servicio }: { servicio: Servicio }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'center',
      justifyContent: 'space-between',
      p: 2,
      mb: 3,
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        {servicio.nombre}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {`En ${servicio.taller.nombre}. `}
        <Link component={RouterLink} to={paths.clientBooking()}>
          Cambiar servicio
        </Link>
      </Typography>
    </Box>
    <ServicePrice servicio={servicio} />
  </Box>
);
