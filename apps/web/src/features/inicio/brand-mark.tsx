import Box from '@mui/material/Box';
import { MARCAS_CARRUSEL } from '@tuerca/contracts/catalogos';

// Ways to set a name, as a sign painter would: our own, nobody's logo.
const STYLES = {
  block: { fontWeight: 850, textTransform: 'uppercase', letterSpacing: '0.02em' },
  airy: { fontWeight: 500, textTransform: 'uppercase', letterSpacing: '0.22em', mr: '-0.22em' },
  slant: { fontWeight: 800, fontStyle: 'oblique 12deg', letterSpacing: '-0.01em' },
  low: { fontWeight: 750, textTransform: 'lowercase', letterSpacing: '-0.03em', fontSize: '1.375rem' },
  plate: { fontWeight: 700, textTransform: 'uppercase', letterSpacing: '0.08em', fontSize: '1rem', border: 2, borderColor: 'currentColor', borderRadius: '6px', px: 1.25, py: 0.5 },
  stripe: { fontWeight: 750, borderBottom: 4, borderColor: 'secondary.main', lineHeight: 1.1 },
  light: { fontWeight: 350, letterSpacing: '0.06em' },
  solid: { fontWeight: 700, textTransform: 'uppercase', letterSpacing: '0.06em', fontSize: '1rem', bgcolor: 'marca.band', color: 'marca.onBand', borderRadius: '999px', px: 1.75, py: 0.75 },
} as const;

const OF: Record<(typeof MARCAS_CARRUSEL)[number], keyof typeof STYLES> = {
  Toyota: 'block', Ford: 'slant', Chevrolet: 'stripe', Volkswagen: 'airy', Honda: 'plate', Kia: 'solid', Hyundai: 'light', Nissan: 'block', BMW: 'airy', 'Mercedes-Benz': 'light', Audi: 'low', Mitsubishi: 'stripe',
  Mazda: 'low', Renault: 'plate', Fiat: 'solid', Peugeot: 'airy', Jeep: 'block', Dodge: 'slant', Chery: 'light', JAC: 'plate', Changan: 'stripe', Suzuki: 'slant', Isuzu: 'low', Subaru: 'solid',
};

/** A brand's name as a word mark. */
export const BrandMark = ({ marca }: { marca: (typeof MARCAS_CARRUSEL)[number] }) => (
  <Box component="span" sx={{ display: 'inline-block', fontFamily: 'h1.fontFamily', fontSize: '1.1875rem', lineHeight: 1.2, whiteSpace: 'nowrap', ...STYLES[OF[marca]] }}>
    {marca}
  </Box>
);
