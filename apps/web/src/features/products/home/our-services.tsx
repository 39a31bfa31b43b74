import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import tiendas from './stores.svg';
import talleres from './workshops.svg';

const BANNERS = [
  {
    to: paths.workshops(),
    image: talleres,
    title: 'Talleres',
    text: 'Mecánicos que instalan el repuesto. Elige el día y la hora, y llega con cita.',
    action: 'Ver talleres',
  },
  {
    to: paths.stores(),
    image: tiendas,
    title: 'Tiendas',
    text: 'Repuesteras de todo el país, con su dirección, su horario y lo que dicen sus clientes.',
    action: 'Ver tiendas',
  },
];

/** The doors to the workshops and the stores. */
export const OurServices = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
    {BANNERS.map(({ to, image, title, text, action }) => (
      <Box
        key={to}
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box
          component="img"
          src={image}
          alt=""
          width={1200}
          height={300}
          loading="lazy"
          sx={{ display: 'block', width: '100%', height: { xs: 140, sm: 190 }, objectFit: 'cover' }}
        />
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5, maxWidth: '52ch' }}>{text}</Typography>
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'primary.main', fontWeight: 600 }}
          >
            {action}
            <ArrowForwardRounded aria-hidden fontSize="small" />
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
