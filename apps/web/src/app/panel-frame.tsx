import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { usePendingWork } from '@/entities/admin/pending.queries';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import { useNewRequests } from '@/entities/cart/solicitudes/waiting.queries';
import { useChatUnread } from '@/entities/chats/chats/unread.queries';
import { useUnreadCount } from '@/entities/chats/notifications/notifications.queries';
import { useWaitingReturns } from '@/entities/orders/devoluciones/devoluciones.queries';
import { useFavoritesCount } from '@/entities/products/favorites/favorites.queries';
import { useLogout } from '@/features/auth/auth/logout.queries';
import { accountName } from '@/lib/account-name';
import { mayOpen } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { type Session, useSession } from '@/lib/session';
import { LogoutRounded } from '@/ui/icons/logout-rounded';
import { PublicRounded } from '@/ui/icons/public-rounded';
import { SettingsOutlined } from '@/ui/icons/settings-outlined';
import { LoadingButton } from '@/ui/loading-button';
import { PanelLayout } from '@/ui/panel-layout';
import type { PanelMenu } from '@/ui/panel-menu';
import { areaOf, hasPanel, PANEL_MENUS, type PanelRole, SETTINGS_LABEL } from './panel-menus';

/** Places of the bottom bar. */
const BAR_PLACES = 5;

/** Ends the session; a later sign-in returns to the panel. */
function Logout() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.login()));
  return (
    <LoadingButton
      variant="text"
      color="inherit"
      fullWidth
      startIcon={<LogoutRounded />}
      loading={logout.isPending}
      loadingText="Cerrando..."
      onClick={() => logout.mutate()}
      sx={{
        justifyContent: 'flex-start',
        px: 1.5,
        fontSize: '0.875rem',
        '& .MuiButton-startIcon': { ml: 0, mr: 1.5, color: 'text.secondary', '& > *': { fontSize: 22 } },
      }}
    >
      Cerrar Sesión
    </LoadingButton>
  );
}

/** Menu of a role with the pending count of each place; null while the role is not known. */
function usePanelMenu(role: PanelRole | null, user: Usuario | null): PanelMenu | null {
  const pending = usePendingWork();
  const counts: Record<string, number | undefined> = {
    [paths.favorites()]: useFavoritesCount(),
    [paths.clientGaraje()]: useGarage().vehiculos.length,
    [paths.storeReturns()]: useWaitingReturns(),
    [paths.storeRequests()]: useNewRequests(),
    [paths.adminPayments()]: pending.pagos === undefined ? undefined : pending.pagos + (pending.saldos ?? 0),
    [paths.adminAsuntos()]: pending.asuntos,
    [paths.adminReports()]: pending.reportes,
    [paths.adminStores()]: pending.tiendas,
    [paths.adminWorkshops()]: pending.talleres,
    [paths.adminMemberships()]: pending.membresias,
    [paths.notifications(role)]: useUnreadCount(),
    [paths.messages()]: useChatUnread(),
  };
  if (!role) return null;
  const account = user && accountName(user);
  const { places, bar, settings } = PANEL_MENUS[role];
  const counted = places.filter(({ to }) => mayOpen(user, to)).map((place) => ({ ...place, count: counts[place.to] }));
  // A member's bar holds the places her position opens, in the menu's order.
  const ofBar = bar.flatMap((to) => counted.filter((place) => place.to === to));
  const filled = user?.equipo ? [...new Set([...ofBar, ...counted])].slice(0, BAR_PLACES) : ofBar;
  return {
    title: 'Panel',
    role: account ? [account.part, user?.equipo?.negocio].filter(Boolean).join(' · ') : ROLE_LABELS[role],
    user: account?.name ?? '',
    places: counted,
    bar: filled,
    more: [
      ...(mayOpen(user, settings) ? [{ to: settings, label: SETTINGS_LABEL, icon: <SettingsOutlined /> }] : []),
      { to: paths.home(), label: 'Ir a la plataforma', icon: <PublicRounded />, exact: true },
    ],
    logout: <Logout />,
  };
}

/** Role whose panel frames an address: the area's while the session loads, else the signed-in user's if she may be there. */
function panelRoleOf({ status, user }: Session, pathname: string): PanelRole | null {
  const area = areaOf(pathname) ?? null;
  if (status === 'loading') return area;
  if (!user || !hasPanel(user.role)) return null;
  return area === null || area === user.role ? user.role : null;
}

/**
 * The panel around a page of an office. It is outside of the guard: the server, which does not know who is signed in, draws the
 * menu of the address; the guard inside redirects people without access. It never moves the guard in the tree: that remembers
 * whether somebody had entered.
 */
export function PanelFrame() {
  const session = useSession();
  const { pathname } = useLocation();
  const role = panelRoleOf(session, pathname);
  const menu = usePanelMenu(role, session.user);
  return (
    <PanelLayout menu={menu} bare={!role && session.status !== 'loading'}>
      <Outlet />
    </PanelLayout>
  );
}
