import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import CarRepairRounded from '@mui/icons-material/CarRepairRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PercentRounded from '@mui/icons-material/PercentRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import ShowChartRounded from '@mui/icons-material/ShowChartRounded';
import TodayRounded from '@mui/icons-material/TodayRounded';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { paths } from '../lib/paths';
import type { PanelPlace } from '../ui/panel-menu';

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
  to: paths.notifications(),
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
  bar: [paths.client(), paths.clientOrders(), paths.favorites(), paths.clientGaraje(), paths.notifications()],
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
  bar: [paths.storeToday(), paths.storeOrders(), paths.storeProducts(), paths.messages(), paths.notifications()],
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
    paths.notifications(),
  ],
  settings: paths.workshopSettings(),
};
const ADMIN: Menu = {
  places: [
    home(paths.admin()),
    { to: paths.adminPayments(), label: 'Pagos', icon: <CreditCardRounded />, group: 'Operación' },
    { to: paths.adminOrders(), label: 'Pedidos', icon: <ReceiptLongRounded />, group: 'Operación' },
    { to: paths.adminPayouts(), label: 'Liquidaciones', icon: <PaymentsOutlined />, group: 'Operación' },
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
    notices,
    profile,
  ],
  bar: [paths.admin(), paths.adminPayments(), paths.adminOrders(), paths.adminUsers(), paths.notifications()],
  settings: paths.adminConfig(),
};

/** What each role's settings are called. */
export const SETTINGS_LABEL = 'Configuración';
/** What stands in the panel of each role: the one place where an office gets a new entry. */
export const PANEL_MENUS: Record<PanelRole, Menu> = { client: CLIENT, store: STORE, workshop: WORKSHOP, admin: ADMIN };

const AREAS: Record<string, PanelRole> = { cliente: 'client', tienda: 'store', taller: 'workshop', admin: 'admin' };
/** Whose area an address is; undefined where every role has the page ('/perfil'). */
export const areaOf = (pathname: string): PanelRole | undefined =>
  pathname === paths.favorites() ? 'client' : AREAS[pathname.split('/')[1] ?? ''];
/** Whether a role has an area: crane and delivery work in the mobile app. */
export const hasPanel = (role: Role): role is PanelRole => role in PANEL_MENUS;
