import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { numberFormat } from '@tuerca/contracts/kernel/intl-format';
import { plural } from '@/lib/format';
import { PlaceOutlined } from '@/ui/icons/place-outlined';
import { StarRounded } from '@/ui/icons/star-rounded';
import { Picture } from '@/ui/picture';
import { VerifiedMark } from '@/ui/verified-mark';
import { type Business, cityAndState } from './business';
import { BUSINESS_LABELS } from './business-labels';
import { BusinessLogo } from './business-parts';
import { ContactLinks } from './contact-links';
import { OpenHours } from './open-hours';

const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const Fact = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      '& > svg': { fontSize: 20, color: 'text.secondary', flex: 'none' },
    }}
  >
    {icon}
    {children}
  </Box>
);

interface BusinessHeadProps {
  negocio: Business;
  /** The primary action, before the contact links. */
  action?: ReactNode;
  /** Content after the description: specialties, vehicle types. */
  children?: ReactNode;
}

/** Header of a profile: banner, logo, name, verified, place, rating, today's hours, contact, and description. */
export function BusinessHead({ negocio, action, children }: BusinessHeadProps) {
  const { verified, open, closed } = BUSINESS_LABELS[negocio.tipo];
  const rated = negocio.numeroValoraciones > 0;
  return (
    <Box component="header">
      {negocio.banner && (
        <Picture
          src={negocio.banner}
          alt=""
          sizes="(min-width: 600px) 100vw, 88vw"
          ratio="5 / 1"
          priority
          fallback={negocio.tipo}
          sx={{ borderRadius: '10px', mt: { xs: 2, md: 3 }, minHeight: 120 }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: '112px minmax(0, 1fr)' },
          columnGap: { xs: 2, md: 3 },
          rowGap: 2,
          pt: 3,
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridRow: { md: '1 / span 2' } }}>
          <BusinessLogo negocio={negocio} size={{ xs: 72, md: 112 }} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.5625rem', md: '2.4375rem' } }}
          >
            {negocio.nombre}
          </Typography>
          {negocio.verificado && (
            <Box sx={{ mt: 0.75, typography: 'body2' }}>
              <VerifiedMark words label={verified} />
            </Box>
          )}
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: '2' }, minWidth: 0 }}>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              rowGap: 1,
              typography: 'body2',
            }}
          >
            <Fact icon={<PlaceOutlined aria-hidden />}>{cityAndState(negocio.direccion) || 'Sin dirección'}</Fact>
            <Fact icon={<StarRounded aria-hidden />}>
              <span>
                <strong>{rated ? decimal(negocio.valoracionPromedio) : 'N/A'}</strong> ·{' '}
                {plural(negocio.numeroValoraciones, 'reseña', 'reseñas')}
              </span>
            </Fact>
            <Fact>
              <OpenHours horario={negocio.horario} excepciones={negocio.excepciones} states={[open, closed]} />
            </Fact>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              mt: 2.5,
              '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
            }}
          >
            {action}
            <ContactLinks negocio={negocio} />
          </Box>
          {negocio.descripcion && (
            <Typography sx={{ mt: 2.5, maxWidth: '72ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {negocio.descripcion}
            </Typography>
          )}
          {children}
        </Box>
      </Box>
    </Box>
  );
}
