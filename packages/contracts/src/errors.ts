import { ADMIN_ERRORS } from './admin/errors';
import { AUTH_ERRORS } from './auth/errors';
import { CAMPAIGN_ERRORS } from './campaigns/errors';
import { CART_ERRORS } from './cart/errors';
import { CATALOGO_ERRORS } from './catalogos/errors';
import { CATALOGUE_ERRORS } from './catalogue/errors';
import { CHAT_ERRORS } from './chats/errors';
import { CHECKOUT_ERRORS } from './checkout/errors';
import { CITA_ERRORS } from './citas/errors';
import { COMISION_ERRORS } from './comisiones/errors';
import { CLIENT_DASHBOARD_ERRORS } from './client-dashboard/errors';
import { REVIEW_ERRORS } from './comments/errors';
import { DEVOLUCION_ERRORS } from './devoluciones/errors';
import { TEAM_ERRORS } from './equipo/errors';
import { GARAJE_ERRORS } from './garaje/errors';
import { HOJA_ERRORS } from './hojas/errors';
import { INSTALLATION_ERRORS } from './instalaciones/errors';
import { GENERAL_ERRORS } from './kernel/errors';
import { LABOUR_ERRORS } from './mano-de-obra/errors';
import { NEGOCIO_ERRORS } from './negocios/errors';
import { MEMBRESIA_ERRORS } from './membresia/errors';
import { NOTICE_ERRORS } from './notifications/errors';
import { ORDER_ERRORS } from './orders/errors';
import { PAYMENT_METHOD_ERRORS } from './payment-methods/errors';
import { PAYMENT_ERRORS } from './payments/errors';
import { PRODUCT_ERRORS } from './products/errors';
import { IMPORT_ERRORS } from './product-imports/errors';
import { PROMOTION_ERRORS } from './promotions/errors';
import { QUESTION_ERRORS } from './preguntas/errors';
import { PRESUPUESTO_ERRORS } from './presupuestos/errors';
import { REPORT_ERRORS } from './reportes/errors';
import { SERVICE_ERRORS } from './services/errors';
import { SOLICITUD_ERRORS } from './solicitudes/errors';
import { STORE_ERRORS } from './stores/errors';
import { SYSTEM_ERRORS } from './system/errors';
import { UPLOAD_ERRORS } from './uploads/errors';
import { WORKSHOP_ERRORS } from './workshops/errors';

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
