import Box from '@mui/material/Box';
import { IsRestoringProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { notify } from '@/lib/notify';
import { mayOpen, MEMBER_HOME } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { storageWorks, useSession } from '@/lib/session';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { NotForCargo } from './not-for-cargo';
import { UnknownRole } from './unknown-role';

interface RequireRoleProps {
  /** Roles that may enter; any signed-in user when absent. */
  roles?: readonly Role[];
  /** Toast for a visitor. */
  anonymous?: string;
  /** Toast for another role. */
  forbidden?: string;
  /** Redirect target of another role. */
  elsewhere?: string;
  /** False when a visitor does not return here after signing in. */
  comesBack?: boolean;
  /** The guarded content; the nested route when absent. */
  children?: ReactNode;
}

// Keeps the footer from jumping while the page's content loads.
const asHighAsTheScreen = { minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)` };

function Turned({ message, to }: { message: string; to: string }) {
  useEffect(() => {
    notify.warn(message);
  }, [message]);
  return <Navigate to={to} replace />;
}

/** Guards a route: a visitor is redirected to the sign-in screen and returns afterwards, another role to /no-autorizado. */
export function RequireRole({
  roles,
  anonymous = AUTH_MESSAGES.invalidSession,
  forbidden = AUTH_MESSAGES.forbidden,
  elsewhere = paths.forbidden(),
  comesBack = true,
  children,
}: RequireRoleProps) {
  const { status, user, ended, unreadable } = useSession();
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState(false);
  if (user && !entered) setEntered(true);
  // The server draws the page in its loading state, with the flag by which public/first-paint.js redirects visitors. Its queries
  // start once it is known that she may enter: another role's page would ask for what she is refused.
  const page = (
    <>
      {status === 'loading' && <meta name="tuerca-guard" content={anonymous} data-return={comesBack} />}
      <IsRestoringProvider value={status === 'loading'}>
        <Box sx={asHighAsTheScreen}>{children ?? <Outlet />}</Box>
      </IsRestoringProvider>
    </>
  );
  if (status === 'loading') return page;
  if (unreadable) return <UnknownRole />;
  // The session ended while she was here: the code that ended it shows a message and redirects (SessionWatch, the log-out
  // button).
  if (!user && entered) return ended === 'elsewhere' ? <Navigate to={paths.home()} replace /> : null;
  if (!user)
    return (
      <Turned
        message={storageWorks() ? anonymous : REQUEST_MESSAGES.storageFull}
        to={paths.login(comesBack ? `${pathname}${search}` : undefined)}
      />
    );
  if (roles && !roles.includes(user.role)) return <Turned message={forbidden} to={elsewhere} />;
  const home = user.equipo && MEMBER_HOME[pathname];
  if (home) return <Navigate to={home} replace />;
  if (!mayOpen(user, pathname)) return <NotForCargo user={user} />;
  return page;
}
