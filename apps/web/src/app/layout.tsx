import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { useOpensSoon } from '@/entities/platform/system/system.queries';
import { VehicleBar } from '@/features/auth/garaje/vehicle-bar';
import { lazyPart } from '@/lib/lazy-part';
import { useSignedIn } from '@/lib/session';
import { useFocusHeading } from '@/lib/use-focus-heading';
import { SkipLink } from '@/ui/skip-link';
import { TopProgress } from '@/ui/top-progress';
import { Footer } from './footer';
import { AppHeader } from './header';
import { NewVersion } from './new-version';
import { OfflineBanner } from './offline-banner';
import { OpensSoon } from './opens-soon';
import { PANEL_HANDLE } from './panel-route';
import { isShopFront } from './shop-front';
import { comparesVehicle } from './vehicle-places';

const AccountWatch = lazyPart(async () => (await import('./account-watch')).AccountWatch);

/** True of addresses in the office of a store, a workshop or the administrators, where a phone's room is for the work. */
const isOffice = (pathname: string): boolean => /^\/(tienda|taller|admin)(\/|$)/.test(pathname);

/** The frame of every page: skip link, header, the vehicle where parts are looked for, main, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const navigation = useNavigation();
  const inPanel = useMatches().some(({ handle }) => handle === PANEL_HANDLE);
  const opensSoon = useOpensSoon();
  const waits = opensSoon && isShopFront(pathname);
  useFocusHeading(pathname);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <OfflineBanner />
      <NewVersion />
      <Suspense>{signedIn && <AccountWatch />}</Suspense>
      <AppHeader opensSoon={opensSoon} office={inPanel && isOffice(pathname)} />
      {!opensSoon && comparesVehicle(pathname) && <VehicleBar />}
      {navigation.state === 'loading' && <TopProgress label="Cargando la página" />}
      {/* A panel has its menu beside the page's own content, and brings its own <main>. */}
      <Box {...(inPanel ? {} : { component: 'main', id: 'contenido', tabIndex: -1 })} sx={{ flex: 1 }}>
        {waits ? <OpensSoon /> : <Outlet />}
      </Box>
      <Footer slim={inPanel} />
    </Box>
  );
}
