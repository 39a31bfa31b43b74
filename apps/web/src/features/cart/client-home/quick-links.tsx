import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { CreditCardRounded } from '@/ui/icons/credit-card-rounded';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';
import { SearchRounded } from '@/ui/icons/search-rounded';

const LINKS = [
  { to: paths.catalogue(), label: 'Buscar repuestos', icon: <SearchRounded /> },
  { to: paths.services(), label: 'Servicios mecánicos', icon: <BuildOutlined /> },
  { to: paths.favorites(), label: 'Ver favoritos', icon: <FavoriteBorderRounded /> },
  { to: paths.clientPaymentMethods(), label: 'Métodos de pago', icon: <CreditCardRounded /> },
];

/** Links to a client's most frequent actions. */
export const QuickLinks = () => (
  <Box
    component="nav"
    aria-label="Accesos rápidos"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {LINKS.map(({ to, label, icon }) => (
      <Box
        key={to}
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 1.5 },
          minHeight: 56,
          px: { xs: 1.5, sm: 2, lg: 1.5 },
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          fontSize: { xs: '0.875rem', sm: '1rem', lg: '0.875rem' },
          lineHeight: 1.35,
          fontWeight: 600,
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'primary.main' }}>
          {icon}
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        <ChevronRightRounded aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }} />
      </Box>
    ))}
  </Box>
);
