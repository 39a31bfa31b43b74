import Box from '@mui/material/Box';
import { CAROUSEL_MARCAS } from '@tuerca/contracts/pages/inicio';

// Ways to set a name, as a sign painter would: our own, nobody's logo.
const STYLES = {
  block: { fontWeight: 850, textTransform: 'uppercase', letterSpacing: '0.02em' },
  airy: { fontWeight: 500, textTransform: 'uppercase', letterSpacing: '0.12em', mr: '-0.12em', fontSize: '0.9375rem' },
  slant: { fontWeight: 800, fontStyle: 'oblique 12deg', letterSpacing: '-0.01em' },
  low: {
    fontWeight: 750,
    textTransform: 'lowercase',
    letterSpacing: '-0.03em',
    fontSize: { xs: '1.125rem', lg: '1.375rem' },
  },
  plate: {
    fontWeight: 700,
    textTransform: 'uppercase',
    letterSpacing: '0.08em',
    fontSize: '0.9375rem',
    border: 2,
    borderColor: 'currentColor',
    borderRadius: '6px',
    px: 1.25,
    py: 0.5,
  },
  stripe: { fontWeight: 750, borderBottom: 4, borderColor: 'secondary.main', lineHeight: 1.1 },
  light: { fontWeight: 350, letterSpacing: '0.06em' },
  solid: {
    fontWeight: 700,
    textTransform: 'uppercase',
    letterSpacing: '0.06em',
    fontSize: '0.9375rem',
    bgcolor: 'marca.band',
    color: 'marca.onBand',
    borderRadius: '999px',
    px: 1.75,
    py: 0.75,
  },
} as const;

const OF: Record<(typeof CAROUSEL_MARCAS)[number], keyof typeof STYLES> = {
  Toyota: 'block',
  Ford: 'low',
  Chevrolet: 'stripe',
  Volkswagen: 'slant',
  Honda: 'plate',
  Kia: 'solid',
  Hyundai: 'light',
  Nissan: 'block',
  BMW: 'light',
  'Mercedes-Benz': 'airy',
  Audi: 'low',
  Mitsubishi: 'stripe',
  Mazda: 'low',
  Renault: 'plate',
  Fiat: 'solid',
  Peugeot: 'airy',
  Jeep: 'block',
  Dodge: 'slant',
  Chery: 'light',
  JAC: 'plate',
  Changan: 'stripe',
  Suzuki: 'slant',
  Isuzu: 'low',
  Subaru: 'solid',
};

/** A brand's name as a word mark. */
export const BrandMark = ({ marca }: { marca: (typeof CAROUSEL_MARCAS)[number] }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      fontFamily: 'h1.fontFamily',
      fontSize: { xs: '1rem', lg: '1.1875rem' },
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
      ...STYLES[OF[marca]],
    }}
  >
    {marca}
  </Box>
);
