import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useFocusHeading } from '../lib/use-focus-heading';
import { SkipLink } from '../ui/skip-link';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';

/** The frame of every public page: skip link, header, main, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  useFocusHeading(pathname);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <OfflineBanner />
      <Header />
      {navigation.state === 'loading' && <LinearProgress color="secondary" aria-label="Cargando la página" sx={{ position: 'fixed', top: 0, insetInline: 0, zIndex: 'tooltip', height: 3 }} />}
      <Box component="main" id="contenido" tabIndex={-1} sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <Footer />
    </Box>
  );
}
