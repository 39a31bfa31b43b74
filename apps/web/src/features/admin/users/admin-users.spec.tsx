import { configure, screen, waitFor, within } from '@testing-library/react';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { buildAbiertos, buildDetalle, buildFila, buildPendiente } from '@/test/admin-users';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const USERS = '/admin/administracion/usuarios';
const page = (rows = [buildFila()]) => ({
  data: rows,
  meta: { page: 1, limit: 10, total: rows.length, totalPages: 1 },
});
const open = (path: string) => renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);

beforeEach(() => {
  enter('admin');
  server.use(
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
    }),
  );
});

it('lists accounts, and asks for what the address says', async () => {
  const asked: string[] = [];
  server.use(answer(adminUsers.list, ({ query }) => (asked.push(String(query)), page())));
  open(`${USERS}?role=store&estado=inactivo&q=rivas`);
  expect(await screen.findByRole('link', { name: 'Ana Pérez' })).toHaveAttribute('href', `${USERS}/${'c'.repeat(24)}`);
  const query = new URLSearchParams(asked[0]);
  expect(Object.fromEntries(query)).toMatchObject({ role: 'store', activo: 'false', search: 'rivas', page: '1' });
});

it('switches an account off with a reason, not without one, and not when it is called off', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(adminUsers.list, page()),
    answer(asuntosAdmin.open, { data: buildAbiertos(buildPendiente({ espera: 'Repuestos Turpial' })) }),
    answer(adminUsers.setState, ({ body }) => {
      sent.push(body);
      return { data: buildDetalle({ activo: false }) };
    }),
  );
  const { user } = open(USERS);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Ana Pérez' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Desactivar' }));
    return within(await screen.findByRole('dialog', { name: 'Desactivar a Ana Pérez' }));
  };
  let dialog = await ask();
  // Open orders and appointments are listed with sums and consequences.
  expect(await dialog.findByText(/1 pedido · Bs\.\s100,00 pagados/)).toBeInTheDocument();
  expect(dialog.getByText('T-1001 · Repuestos Turpial')).toBeInTheDocument();
  expect(dialog.getByText(ASUNTO_MESSAGES.goesToQueue)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  expect(await dialog.findByText('Indica el motivo')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  dialog = await ask();
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Cuenta repetida');
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  await waitFor(() => expect(sent).toEqual([{ activo: false, motivo: 'Cuenta repetida' }]));
  expect(await screen.findByText('Usuario desactivado correctamente')).toBeInTheDocument();
});

it('says why a store keeps its role', async () => {
  server.use(answer(adminUsers.list, page([buildFila({ role: 'store', negocio: 'Repuestos Turpial' })])));
  const { user } = open(USERS);
  await user.click(await screen.findByRole('button', { name: 'Más acciones de Ana Pérez' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar rol' }));
  expect(await screen.findByText(/Una tienda o un taller conserva su rol/)).toBeInTheDocument();
});

it('gives another role with a reason, and says what is missing', async () => {
  server.use(answer(adminUsers.list, page()));
  const { user } = open(USERS);
  await user.click(await screen.findByRole('button', { name: 'Más acciones de Ana Pérez' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar rol' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el rol de Ana Pérez' }));
  await user.click(dialog.getByRole('button', { name: 'Cambiar rol' }));
  expect(await dialog.findByText(ADMIN_USER_MESSAGES.roleMissing)).toBeInTheDocument();
  expect(dialog.getByText(ADMIN_USER_MESSAGES.reasonRequired)).toBeInTheDocument();
});

it('an address may be left out; once it is begun it is asked for whole', async () => {
  server.use(fail(adminUsers.create, 'CORREO_EN_USO'));
  const { user } = open(`${USERS}/nuevo`);
  const estado = await screen.findByRole('combobox', { name: /^Estado/ });
  expect(estado).not.toBeRequired();
  await user.type(screen.getByRole('textbox', { name: /^Calle/ }), 'Av. Bolívar');
  expect(estado).toBeRequired();
  await user.clear(screen.getByRole('textbox', { name: /^Calle/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Rol/ }), 'store');
  expect(estado).toBeRequired();
});

it('shows an account with what hangs on it, and why it is switched off', async () => {
  const baja = {
    motivo: 'Vendía piezas robadas',
    fecha: '2026-11-20T12:00:00.000Z',
    por: 'b'.repeat(24),
    nombre: 'Rosa',
  };
  server.use(answer(adminUsers.get, { data: buildDetalle({ activo: false, baja }) }));
  open(`${USERS}/${'c'.repeat(24)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Pérez' })).toBeInTheDocument();
  expect(screen.getByText(/Rosa la desactivó .* «Vendía piezas robadas»/)).toBeInTheDocument();
  expect(screen.getByText('Bs. 1.500,50')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cambios de esta cuenta' })).toHaveAttribute(
    'href',
    `/admin/auditoria?objeto=usuario%3A${'c'.repeat(24)}`,
  );
});

it('opens an account; a role with a business asks for the business', async () => {
  server.use(fail(adminUsers.create, 'CORREO_EN_USO'));
  const { user } = open(`${USERS}/nuevo`);
  await user.type(await screen.findByRole('textbox', { name: /Nombre y apellido/ }), 'Rosa Ortega');
  await user.type(screen.getByRole('textbox', { name: /Correo electrónico/ }), 'rosa@correo.ve');
  await user.type(screen.getByRole('textbox', { name: /Teléfono/ }), '0424-7654321');
  await user.type(screen.getByLabelText(/^Contraseña/), 'Correa.58');
  await user.click(screen.getByRole('button', { name: 'Crear usuario' }));
  expect(await screen.findByText(/Ya existe una cuenta con este correo/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /Rol/ }), 'workshop');
  expect(await screen.findByRole('textbox', { name: /Nombre del taller/ })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: /Especialidades/ })).toBeInTheDocument();
});

it('takes away the second factor of somebody who lost it, with the reason', async () => {
  const sent: unknown[] = [];
  const id = 'c'.repeat(24);
  server.use(
    answer(adminUsers.get, () => ({ data: buildDetalle({ segundoFactor: sent.length === 0 }) })),
    answer(security.removeOf, ({ body, params }) => {
      sent.push({ id: params.id, ...(body as object) });
      return { data: null, message: AUTH_MESSAGES.factorRemoved };
    }),
  );
  const { user } = open(`${USERS}/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Quitar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Quitar la verificación en dos pasos de Ana/ }));
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  expect(await dialog.findByText(AUTH_MESSAGES.removalReason)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Perdió el teléfono');
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText('Desactivada')).toBeInTheDocument();
  expect(sent).toEqual([{ id, motivo: 'Perdió el teléfono' }]);
  expect(screen.queryByRole('button', { name: 'Quitar' })).not.toBeInTheDocument();
});
