import { configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ADMIN_USER_MESSAGES, STATISTICS_MESSAGES } from '@tuerca/contracts/admin/messages';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { AUDIT_MESSAGES } from '@tuerca/contracts/platform/audit/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { server } from '@/test/server';
import { adminRoutes } from './routes-admin';

// The first test of a page also loads it.
configure({ asyncUtilTimeout: 8000 });

/** Answer of a proxy whose upstream does not respond: an HTML page without an API message. */
const proxyPage = () =>
  new HttpResponse('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
const ID = 'a'.repeat(24);
const USERS = '/admin/administracion/usuarios';
const CONFIG = '/admin/configuracion/sistema?categoria=';
const PLANS = '/admin/gestion/membresia';

beforeEach(() => {
  enter('admin');
  server.use(http.all(/\/api\/(admin|membresia|system)\//, proxyPage));
});

it.each([
  ['/admin', STATISTICS_MESSAGES.loadFailed, 'Reintentar'],
  [USERS, ADMIN_USER_MESSAGES.loadFailed],
  [`${USERS}/${ID}`, ADMIN_USER_MESSAGES.oneFailed],
  [`${USERS}/${ID}/editar`, ADMIN_USER_MESSAGES.oneFailed],
  ['/admin/productos', PRODUCT_MESSAGES.adminListFailed],
  [`/admin/productos/${ID}`, PRODUCT_MESSAGES.loadFailed],
  ['/admin/tiendas', REVISION_MESSAGES.listFailed],
  [`/admin/tiendas/${ID}`, REVISION_MESSAGES.loadFailed],
  ['/admin/talleres?grupo=por_revisar', REVISION_MESSAGES.listFailed],
  [`/admin/talleres/${ID}`, REVISION_MESSAGES.loadFailed],
  ['/admin/ofertas', OFERTA_MESSAGES.loadFailed],
  [`/admin/ofertas/${ID}`, OFERTA_MESSAGES.loadFailed],
  ['/admin/comisiones', COMISION_MESSAGES.ratesFailed],
  ['/admin/liquidaciones', COMISION_MESSAGES.balancesFailed],
  ['/admin/liquidaciones?vista=liquidaciones', COMISION_MESSAGES.payoutsFailed],
  [`/admin/liquidaciones/${ID}`, COMISION_MESSAGES.payoutsFailed],
  ['/admin/pagos', 'Error al cargar los pagos'],
  ['/admin/pagos?grupo=por_devolver', 'Error al cargar lo que se debe'],
  [`/admin/pagos/${ID}`, 'Error al cargar el pago'],
  ['/admin/pagos/conciliacion', 'Error al cargar los extractos'],
  [`/admin/pagos/conciliacion?extracto=${ID}`, 'Error al cargar el extracto'],
  ['/admin/catalogos', 'No pudimos cargar la lista.'],
  ['/admin/catalogos?catalogo=sinonimos', 'No pudimos cargar los sinónimos.'],
  ['/admin/auditoria', AUDIT_MESSAGES.listFailed],
  [`${CONFIG}tarifas`, SYSTEM_MESSAGES.listFailed],
  [`${CONFIG}tarifas`, SYSTEM_MESSAGES.ratesFailed],
  [`${CONFIG}comisiones`, SYSTEM_MESSAGES.listFailed],
  [`${CONFIG}sistema`, SYSTEM_MESSAGES.recipientFailed],
  [`${CONFIG}notificaciones`, SYSTEM_MESSAGES.listFailed],
  ['/admin/por-resolver', ASUNTO_MESSAGES.listFailed],
  [`/admin/por-resolver/${ID}`, ASUNTO_MESSAGES.oneFailed],
  ['/admin/reportes', REPORT_MESSAGES.listFailed],
  [`/admin/reportes/${ID}`, REPORT_MESSAGES.loadFailed],
  ['/admin/comentarios', MODERATION_MESSAGES.listFailed],
  ['/admin/comentarios?vista=preguntas', MODERATION_MESSAGES.listFailed],
  ['/admin/pedidos', ORDER_MESSAGES.listFailed],
  [`/admin/pedidos/${ID}`, ORDER_MESSAGES.loadFailed],
  [PLANS, MEMBRESIA_MESSAGES.plansFailed],
  [PLANS, MEMBRESIA_MESSAGES.statisticsFailed],
  [`${PLANS}?vista=suscripciones`, MEMBRESIA_MESSAGES.subscriptionsFailed],
  [`${PLANS}?vista=por-confirmar`, MEMBRESIA_MESSAGES.subscriptionsFailed],
])(
  '%s says in words of its own that it could not be read, and is read again: %s',
  async (path, sentence, retry = 'Intentar nuevamente') => {
    renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
    const words = await screen.findByText(sentence, { exact: false });
    const alert = within(words.closest<HTMLElement>('[role="alert"]')!);
    expect(alert.getByRole('button', { name: retry })).toBeEnabled();
  },
);
