import { configure, screen, waitFor, within } from '@testing-library/react';
import { equipo } from '@tuerca/contracts/auth/equipo/endpoints';
import type { Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import { accountRoutes } from '@/app/routes-account';
import { storeRoutes } from '@/app/routes-store';
import { enter, enterAs } from '@/test/people';
import { idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const maria: Integrante = {
  _id: idOf('d'),
  nombre: 'María Contreras',
  email: 'maria@correo.ve',
  cargo: 'vendedor',
  estado: 'activo',
  invitado: '2026-11-20T14:00:00.000Z',
  vence: null,
  aceptado: '2026-11-21T14:00:00.000Z',
};
const open = (path = '/tienda/equipo') =>
  renderApp(path, [...storeRoutes, ...accountRoutes, { path: '*', element: <h1>Otra página</h1> }]);

describe('the team of a store', () => {
  it('is empty at first, and somebody is invited with what her position lets her do in sight', async () => {
    enter('store');
    const sent: unknown[] = [];
    let rows: Integrante[] = [];
    server.use(
      answer(equipo.list, () => ({ data: rows })),
      answer(equipo.invite, ({ body }) => {
        sent.push(body);
        rows = [{ ...maria, estado: 'invitado', aceptado: null, vence: '2026-12-01T14:00:00.000Z' }];
        return { data: rows[0]!, message: 'Enviamos la invitación a maria@correo.ve.' };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Nombre/), 'María Contreras');
    await user.type(dialog.getByLabelText(/Correo/), 'maria@correo.ve');
    await user.selectOptions(dialog.getByLabelText(/Cargo/), 'almacenista');
    expect(dialog.getByText('Preparar, enviar y recibir')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText(/Cargo/), 'vendedor');
    expect(dialog.queryByText('Preparar, enviar y recibir')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText('Invitación enviada')).toBeVisible();
    expect(sent).toEqual([{ nombre: 'María Contreras', email: 'maria@correo.ve', cargo: 'vendedor' }]);
  });

  it('loses a member only after saying what that means', async () => {
    enter('store');
    let rows = [maria];
    server.use(
      answer(equipo.list, () => ({ data: rows })),
      answer(equipo.remove, () => {
        rows = [];
        return { data: null };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /María Contreras/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quitar del equipo' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Sus sesiones se cierran ahora mismo/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Quitar del equipo' }));
    expect(await screen.findByText('Trabajas por tu cuenta')).toBeVisible();
  });

  it('says so when it cannot be read', async () => {
    enter('store');
    server.use(fail(equipo.list, 'ERROR_INTERNO'));
    open();
    expect(await screen.findByRole('button', { name: /intentar/i })).toBeVisible();
  });
});

describe('a member', () => {
  it('sees in the menu what her position opens, and hears kindly of the rest', async () => {
    enterAs('almacenista');
    open('/tienda/ingresos');
    expect(await screen.findByRole('heading', { name: 'Tu cargo no abre esta página' })).toBeVisible();
    const menu = within(screen.getAllByRole('navigation').find((one) => within(one).queryByText('Inventario'))!);
    expect(menu.getByText('Pedidos')).toBeInTheDocument();
    for (const closed of ['Ingresos', 'Clientes', 'Mi plan', 'Equipo', 'Dashboard', 'Mensajes', 'Configuración'])
      expect(screen.queryByRole('link', { name: closed })).toBeNull();
  });
});

describe('an invitation', () => {
  const TOKEN = 'x'.repeat(43);
  const invitation = {
    negocio: 'Repuestos El Ávila',
    nombre: 'María',
    email: 'maria@correo.ve',
    cargo: 'vendedor' as const,
    vence: '2026-12-01T14:00:00.000Z',
  };

  it('says who invites to what, and is accepted with a password', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(equipo.invitation, { data: invitation }),
      answer(equipo.accept, ({ body }) => {
        sent.push(body);
        return { data: null };
      }),
    );
    const { user, address } = open(`/invitacion/${TOKEN}`);
    expect(await screen.findByText('Repuestos El Ávila')).toBeVisible();
    expect(screen.queryByText(/otra cuenta/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Elige tu contraseña/), 'Bujia.Iridio.73');
    await user.click(screen.getByRole('button', { name: 'Aceptar la invitación' }));
    await waitFor(() => expect(address()).toBe('/iniciar-sesion'));
    expect(sent).toEqual([{ nombre: 'María', password: 'Bujia.Iridio.73' }]);
  });

  it('tells who is signed in as somebody else that it is for another account', async () => {
    enter('store');
    server.use(answer(equipo.invitation, { data: invitation }));
    open(`/invitacion/${TOKEN}`);
    expect(await screen.findByText(/la invitación es para otra cuenta/)).toHaveTextContent('cierra antes esta sesión');
    expect(screen.getByRole('button', { name: 'Aceptar la invitación' })).toBeVisible();
  });

  it('that was used is told as such', async () => {
    server.use(fail(equipo.invitation, 'INVITACION_VENCIDA'));
    open(`/invitacion/${TOKEN}`);
    expect(await screen.findByText('Esta invitación ya no sirve')).toBeVisible();
  });
});
