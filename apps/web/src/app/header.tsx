import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { SearchBox } from '@/features/products/search/search-box';
import { paths } from '@/lib/paths';
import { MenuRounded } from '@/ui/icons/menu-rounded';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { HOME_LINK } from '@/ui/labels';
import { Logo } from '@/ui/logo';
import { onDemand } from '@/ui/on-demand';
import { HeaderActions } from './header-actions';
import { HEADER_LINKS } from './header-links';

const MobileMenu = onDemand(async () => (await import('./mobile-menu')).MobileMenu);

const navLink = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 44,
  mx: 1.5,
  color: 'marca.onBandSoft',
  textDecoration: 'none',
  typography: 'body2',
  fontWeight: 600,
  '&:hover': { color: 'marca.onBand' },
  '&.active': { color: 'marca.onBand', boxShadow: 'inset 0 -3px 0 var(--t-palette-secondary-main)' },
};

// It stays in sight, except where it would leave little room for anything else (a phone held sideways) and on paper.
const band = {
  bgcolor: 'marca.band',
  color: 'marca.onBand',
  '@media screen and (min-height: 560px)': { position: 'sticky', top: 0, zIndex: 'appBar' },
};

interface AppHeaderProps {
  opensSoon?: boolean;
  /** On a phone a single line: the search is a link beside the bell. */
  office?: boolean;
}

/** The band on top of every public page: brand, search (not before the shop opens), what is mine; on wide screens the places below. */
export function AppHeader({ opensSoon = false, office = false }: AppHeaderProps) {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Box component="header" sx={band}>
      <Container
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: { xs: 0.5, md: 3 },
          rowGap: 1,
          py: { xs: 1, md: 1.5 },
          gridTemplateColumns: { xs: office ? 'auto 1fr auto auto' : 'auto 1fr auto', md: 'auto minmax(0, 1fr) auto' },
          gridTemplateAreas: {
            xs: office
              ? '"menu logo search actions"'
              : `"menu logo actions"${opensSoon ? '' : ' "search search search"'}`,
            md: '"logo search actions"',
          },
        }}
      >
        <IconButton
          color="inherit"
          aria-label="Abrir el menú"
          aria-expanded={menu === 'open'}
          onClick={() => setMenu('open')}
          sx={{ gridArea: 'menu', display: { md: 'none' }, ml: -1 }}
        >
          <MenuRounded />
        </IconButton>
        <Box
          component={Link}
          to={paths.home()}
          aria-label={HOME_LINK}
          sx={{
            gridArea: 'logo',
            justifySelf: 'start',
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              '@media (max-width:379px)': { '& > span > span': { fontSize: 19 } },
              // Beside four things to press there is room for the mark alone.
              '@media (max-width:359px)': { '& > span > span': { display: 'none' } },
            }}
          >
            <Logo size={28} />
          </Box>
        </Box>
        {office && !opensSoon && (
          <IconButton
            component={Link}
            to={paths.search()}
            color="inherit"
            aria-label="Buscar en Tuerca"
            sx={{ gridArea: 'search', display: { md: 'none' } }}
          >
            <SearchRounded />
          </IconButton>
        )}
        {!opensSoon && (
          <Box
            sx={{
              display: { xs: office ? 'none' : 'block', md: 'block' },
              gridArea: 'search',
              width: '100%',
              maxWidth: { md: 680 },
              justifySelf: { md: 'center' },
            }}
          >
            <SearchBox />
          </Box>
        )}
        <HeaderActions />
      </Container>
      <Box
        component="nav"
        aria-label="Principal"
        sx={{ display: { xs: 'none', md: 'block' }, bgcolor: 'marca.bandDeep' }}
      >
        <Container>
          <Box sx={{ display: 'flex', ml: -1.5 }}>
            {HEADER_LINKS.map(({ to, label }) => (
              <Box key={to} component={NavLink} to={to} end={to === '/'} sx={navLink}>
                {label}
              </Box>
            ))}
          </Box>
        </Container>
      </Box>
      {menu !== 'never' && <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />}
    </Box>
  );
}
