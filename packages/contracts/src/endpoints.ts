import { admin } from './admin/endpoints';
import { status } from './admin/status-endpoints';
import { audit } from './audit/endpoints';
import { asuntosAdmin } from './admin/asuntos-endpoints';
import { adminUsers } from './admin/users-endpoints';
import { auth } from './auth/endpoints';
import { security } from './auth/security-endpoints';
import { campaigns, campaignsAdmin } from './campaigns/endpoints';
import { cart } from './cart/endpoints';
import { catalogos } from './catalogos/endpoints';
import { catalogue } from './catalogue/endpoints';
import { chats } from './chats/endpoints';
import { checkout } from './checkout/endpoints';
import { disponibilidad } from './citas/availability-endpoints';
import { citas } from './citas/endpoints';
import { citasTaller } from './citas/workshop-endpoints';
import { comisionesAdmin } from './comisiones/admin-endpoints';
import { comisiones, comisionesTaller } from './comisiones/endpoints';
import { clientDashboard } from './client-dashboard/endpoints';
import { comments } from './comments/endpoints';
import { demanda } from './demanda/endpoints';
import { devoluciones } from './devoluciones/endpoints';
import { equipo } from './equipo/endpoints';
import { favorites } from './favorites/endpoints';
import { garaje } from './garaje/endpoints';
import { hojas } from './hojas/endpoints';
import { instalaciones } from './instalaciones/endpoints';
import type { AnyEndpoint } from './kernel/endpoint';
import { revisionPropia, talleresAdmin, tiendasAdmin } from './negocios/admin-endpoints';
import { manoDeObra } from './mano-de-obra/endpoints';
import { membresiaAdmin } from './membresia/admin-endpoints';
import { membresia } from './membresia/endpoints';
import { notifications } from './notifications/endpoints';
import { orders } from './orders/endpoints';
import { paymentMethods } from './payment-methods/endpoints';
import { paymentsAdmin } from './payments/admin-endpoints';
import { payments } from './payments/endpoints';
import { statements } from './payments/statement-endpoints';
import { preguntas } from './preguntas/endpoints';
import { presupuestos } from './presupuestos/endpoints';
import { productosAdmin } from './products/admin-endpoints';
import { products } from './products/endpoints';
import { productImports } from './product-imports/endpoints';
import { promotions } from './promotions/endpoints';
import { storePromotions } from './promotions/store-endpoints';
import { services } from './services/endpoints';
import { storeDashboard } from './store-dashboard/endpoints';
import { solicitudes, solicitudesTienda } from './solicitudes/endpoints';
import { stores } from './stores/endpoints';
import { system } from './system/endpoints';
import { uploads } from './uploads/endpoints';
import { users } from './users/endpoints';
import { workshops } from './workshops/endpoints';
import { citasAdmin } from './citas/admin-endpoints';
import { chatsAdmin } from './chats/admin-endpoints';
import { commentsAdmin } from './comments/admin-endpoints';
import { ordersAdmin } from './orders/admin-endpoints';
import { ratesAdmin } from './admin/rates-endpoints';
import { preguntasAdmin } from './preguntas/admin-endpoints';
import { reportes } from './reportes/endpoints';
import { reportesAdmin } from './reportes/admin-endpoints';

/** Every group of calls, by the tag under which the documentation lists it. The authorization matrix and the fuzzer walk this. */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint>> = {
  auth,
  security,
  users,
  equipo,
  uploads,
  catalogos,
  catalogue,
  products,
  productosAdmin,
  productImports,
  preguntas,
  stores,
  tiendasAdmin,
  storeDashboard,
  demanda,
  workshops,
  talleresAdmin,
  revisionPropia,
  services,
  disponibilidad,
  citas,
  citasTaller,
  promotions,
  storePromotions,
  campaigns,
  campaignsAdmin,
  presupuestos,
  comments,
  favorites,
  garaje,
  hojas,
  paymentMethods,
  solicitudes,
  solicitudesTienda,
  cart,
  instalaciones,
  manoDeObra,
  checkout,
  payments,
  paymentsAdmin,
  statements,
  orders,
  devoluciones,
  comisiones,
  comisionesTaller,
  comisionesAdmin,
  membresia,
  membresiaAdmin,
  clientDashboard,
  notifications,
  chats,
  system,
  admin,
  ratesAdmin,
  audit,
  adminUsers,
  asuntosAdmin,
  status,
  reportes,
  reportesAdmin,
  commentsAdmin,
  preguntasAdmin,
  ordersAdmin,
  chatsAdmin,
  citasAdmin,
};
