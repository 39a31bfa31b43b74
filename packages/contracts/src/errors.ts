import { ADMIN_ERRORS } from './admin/errors';
import { AUTH_ERRORS } from './auth/auth/errors';
import { TEAM_ERRORS } from './auth/equipo/errors';
import { GARAJE_ERRORS } from './auth/garaje/errors';
import { NEGOCIO_ERRORS } from './auth/negocios/errors';
import { STORE_ERRORS } from './auth/stores/errors';
import { WORKSHOP_ERRORS } from './auth/workshops/errors';
import { CART_ERRORS } from './cart/cart/errors';
import { CHECKOUT_ERRORS } from './cart/checkout/errors';
import { CLIENT_DASHBOARD_ERRORS } from './cart/client-dashboard/errors';
import { INSTALLATION_ERRORS } from './cart/instalaciones/errors';
import { LABOUR_ERRORS } from './cart/mano-de-obra/errors';
import { SOLICITUD_ERRORS } from './cart/solicitudes/errors';
import { CHAT_ERRORS } from './chats/chats/errors';
import { NOTICE_ERRORS } from './chats/notifications/errors';
import { CITA_ERRORS } from './citas/citas/errors';
import { HOJA_ERRORS } from './citas/hojas/errors';
import { PRESUPUESTO_ERRORS } from './citas/presupuestos/errors';
import { GENERAL_ERRORS } from './kernel/errors';
import { MEMBRESIA_ERRORS } from './membresia/errors';
import { COMISION_ERRORS } from './orders/comisiones/errors';
import { DEVOLUCION_ERRORS } from './orders/devoluciones/errors';
import { ORDER_ERRORS } from './orders/orders/errors';
import { PAYMENT_METHOD_ERRORS } from './payments/payment-methods/errors';
import { PAYMENT_ERRORS } from './payments/payments/errors';
import { CATALOGO_ERRORS } from './platform/catalogos/errors';
import { REPORT_ERRORS } from './platform/reportes/errors';
import { SYSTEM_ERRORS } from './platform/system/errors';
import { UPLOAD_ERRORS } from './platform/uploads/errors';
import { CAMPAIGN_ERRORS } from './products/campaigns/errors';
import { CATALOGUE_ERRORS } from './products/catalogue/errors';
import { REVIEW_ERRORS } from './products/comments/errors';
import { QUESTION_ERRORS } from './products/preguntas/errors';
import { IMPORT_ERRORS } from './products/product-imports/errors';
import { PRODUCT_ERRORS } from './products/products/errors';
import { PROMOTION_ERRORS } from './products/promotions/errors';
import { SERVICE_ERRORS } from './products/services/errors';

/** Every error that the API can answer. A message may be replaced by a more precise one; the code never changes. */
export const ERRORS = {
  ...GENERAL_ERRORS,
  ...AUTH_ERRORS,
  ...TEAM_ERRORS,
  ...CATALOGO_ERRORS,
  ...CATALOGUE_ERRORS,
  ...PRODUCT_ERRORS,
  ...STORE_ERRORS,
  ...WORKSHOP_ERRORS,
  ...SERVICE_ERRORS,
  ...CITA_ERRORS,
  ...LABOUR_ERRORS,
  ...IMPORT_ERRORS,
  ...PROMOTION_ERRORS,
  ...CAMPAIGN_ERRORS,
  ...PRESUPUESTO_ERRORS,
  ...REVIEW_ERRORS,
  ...REPORT_ERRORS,
  ...QUESTION_ERRORS,
  ...GARAJE_ERRORS,
  ...HOJA_ERRORS,
  ...CART_ERRORS,
  ...SOLICITUD_ERRORS,
  ...CHECKOUT_ERRORS,
  ...INSTALLATION_ERRORS,
  ...DEVOLUCION_ERRORS,
  ...ORDER_ERRORS,
  ...COMISION_ERRORS,
  ...MEMBRESIA_ERRORS,
  ...PAYMENT_METHOD_ERRORS,
  ...PAYMENT_ERRORS,
  ...CLIENT_DASHBOARD_ERRORS,
  ...CHAT_ERRORS,
  ...NEGOCIO_ERRORS,
  ...NOTICE_ERRORS,
  ...SYSTEM_ERRORS,
  ...UPLOAD_ERRORS,
  ...ADMIN_ERRORS,
};

/** The code of an error; it never changes. */
export type ErrorCode = keyof typeof ERRORS;
