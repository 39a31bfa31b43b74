import { asuntosAdmin } from './admin/asuntos-endpoints';
import { admin } from './admin/endpoints';
import { ratesAdmin } from './admin/rates-endpoints';
import { status } from './admin/status-endpoints';
import { adminUsers } from './admin/users-endpoints';
import { auth } from './auth/auth/endpoints';
import { security } from './auth/auth/security-endpoints';
import { equipo } from './auth/equipo/endpoints';
import { garaje } from './auth/garaje/endpoints';
import { revisionPropia, talleresAdmin, tiendasAdmin } from './auth/negocios/admin-endpoints';
import { stores } from './auth/stores/endpoints';
import { users } from './auth/users/endpoints';
import { workshops } from './auth/workshops/endpoints';
import { cart } from './cart/cart/endpoints';
import { checkout } from './cart/checkout/endpoints';
import { clientDashboard } from './cart/client-dashboard/endpoints';
import { demanda } from './cart/demanda/endpoints';
import { instalaciones } from './cart/instalaciones/endpoints';
import { manoDeObra } from './cart/mano-de-obra/endpoints';
import { solicitudes, solicitudesTienda } from './cart/solicitudes/endpoints';
import { chatsAdmin } from './chats/chats/admin-endpoints';
import { chats } from './chats/chats/endpoints';
import { notifications } from './chats/notifications/endpoints';
import { citasAdmin } from './citas/citas/admin-endpoints';
import { disponibilidad } from './citas/citas/availability-endpoints';
import { citas } from './citas/citas/endpoints';
import { citasTaller } from './citas/citas/workshop-endpoints';
import { hojas } from './citas/hojas/endpoints';
import { presupuestos } from './citas/presupuestos/endpoints';
import type { AnyEndpoint } from './kernel/endpoint';
import { membresiaAdmin } from './membresia/admin-endpoints';
import { membresia } from './membresia/endpoints';
import { comisionesAdmin } from './orders/comisiones/admin-endpoints';
import { comisiones, comisionesTaller } from './orders/comisiones/endpoints';
import { devoluciones } from './orders/devoluciones/endpoints';
import { ordersAdmin } from './orders/orders/admin-endpoints';
import { orders } from './orders/orders/endpoints';
import { storeDashboard } from './orders/store-dashboard/endpoints';
import { paymentMethods } from './payments/payment-methods/endpoints';
import { paymentsAdmin } from './payments/payments/admin-endpoints';
import { payments } from './payments/payments/endpoints';
import { statements } from './payments/payments/statement-endpoints';
import { audit } from './platform/audit/endpoints';
import { catalogos } from './platform/catalogos/endpoints';
import { reportesAdmin } from './platform/reportes/admin-endpoints';
import { reportes } from './platform/reportes/endpoints';
import { system } from './platform/system/endpoints';
import { uploads } from './platform/uploads/endpoints';
import { campaigns, campaignsAdmin } from './products/campaigns/endpoints';
import { catalogue } from './products/catalogue/endpoints';
import { commentsAdmin } from './products/comments/admin-endpoints';
import { comments } from './products/comments/endpoints';
import { favorites } from './products/favorites/endpoints';
import { preguntasAdmin } from './products/preguntas/admin-endpoints';
import { preguntas } from './products/preguntas/endpoints';
import { productImports } from './products/product-imports/endpoints';
import { productosAdmin } from './products/products/admin-endpoints';
import { products } from './products/products/endpoints';
import { profiles } from './products/profiles/endpoints';
import { promotions } from './products/promotions/endpoints';
import { storePromotions } from './products/promotions/store-endpoints';
import { services } from './products/services/endpoints';

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
  profiles,
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
