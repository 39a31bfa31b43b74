import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CONTACT_EMAIL } from '@tuerca/contracts/kernel/contact';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { RateNote } from '@/entities/platform/system/rate-note';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { Logo } from '@/ui/logo';
import { ModeSwitch } from '@/ui/mode-switch';

const QUICK = [
  { to: paths.home(), label: 'Inicio' },
  { to: paths.catalogue(), label: 'Productos' },
  { to: paths.workshops(), label: 'Talleres' },
  { to: paths.stores(), label: 'Tiendas' },
];
const SOCIAL = ['Instagram', 'Facebook', 'WhatsApp'];
const link = {
  color: 'inherit',
  fontWeight: 400,
  textDecoration: 'none',
  py: 0.75,
  display: 'inline-block',
  '@media (pointer: coarse)': { py: 1.5 },
  '&:hover': { textDecoration: 'underline', color: 'marca.onBand' },
};

/** The year is the one in Caracas. */
const Rights = () => (
  <Typography variant="body2">{`© ${caracasDate(useNow()).slice(0, 4)} Tuerca. Todos los derechos reservados.`}</Typography>
);

const DOCUMENTS = [
  { to: paths.help(), label: 'Ayuda' },
  { to: paths.contact(), label: 'Contacto' },
  { to: paths.terms(), label: 'Términos' },
  { to: paths.privacy(), label: 'Privacidad' },
];
const Documents = () => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, listStyle: 'none', p: 0, m: 0 }}>
    {DOCUMENTS.map(({ to, label }) => (
      <li key={to}>
        <MuiLink component={Link} to={to} variant="body2" sx={link}>
          {label}
        </MuiLink>
      </li>
    ))}
  </Box>
);

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography variant="h6" component="h2" sx={{ color: 'marca.onBand', mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** The day's rate with its date, which the law requires; keeps its height while it loads. */
function Rate() {
  const { data } = usePublicConfig();
  return <Box sx={{ minHeight: 21 }}>{data?.tasa && <RateNote tasa={data.tasa} color="inherit" />}</Box>;
}

/** Columns of the footer: what the site is, and its links. */
const Columns = () => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 4, md: 6 },
      gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', md: '2fr 1fr 1fr 1fr' },
      typography: 'body2',
    }}
  >
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '40ch' }}>
      <Box sx={{ color: 'marca.onBand', mb: 2 }}>
        <Logo />
      </Box>
      <Typography>El repuesto que le sirve a tu carro y el taller que lo instala, en un solo lugar.</Typography>
    </Box>
    <Column title="Enlaces rápidos">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {QUICK.map(({ to, label }) => (
          <li key={to}>
            <MuiLink component={Link} to={to} sx={link}>
              {label}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Column>
    <Column title="Contacto">
      <MuiLink href={`mailto:${CONTACT_EMAIL}`} sx={{ ...link, overflowWrap: 'anywhere' }}>
        {CONTACT_EMAIL}
      </MuiLink>
      <Typography variant="body2" sx={{ py: 0.75 }}>
        Lunes a sábado, de 8:00 a. m. a 6:00 p. m.
      </Typography>
      <Typography variant="body2" sx={{ py: 0.75 }}>
        Caracas, Venezuela
      </Typography>
    </Column>
    <Column title="Síguenos">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {SOCIAL.map((name) => (
          <li key={name}>
            <MuiLink href="#" sx={link}>
              {name}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Column>
  </Box>
);

/** Footer of every page; `slim`, below a panel, has only the rate and the colour mode. */
export const Footer = ({ slim = false }: { slim?: boolean }) => (
  <Box
    component="footer"
    sx={{
      bgcolor: 'marca.floor',
      color: 'marca.onBandSoft',
      mt: slim ? 0 : { xs: 6, md: 10 },
      pb: 'var(--bottom-bar, 0px)',
    }}
  >
    <Container sx={{ py: slim ? 2 : { xs: 5, md: 7 } }}>
      {!slim && <Columns />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          ...(!slim && { mt: { xs: 4, md: 6 }, pt: 3, borderTop: '1px solid rgb(255 255 255 / 0.16)' }),
        }}
      >
        <Box>
          <Rate />
          <Rights />
          {!slim && <Documents />}
        </Box>
        <ModeSwitch onDark />
      </Box>
    </Container>
  </Box>
);
