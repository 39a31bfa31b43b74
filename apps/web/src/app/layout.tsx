import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { VehicleBar } from '../features/garaje/vehicle-bar';
import { useSignedIn } from '../lib/session';
import { useFocusHeading } from '../lib/use-focus-heading';
import { SkipLink } from '../ui/skip-link';
import { Footer } from './footer';
import { Header } from './header';
import { NewVersion } from './new-version';
import { OfflineBanner } from './offline-banner';
import { PANEL_HANDLE } from './panel-route';
import { comparesVehicle } from './vehicle-places';

const AccountWatch = lazy(async () => ({ default: (await import('./account-watch')).AccountWatch }));

const grow = keyframes({ from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.92)' } });
const progress = {
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: 'tooltip',
  height: 3,
  bgcolor: 'secondary.main',
  transformOrigin: 'left',
  animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** The frame of every page: skip link, header, the vehicle where parts are looked for, main, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const navigation = useNavigation();
  const inPanel = useMatches().some(({ handle }) => handle === PANEL_HANDLE);
  useFocusHeading(pathname);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <OfflineBanner />
      <NewVersion />
      <Suspense>{signedIn && <AccountWatch />}</Suspense>
      <Header />
      {comparesVehicle(pathname) && <VehicleBar />}
      {navigation.state === 'loading' && <Box role="progressbar" aria-label="Cargando la página" sx={progress} />}
      {/* A panel has its menu beside the page's own content, and brings its own <main>. */}
      <Box {...(inPanel ? {} : { component: 'main', id: 'contenido', tabIndex: -1 })} sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <Footer slim={inPanel} />
    </Box>
  );
}
