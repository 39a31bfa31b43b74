import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { CurrencyExchangeRounded } from '@/ui/icons/currency-exchange-rounded';
import { LocalShippingOutlined } from '@/ui/icons/local-shipping-outlined';
import { VerifiedOutlined } from '@/ui/icons/verified-outlined';
import { HeroSearch } from './hero-search';
import pared from './wall.svg';

const FACTS = [
  { icon: LocalShippingOutlined, text: 'Entregas en toda Caracas' },
  { icon: CurrencyExchangeRounded, text: 'Precios en Bs. a la tasa del día' },
  { icon: VerifiedOutlined, text: 'Tiendas y talleres con nombre y RIF' },
];

/** The answer first: what part, for what vehicle; beside it the wall where it hangs. */
export const Hero = () => (
  <Box sx={{ bgcolor: 'marca.band', color: 'marca.onBand', overflow: 'hidden' }}>
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: { md: 5, lg: 8 },
        alignItems: 'end',
      }}
    >
      <Box sx={{ pt: { xs: 3, md: 6, lg: 8 }, pb: { xs: 3, md: 6, lg: 8 }, alignSelf: 'center' }}>
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ maxWidth: '17ch', fontSize: { xs: '1.9375rem', md: '2.4375rem', lg: '3rem' }, lineHeight: 1.1 }}
        >
          El repuesto que le sirve a tu carro
        </Typography>
        <Typography
          sx={{
            color: 'marca.onBandSoft',
            mt: { xs: 1, md: 2 },
            mb: { xs: 2, md: 3 },
            maxWidth: '48ch',
            fontSize: { md: '1.125rem' },
          }}
        >
          Compara precios de tiendas de todo el país y recíbelo donde estés: hacemos entregas en toda Caracas.
        </Typography>
        <Box sx={{ maxWidth: 640 }}>
          <HeroSearch />
        </Box>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: { xs: 2, md: 3 },
            p: 0,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 1,
          }}
        >
          {FACTS.map(({ icon: Icon, text }) => (
            <Typography
              component="li"
              variant="body2"
              key={text}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'marca.onBandSoft' }}
            >
              <Icon aria-hidden sx={{ fontSize: 20, color: 'secondary.main' }} />
              {text}
            </Typography>
          ))}
        </Box>
      </Box>
      {/* Below 900 px only the wall's upper shelf: what is below the search is what people scroll for. */}
      <Box sx={{ overflow: 'hidden', height: { xs: 132, sm: 168, md: 'auto' } }}>
        <Box
          component="img"
          src={pared}
          alt=""
          width={880}
          height={812}
          fetchPriority="high"
          sx={{ display: 'block', width: '100%', height: 'auto', maxWidth: { xs: 420, md: 'none' }, mx: 'auto' }}
        />
      </Box>
    </Container>
  </Box>
);
