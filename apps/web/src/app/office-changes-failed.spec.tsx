import { configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { productosAdmin } from '@tuerca/contracts/products/products/admin-endpoints';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { buildAsunto, buildDetalle, buildFila, buildPendiente } from '@/test/admin-users';
import { TASA } from '@/test/catalogue';
import { buildSuscripcion, PLANS } from '@/test/membresia';
import { buildPedido } from '@/test/orders';
import { buildOwnProducto } from '@/test/own-products';
import { enter } from '@/test/people';
import { buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { adminRoutes } from './routes-admin';

// The first story of a page also loads it.
configure({ asyncUtilTimeout: 8000 });

const USERS = '/admin/administracion/usuarios';
const PLANS_PAGE = '/admin/gestion/membresia';
const one = { page: 1, limit: 10, total: 1, totalPages: 1 };
const open = (path: string) => renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);

// Reads succeed; writes get a proxy's page, without a message of the API.
beforeEach(() => {
  enter('admin');
  const proxyPage = () => new HttpResponse('<h1>502 Bad Gateway</h1>', { status: 502 });
  for (const send of [http.post, http.put, http.delete]) server.use(send('*/api/*', proxyPage));
  server.use(
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
    }),
    answer(adminUsers.list, { data: [buildFila()], meta: one }),
    answer(adminUsers.get, { data: buildDetalle() }),
    answer(membresiaAdmin.statistics, {
      data: { activas: 1, pendientes: 0, porVencer: 0, vencidas: 0, ingresosMes: 0, ingresosTotal: 0, porPlan: [] },
    }),
    answer(membresiaAdmin.plans, { data: PLANS.map((plan) => ({ ...plan, suscripciones: 0, pendientes: 0 })) }),
    answer(membresiaAdmin.subscriptions, { data: [buildSuscripcion()], meta: { ...one, pendientes: 0 } }),
  );
});

it.each([
  ['Desactivar', 'Desactivar', ADMIN_USER_MESSAGES.stateFailed],
  ['Cambiar rol', 'Cambiar rol', ADMIN_USER_MESSAGES.roleFailed],
  ['Eliminar', 'Eliminar cuenta', ADMIN_USER_MESSAGES.deleteFailed],
])(
  'an account that could not be changed (%s) stays in the dialog, with what was typed',
  async (item, confirm, sentence) => {
    const { user } = open(USERS);
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Ana Pérez' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog'));
    const role = dialog.queryByRole('combobox', { name: /Nuevo rol/ });
    if (role) await user.selectOptions(role, 'delivery');
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Lo pidió su dueña');
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Lo pidió su dueña');
  },
);

it('an account that could not be opened', async () => {
  const { user } = open(`${USERS}/nuevo`);
  await user.type(await screen.findByRole('textbox', { name: /Nombre y apellido/ }), 'Rosa Ortega');
  await user.type(screen.getByRole('textbox', { name: /Correo electrónico/ }), 'rosa@correo.ve');
  await user.type(screen.getByRole('textbox', { name: /Teléfono/ }), '0424-7654321');
  await user.type(screen.getByLabelText(/^Contraseña/), 'Correa.58');
  await user.click(screen.getByRole('button', { name: 'Crear usuario' }));
  expect(await screen.findByText(ADMIN_USER_MESSAGES.createFailed)).toBeInTheDocument();
});

it('an account that could not be corrected', async () => {
  const { user } = open(`${USERS}/${buildDetalle()._id}/editar`);
  await user.type(await screen.findByDisplayValue('Ana Pérez'), ' Rojas');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(ADMIN_USER_MESSAGES.updateFailed)).toBeInTheDocument();
});

it('a plan that could not be saved or deleted, and a subscription that could not be cancelled', async () => {
  const { user, router } = open(PLANS_PAGE);
  await user.click(await screen.findByRole('button', { name: 'Editar el plan Profesional, PRO_TIENDA' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(MEMBRESIA_MESSAGES.saveFailed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar el plan Profesional, PRO_TIENDA' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  expect(await screen.findByText(MEMBRESIA_MESSAGES.removeFailed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await router.navigate(`${PLANS_PAGE}?vista=suscripciones`);
  await user.click(await screen.findByRole('button', { name: /^Más acciones de la suscripción/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar suscripción' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, cancelar' }));
  expect(await screen.findByText(MEMBRESIA_MESSAGES.changeFailed)).toBeInTheDocument();
});

it('what is open of an account could not be read, and is read again in the dialog that decides upon it', async () => {
  server.use(http.get('*/api/admin/usuarios/:id/abiertos', () => new HttpResponse('', { status: 502 })));
  const { user, router } = open(USERS);
  await user.click(await screen.findByRole('button', { name: 'Más acciones de Ana Pérez' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Desactivar' }));
  const isSaid = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(ASUNTO_MESSAGES.openFailed, { exact: false })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Intentar nuevamente' })).toBeEnabled();
  };
  await isSaid();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await router.navigate(`${PLANS_PAGE}?vista=suscripciones`);
  await user.click(await screen.findByRole('button', { name: /^Más acciones de la suscripción/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar nivel' }));
  await isSaid();
});

it.each([
  ['Cancelar T-1001 de Ana Pérez', /Motivo/, 'Cancelar y devolver', ASUNTO_MESSAGES.decideFailed],
  ['Se cumple T-1001 de Ana Pérez', /Motivo/, 'Se cumple', ASUNTO_MESSAGES.decideFailed],
  ['Se atendió: Frenos de Luis Gil', /Cómo lo sabes/, 'Se atendió', ASUNTO_MESSAGES.attendFailed],
  ['Preparar: T-1002 de Rosa Ortega', null, 'Marcar en preparación', ORDER_MESSAGES.statusFailed],
])('what becomes of something to be resolved could not be stored (%s)', async (button, field, confirm, sentence) => {
  const kept = { decision: 'cumplir' as const };
  const cita = { tipo: 'cita' as const, nombre: 'Frenos', espera: 'Luis Gil', ...kept };
  const order = { nombre: 'T-1002', espera: 'Rosa Ortega', ...kept };
  const asunto = buildAsunto([
    buildPendiente(),
    buildPendiente({ ...cita, _id: 'b'.repeat(24), siguiente: 'completada' }),
    buildPendiente({ ...order, _id: 'c'.repeat(24), siguiente: 'procesando' }),
  ]);
  server.use(answer(asuntosAdmin.get, { data: asunto }));
  const { user } = open(`/admin/por-resolver/${asunto._id}`);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  if (field) await user.type(dialog.getByRole('textbox', { name: field }), 'Cerró su local');
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  if (field) expect(dialog.getByRole('textbox', { name: field })).toHaveValue('Cerró su local');
});

it('a product that could not be deleted', async () => {
  const data = [
    {
      ...buildOwnProducto(),
      ...{ tienda: { _id: 'd'.repeat(24), nombreTienda: 'Repuestos Turpial', activa: true } },
      ...{ estado: 'visible' as const, precioRaro: false },
    },
  ];
  server.use(answer(productosAdmin.list, { data, meta: { ...one, tasa: TASA } }));
  const { user } = open('/admin/productos');
  await user.click(await screen.findByRole('button', { name: `Más acciones de ${data[0]!.nombre}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar este producto?' }));
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(PRODUCT_MESSAGES.adminRemoveFailed)).toBeInTheDocument();
});

it('a comprobante that could not be drawn', async () => {
  const pedido = buildPedido();
  server.use(
    answer(ordersAdmin.get, {
      data: {
        ...{ pedido, pago: buildPago(), compra: [], devoluciones: [], asientos: [], auditoria: [], casos: [] },
        cancelable: true,
      },
    }),
    http.get('*/api/orders/*', () => new HttpResponse('<h1>502 Bad Gateway</h1>', { status: 502 })),
  );
  const { user } = open(`/admin/pedidos/${pedido._id}`);
  await user.click(await screen.findByRole('button', { name: 'Descargar factura' }));
  expect(await screen.findByText(ORDER_MESSAGES.invoiceFailed)).toBeInTheDocument();
});
