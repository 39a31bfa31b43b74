import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { cardFrame } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import type { Business } from './business';
import { BUSINESS_LABELS } from './business-labels';
import {
  BusinessFacts,
  BusinessLogo,
  BusinessName,
  BusinessRating,
  BusinessTags,
  FeaturedBadge,
} from './business-parts';

interface ItemProps {
  negocio: Business;
  /** The picture stands in the first screen. */
  priority?: boolean;
}

const Go = ({ negocio }: { negocio: Business }) => {
  const { profile, action } = BUSINESS_LABELS[negocio.tipo];
  return (
    <Button
      component={Link}
      to={profile(negocio._id)}
      variant="outlined"
      aria-label={`${action}: ${negocio.nombre}`}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      {action}
    </Button>
  );
};

/** A store or workshop among others. */
export const BusinessCard = ({ negocio, priority }: ItemProps) => (
  <Card component="article" sx={{ ...cardFrame, display: 'flex', flexDirection: 'column', height: '100%' }}>
    <Box sx={{ position: 'relative' }}>
      <Picture
        src={negocio.banner}
        alt=""
        sizes="(min-width: 900px) 320px, (min-width: 600px) 50vw, 88vw"
        ratio="5 / 2"
        priority={priority}
        fallback={negocio.tipo}
        sx={{ borderRadius: 0 }}
      />
      {negocio.destacado && (
        <Box sx={{ position: 'absolute', top: 8, left: 8, display: 'flex' }}>
          <FeaturedBadge />
        </Box>
      )}
    </Box>
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, pt: 0, flex: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          mt: -3.5,
          position: 'relative',
        }}
      >
        <BusinessLogo negocio={negocio} size={64} />
        <BusinessRating negocio={negocio} />
      </Box>
      <BusinessName negocio={negocio} />
      <BusinessFacts negocio={negocio} />
      <BusinessTags negocio={negocio} />
      <Box sx={{ display: 'grid', mt: 'auto', pt: 0.5 }}>
        <Go negocio={negocio} />
      </Box>
    </Box>
  </Card>
);

/** A store or workshop as a row of the list view, with the beginning of what it says of itself. */
export const BusinessRow = ({ negocio, priority }: ItemProps) => (
  <Card
    component="article"
    sx={{ ...cardFrame, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '208px minmax(0, 1fr)' } }}
  >
    <Picture
      src={negocio.banner}
      alt=""
      sizes="(min-width: 600px) 640px, 88vw"
      ratio="3 / 1"
      priority={priority}
      fallback={negocio.tipo}
      sx={{ borderRadius: 0, height: { sm: '100%' }, aspectRatio: { xs: '3 / 1', sm: 'auto' } }}
    />
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: 2,
        p: 2,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
          <BusinessLogo negocio={negocio} size={48} />
          <Box sx={{ minWidth: 0 }}>
            <BusinessName negocio={negocio} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <BusinessRating negocio={negocio} />
              {negocio.destacado && <FeaturedBadge />}
            </Box>
          </Box>
        </Box>
        {negocio.descripcion && (
          <Typography
            variant="body2"
            sx={{
              color: 'text.secondary',
              maxWidth: '72ch',
              overflow: 'hidden',
              display: { xs: 'none', sm: '-webkit-box' },
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
            }}
          >
            {negocio.descripcion}
          </Typography>
        )}
        <BusinessFacts negocio={negocio} />
        <BusinessTags negocio={negocio} />
      </Box>
      <Box sx={{ display: 'grid', justifySelf: { sm: 'start', lg: 'end' } }}>
        <Go negocio={negocio} />
      </Box>
    </Box>
  </Card>
);
