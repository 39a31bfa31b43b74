import { auth } from './auth/endpoints';
import { cart } from './cart/endpoints';
import { catalogue } from './catalogue/endpoints';
import { chats } from './chats/endpoints';
import { checkout } from './checkout/endpoints';
import { disponibilidad } from './citas/availability-endpoints';
import { citas } from './citas/endpoints';
import { citasTaller } from './citas/workshop-endpoints';
import { comisionesAdmin } from './comisiones/admin-endpoints';
import { comisiones } from './comisiones/endpoints';
import { clientDashboard } from './client-dashboard/endpoints';
import { comments } from './comments/endpoints';
import { devoluciones } from './devoluciones/endpoints';
import { favorites } from './favorites/endpoints';
import { garaje } from './garaje/endpoints';
import { hojas } from './hojas/endpoints';
import { instalaciones } from './instalaciones/endpoints';
import type { AnyEndpoint } from './kernel/endpoint';
import { notifications } from './notifications/endpoints';
import { orders } from './orders/endpoints';
import { paymentMethods } from './payment-methods/endpoints';
import { payments } from './payments/endpoints';
import { preguntas } from './preguntas/endpoints';
import { presupuestos } from './presupuestos/endpoints';
import { products } from './products/endpoints';
import { productImports } from './product-imports/endpoints';
import { promotions } from './promotions/endpoints';
import { storePromotions } from './promotions/store-endpoints';
import { services } from './services/endpoints';
import { storeDashboard } from './store-dashboard/endpoints';
import { stores } from './stores/endpoints';
import { system } from './system/endpoints';
import { uploads } from './uploads/endpoints';
import { users } from './users/endpoints';
import { workshops } from './workshops/endpoints';

/** Every group of calls, by the tag under which the documentation lists it. The authorization matrix and the fuzzer walk this. */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint>> = {
  auth,
  users,
  uploads,
  catalogue,
  products,
  productImports,
  preguntas,
  stores,
  storeDashboard,
  workshops,
  services,
  disponibilidad,
  citas,
  citasTaller,
  promotions,
  storePromotions,
  presupuestos,
  comments,
  favorites,
  garaje,
  hojas,
  paymentMethods,
  cart,
  instalaciones,
  checkout,
  payments,
  orders,
  devoluciones,
  comisiones,
  comisionesAdmin,
  clientDashboard,
  notifications,
  chats,
  system,
};
