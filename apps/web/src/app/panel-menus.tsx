import type { Role } from '@tuerca/contracts/kernel/roles';
import { paths } from '@/lib/paths';
import { AccountTreeOutlined } from '@/ui/icons/account-tree-outlined';
import { AssignmentReturnOutlined } from '@/ui/icons/assignment-return-outlined';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { CalendarMonthRounded } from '@/ui/icons/calendar-month-rounded';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { CarRepairRounded } from '@/ui/icons/car-repair-rounded';
import { CreditCardRounded } from '@/ui/icons/credit-card-rounded';
import { DirectionsCarRounded } from '@/ui/icons/directions-car-rounded';
import { Diversity3Outlined } from '@/ui/icons/diversity-3-outlined';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';
import { FavoriteBorderRounded } from '@/ui/icons/favorite-border-rounded';
import { FlagOutlined } from '@/ui/icons/flag-outlined';
import { ForumOutlined } from '@/ui/icons/forum-outlined';
import { GavelRounded } from '@/ui/icons/gavel-rounded';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { HomeRounded } from '@/ui/icons/home-rounded';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { LocalShippingOutlined } from '@/ui/icons/local-shipping-outlined';
import { MonitorHeartOutlined } from '@/ui/icons/monitor-heart-outlined';
import { NotificationsNoneRounded } from '@/ui/icons/notifications-none-rounded';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { PercentRounded } from '@/ui/icons/percent-rounded';
import { PersonOutlineRounded } from '@/ui/icons/person-outline-rounded';
import { RateReviewOutlined } from '@/ui/icons/rate-review-outlined';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { SellOutlined } from '@/ui/icons/sell-outlined';
import { ShowChartRounded } from '@/ui/icons/show-chart-rounded';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { TodayRounded } from '@/ui/icons/today-rounded';
import { WorkspacePremiumOutlined } from '@/ui/icons/workspace-premium-outlined';
import type { PanelPlace } from '@/ui/panel-menu';

/** Roles with an area of their own. */
export type PanelRole = Extract<Role, 'client' | 'store' | 'workshop' | 'admin'>;
interface Menu {
  places: readonly PanelPlace[];
  /** Addresses of the bottom bar's five places, in order. */
  bar: readonly [string, string, string, string, string];
  settings: string;
}

const home = (to: string, label = 'Inicio'): PanelPlace => ({ to, label, icon: <HomeRounded />, exact: true });
const messages: PanelPlace = { to: paths.messages(), label: 'Mensajes', icon: <ForumOutlined /> };
const notices: PanelPlace = {
  to: paths.notifications(null),
  label: 'Notificaciones',
  short: 'Avisos',
  icon: <NotificationsNoneRounded />,
};
const profile: PanelPlace = {
  to: paths.profile(),
  label: 'Mi perfil',
  short: 'Perfil',
  icon: <PersonOutlineRounded />,
};

const CLIENT: Menu = {
  places: [
    home(paths.client()),
    { to: paths.clientOrders(), label: 'Mis Compras', short: 'Compras', icon: <ReceiptLongRounded /> },
    { to: paths.clientRequests(), label: 'Mis solicitudes', icon: <CampaignOutlined /> },
    { to: paths.clientReturns(), label: 'Mis devoluciones', icon: <AssignmentReturnOutlined /> },
    { to: paths.favorites(), label: 'Favoritos', icon: <FavoriteBorderRounded /> },
    { to: paths.clientGaraje(), label: 'Mi garaje', short: 'Garaje', icon: <DirectionsCarRounded /> },
    { to: paths.clientServices(), label: 'Mis citas', icon: <CalendarMonthRounded /> },
    { to: paths.clientPaymentMethods(), label: 'Métodos de pago', icon: <CreditCardRounded /> },
    messages,
    notices,
    profile,
  ],
  bar: [paths.client(), paths.clientOrders(), paths.clientGaraje(), paths.messages(), paths.notifications(null)],
  settings: paths.clientSettings(),
};
const STORE: Menu = {
  places: [
    { to: paths.storeToday(), label: 'Hoy', icon: <TodayRounded /> },
    home(paths.storePanel(), 'Dashboard'),
    { to: paths.storeOrders(), label: 'Pedidos', icon: <ReceiptLongRounded /> },
    { to: paths.storeRequests(), label: 'Solicitudes', icon: <CampaignOutlined /> },
    { to: paths.storeReturns(), label: 'Devoluciones', short: 'Devueltos', icon: <AssignmentReturnOutlined /> },
    { to: paths.storeProducts(), label: 'Productos', icon: <SellOutlined /> },
    { to: paths.storeInventory(), label: 'Inventario', icon: <Inventory2Outlined /> },
    { to: '/tienda/ofertas', label: 'Descuentos', icon: <PercentRounded /> },
    { to: paths.storeDelivery(), label: 'Entregas', icon: <LocalShippingOutlined /> },
    { to: paths.storeCustomers(), label: 'Clientes', icon: <GroupsOutlined /> },
    { to: paths.storeDemand(), label: 'Qué se vende', icon: <ShowChartRounded /> },
    { to: paths.storeIncome(), label: 'Ingresos', icon: <PaymentsOutlined /> },
    { to: paths.storeTeam(), label: 'Equipo', icon: <Diversity3Outlined /> },
    { to: paths.storePlan(), label: 'Mi plan', icon: <WorkspacePremiumOutlined /> },
    messages,
    notices,
    profile,
  ],
  bar: [paths.storeToday(), paths.storeOrders(), paths.storeProducts(), paths.messages(), paths.notifications(null)],
  settings: paths.storeSettings(),
};
const WORKSHOP: Menu = {
  places: [
    home(paths.workshopPanel(), 'Dashboard'),
    { to: paths.workshopCitas(), label: 'Citas', icon: <CalendarMonthRounded /> },
    { to: paths.workshopActiveServices(), label: 'Servicios activos', short: 'Activos', icon: <CarRepairRounded /> },
    { to: paths.workshopHistory(), label: 'Historial', icon: <HistoryRounded /> },
    { to: paths.workshopServices(), label: 'Servicios', icon: <BuildOutlined />, exact: true },
    { to: paths.workshopClients(), label: 'Clientes', icon: <GroupsOutlined /> },
    { to: paths.workshopOffers(), label: 'Ofertas', icon: <PercentRounded /> },
    { to: paths.workshopAvailability(), label: 'Disponibilidad', icon: <EventAvailableRounded /> },
    { to: paths.workshopIncome(), label: 'Ingresos', icon: <PaymentsOutlined /> },
    { to: paths.workshopTeam(), label: 'Equipo', icon: <Diversity3Outlined /> },
    { to: paths.workshopPlan(), label: 'Mi plan', icon: <WorkspacePremiumOutlined /> },
    messages,
    notices,
    profile,
  ],
  bar: [
    paths.workshopPanel(),
    paths.workshopCitas(),
    paths.workshopServices(),
    paths.messages(),
    paths.notifications(null),
  ],
  settings: paths.workshopSettings(),
};
const ADMIN: Menu = {
  places: [
    home(paths.admin()),
    { to: paths.adminPayments(), label: 'Pagos', icon: <CreditCardRounded />, group: 'Operación' },
    { to: paths.adminOrders(), label: 'Pedidos', icon: <ReceiptLongRounded />, group: 'Operación' },
    { to: paths.adminPayouts(), label: 'Liquidaciones', icon: <PaymentsOutlined />, group: 'Operación' },
    { to: paths.adminAsuntos(), label: 'Por resolver', icon: <GavelRounded />, group: 'Operación' },
    { to: paths.adminReports(), label: 'Reportes', icon: <FlagOutlined />, group: 'Operación' },
    { to: paths.adminComments(), label: 'Comentarios', icon: <RateReviewOutlined />, group: 'Operación' },
    { to: paths.adminUsers(), label: 'Usuarios', icon: <GroupsOutlined />, group: 'Cuentas' },
    { to: paths.adminStores(), label: 'Tiendas', icon: <StorefrontRounded />, group: 'Cuentas' },
    { to: paths.adminWorkshops(), label: 'Talleres', icon: <BuildOutlined />, group: 'Cuentas' },
    { to: paths.adminMemberships(), label: 'Membresías', icon: <WorkspacePremiumOutlined />, group: 'Cuentas' },
    { to: paths.adminProducts(), label: 'Productos', icon: <SellOutlined />, group: 'Catálogo' },
    { to: paths.adminOffers(), label: 'Ofertas', icon: <CampaignOutlined />, group: 'Catálogo' },
    { to: paths.adminCatalogues(), label: 'Listas', icon: <AccountTreeOutlined />, group: 'Catálogo' },
    { to: paths.adminCommissions(), label: 'Comisiones', icon: <PercentRounded />, group: 'Plataforma' },
    { to: paths.adminAudit(), label: 'Auditoría', icon: <HistoryRounded />, group: 'Plataforma' },
    { to: paths.adminStatus(), label: 'Estado del sistema', icon: <MonitorHeartOutlined />, group: 'Plataforma' },
    { ...notices, to: paths.notifications('admin') },
    profile,
  ],
  bar: [paths.admin(), paths.adminPayments(), paths.adminOrders(), paths.adminUsers(), paths.notifications('admin')],
  settings: paths.adminConfig(),
};

/** Label of the settings in every role's menu. */
export const SETTINGS_LABEL = 'Configuración';
/** Panel menu of each role: the one place where an office gets a new entry. */
export const PANEL_MENUS: Record<PanelRole, Menu> = { client: CLIENT, store: STORE, workshop: WORKSHOP, admin: ADMIN };

const AREAS: Record<string, PanelRole> = { cliente: 'client', tienda: 'store', taller: 'workshop', admin: 'admin' };
/** Role whose area an address is in; undefined where every role has the page ('/perfil'). */
export const areaOf = (pathname: string): PanelRole | undefined =>
  pathname === paths.favorites() ? 'client' : AREAS[pathname.split('/')[1] ?? ''];
/** Whether a role has an area: crane and delivery work in the mobile app. */
export const hasPanel = (role: Role): role is PanelRole => role in PANEL_MENUS;
