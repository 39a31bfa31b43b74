import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { mediaUrl } from '@/lib/media-url';
import { CardLink } from '@/ui/card-link';
import { PhoneOutlined } from '@/ui/icons/phone-outlined';
import { PlaceOutlined } from '@/ui/icons/place-outlined';
import { Rating } from '@/ui/rating';
import { VerifiedMark } from '@/ui/verified-mark';
import { type Business, cityAndState } from './business';
import { BUSINESS_LABELS } from './business-labels';
import { OpenHours } from './open-hours';

interface PartProps {
  negocio: Business;
}

/** The logo, or the name's first letter on the tinted tile. */
export const BusinessLogo = ({ negocio, size }: PartProps & { size: number | { xs: number; md: number } }) => (
  <Avatar
    src={mediaUrl(negocio.fotoPerfil && imageVariant(negocio.fotoPerfil, 320))}
    alt=""
    variant="rounded"
    slotProps={{ img: { loading: 'lazy' } }}
    sx={{
      width: size,
      height: size,
      flex: 'none',
      borderRadius: '10px',
      border: 2,
      borderColor: 'background.paper',
      bgcolor: 'marca.tile',
      color: 'text.primary',
      fontWeight: 700,
      fontSize: typeof size === 'number' ? 22 : 36,
    }}
  >
    {negocio.nombre.slice(0, 1)}
  </Avatar>
);

/** The name as the link of the whole card, two lines at most, with the verified mark. */
export const BusinessName = ({ negocio }: PartProps) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, minWidth: 0 }}>
    <Typography variant="h4" component="h3" sx={{ minWidth: 0, textWrap: 'pretty' }}>
      <CardLink to={BUSINESS_LABELS[negocio.tipo].profile(negocio._id)} name={negocio.nombre} />
    </Typography>
    {negocio.verificado && <VerifiedMark label={BUSINESS_LABELS[negocio.tipo].verified} />}
  </Box>
);

const Fact = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 0.75,
      minWidth: 0,
      '& > svg': { fontSize: 20, color: 'text.secondary', flex: 'none' },
    }}
  >
    {icon}
    {children}
  </Box>
);

/** Place, hours, and telephone number. */
export const BusinessFacts = ({ negocio }: PartProps) => (
  <Box
    component="ul"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 0.75, typography: 'body2' }}
  >
    <Fact icon={<PlaceOutlined aria-hidden />}>{cityAndState(negocio.direccion) || 'Ubicación no disponible'}</Fact>
    <Fact>
      <OpenHours horario={negocio.horario} excepciones={negocio.excepciones} />
    </Fact>
    {negocio.telefono && (
      <Fact icon={<PhoneOutlined aria-hidden />}>
        <Box
          component="a"
          href={`tel:${negocio.telefono}`}
          aria-label={`Llamar a ${negocio.nombre}: ${formatTelefono(negocio.telefono)}`}
          sx={{
            position: 'relative',
            zIndex: 1,
            color: 'primary.main',
            fontWeight: 500,
            textUnderlineOffset: '0.18em',
            py: 1.5,
            my: -1.5,
            pr: 2,
          }}
        >
          {formatTelefono(negocio.telefono)}
        </Box>
      </Fact>
    )}
  </Box>
);

/** The average, with one decimal. */
export const BusinessRating = ({ negocio }: PartProps) => (
  <Rating compact value={negocio.valoracionPromedio} count={negocio.numeroValoraciones} />
);

/** The first three categories or specialties. */
export const BusinessTags = ({ negocio }: PartProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}>
    {negocio.rubros.slice(0, 3).map((rubro) => (
      <Chip
        key={rubro}
        size="small"
        variant="outlined"
        label={rubro}
        sx={{ color: 'text.secondary', borderColor: 'divider' }}
      />
    ))}
  </Box>
);

/** Featured by an administrator. */
export const FeaturedBadge = () => (
  <Chip size="small" label="Destacado" sx={{ fontWeight: 700, bgcolor: 'marca.band', color: 'marca.onBand' }} />
);
