import { configure, screen, waitFor, within } from '@testing-library/react';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Membresia } from '@tuerca/contracts/membresia/schemas';
import { adminRoutes } from '@/app/routes-admin';
import { buildAbiertos, buildAsunto, buildDetalle, buildPendiente } from '@/test/admin-users';
import { buildMembresia, buildSuscripcion, planOf, PLANS } from '@/test/membresia';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const seller = buildDetalle({ role: 'store', nombre: 'Repuestos Turpial', negocio: 'Repuestos Turpial' });
const paid = buildMembresia({ nivel: 'PRO_TIENDA', plan: planOf('PRO_TIENDA'), suscripcion: buildSuscripcion() });
const open = () => renderApp(`/admin/administracion/usuarios/${seller._id}`, adminRoutes);
const panel = async () => within(await screen.findByRole('region', { name: 'Membresía' }));

beforeEach(() => {
  enter('admin');
  server.use(
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
    }),
    answer(adminUsers.get, { data: seller }),
    answer(asuntosAdmin.open, { data: buildAbiertos() }),
    answer(membresiaAdmin.plans, { data: PLANS.map((plan) => ({ ...plan, suscripciones: 0, pendientes: 0 })) }),
  );
});

it('gives a plan to somebody without a subscription, and not without a reason', async () => {
  const sent: unknown[] = [];
  const member = (): Membresia => (sent.length ? paid : buildMembresia());
  server.use(
    answer(membresiaAdmin.member, () => ({ data: member() })),
    answer(membresiaAdmin.setLevel, ({ body, params }) => {
      sent.push({ id: params.id, ...(body as object) });
      return { data: member(), message: MEMBRESIA_MESSAGES.levelChanged };
    }),
  );
  const { user } = open();
  const plan = await panel();
  expect(await plan.findByText(/^Sin suscripción/)).toBeInTheDocument();
  expect(plan.getByText('Básico')).toBeInTheDocument();
  expect(plan.getByRole('meter', { name: 'Productos publicados: 25 de 25' })).toBeInTheDocument();
  expect(plan.getByText(/^3 quedaron ocultos porque su plan/)).toBeInTheDocument();
  await user.click(plan.getByRole('button', { name: 'Dar un plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar nivel' }));
  // Nothing ends that had stood behind the free plan.
  expect(dialog.queryByText(/pedidos ni citas/)).not.toBeInTheDocument();
  const level = dialog.getByRole('combobox', { name: /Nuevo nivel/ });
  // The plans of stores alone, and not the free one that it has.
  await within(level).findByRole('option', { name: 'Premium (PREMIUM_TIENDA)' });
  expect(within(level).queryByRole('option', { name: /TALLER|BASIC/ })).not.toBeInTheDocument();
  await user.selectOptions(level, 'PRO_TIENDA');
  await user.click(dialog.getByRole('button', { name: 'Cambiar nivel' }));
  expect(await dialog.findByText(MEMBRESIA_MESSAGES.reasonMissing)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Razón/ }), 'Tienda aliada');
  await user.click(dialog.getByRole('button', { name: 'Cambiar nivel' }));
  expect(await screen.findByText(MEMBRESIA_MESSAGES.levelChanged)).toBeInTheDocument();
  expect(sent).toEqual([{ id: buildMembresia().usuario._id, nuevoNivel: 'PRO_TIENDA', razon: 'Tienda aliada' }]);
  expect(await plan.findByRole('button', { name: 'Cambiar plan' })).toBeInTheDocument();
});

it('says until when a plan holds and what is asked for, and keeps the dialog when a cancellation is refused', async () => {
  const solicitud = buildSuscripcion({
    estado: 'pendiente',
    fechaInicio: null,
    fechaFin: null,
    membresia: { codigo: 'PREMIUM_TIENDA', nombre: 'Premium' },
  });
  server.use(
    answer(membresiaAdmin.member, { data: { ...paid, solicitud } }),
    fail(membresiaAdmin.setLevel, 'USUARIO_SIN_MEMBRESIA'),
  );
  const { user } = open();
  const plan = await panel();
  expect(await plan.findByText(/vence el 1 de diciembre de 2026\. Origen: pago/)).toBeInTheDocument();
  expect(plan.getByRole('link', { name: 'Ver solicitudes' })).toHaveAttribute(
    'href',
    '/admin/gestion/membresia?vista=por-confirmar',
  );
  await user.click(plan.getByRole('button', { name: 'Cancelar suscripción' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' }));
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
  expect(await dialog.findByText(/No encontramos a esta persona/)).toBeInTheDocument();
});

it.each([
  ['Cambiar plan', 'Cambiar nivel', 'Cambiar nivel'],
  ['Cancelar suscripción', '¿Cancelar la suscripción?', 'Sí, cancelar'],
])(
  '%s: what stays to be fulfilled is listed, and what cannot be kept is named before',
  async (button, title, confirm) => {
    const order = buildPendiente();
    const cita = buildPendiente({ tipo: 'cita', _id: 'e'.repeat(24), nombre: 'Frenos', espera: 'Luis Gil', valor: 20 });
    const sent: unknown[] = [];
    server.use(
      answer(membresiaAdmin.member, { data: paid }),
      answer(asuntosAdmin.open, { data: buildAbiertos(order, cita) }),
      answer(asuntosAdmin.unkept, ({ body }) => (sent.push(body), { data: buildAsunto([cita]) })),
      answer(membresiaAdmin.setLevel, ({ body }) => (sent.push(body), { data: buildMembresia() })),
    );
    const { user } = open();
    await user.click(await (await panel()).findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const list = within(await dialog.findByRole('list', { name: 'Pedidos y citas abiertos' }));
    expect(list.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getByText(/1 pedido y 1 cita/)).toBeInTheDocument();
    expect(dialog.getByText(/Nada de esto se cancela/)).toBeInTheDocument();
    await user.click(list.getByRole('checkbox', { name: /Frenos · Luis Gil/ }));
    const level = dialog.queryByRole('combobox', { name: /Nuevo nivel/ });
    if (level) {
      await within(level).findByRole('option', { name: 'Premium (PREMIUM_TIENDA)' });
      await user.selectOptions(level, 'PREMIUM_TIENDA');
      await user.type(dialog.getByRole('textbox', { name: /Razón/ }), 'Tienda aliada');
    }
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { causa: 'plan', pendientes: [{ tipo: 'cita', _id: cita._id }] },
      expect.objectContaining({ nuevoNivel: level ? 'PREMIUM_TIENDA' : 'BASIC' }),
    ]);
  },
);

it('could not be read, and is read again', async () => {
  server.use(unreachable(membresiaAdmin.member));
  const { user } = open();
  const plan = await panel();
  const again = await plan.findByRole('button', { name: 'Intentar nuevamente' });
  server.use(answer(membresiaAdmin.member, { data: buildMembresia() }));
  await user.click(again);
  expect(await plan.findByText('Básico')).toBeInTheDocument();
});

it('is not offered for somebody whose role has no plans', async () => {
  server.use(answer(adminUsers.get, { data: buildDetalle() }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Pérez' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Membresía' })).not.toBeInTheDocument();
});
