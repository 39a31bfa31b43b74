import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import type { PlanAdmin, Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { adminRoutes } from '../../app/routes-admin';
import { buildSuscripcion, PLANS } from '../../test/membresia';
import { enter } from '../../test/people';
import { renderApp } from '../../test/render-app';
import { answer, fail, server, unreachable } from '../../test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const plans = PLANS.map((plan): PlanAdmin => ({ ...plan, suscripciones: 2, pendientes: 1 }));
const statistics = {
  activas: 3,
  pendientes: 1,
  porVencer: 1,
  vencidas: 2,
  ingresosMes: 55,
  ingresosTotal: 120,
  porPlan: [],
};
const page = (...data: Suscripcion[]) => ({
  data,
  meta: { page: 1, limit: 10, total: data.length, totalPages: data.length ? 1 : 0, pendientes: 1 },
});
const open = (vista = '') => {
  enter('admin');
  return renderApp(`/admin/gestion/membresia${vista && `?vista=${vista}`}`, adminRoutes);
};

beforeEach(() =>
  server.use(
    answer(admin.pending, { data: { pagos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 } }),
    answer(membresiaAdmin.statistics, { data: statistics }),
    answer(membresiaAdmin.plans, { data: plans }),
  ),
);

describe('plans', () => {
  it('stand by kind of account; the free ones cannot be deleted', async () => {
    open();
    const stores = within(await screen.findByRole('region', { name: 'Planes: Tienda' }));
    expect(stores.getByRole('button', { name: 'Eliminar el plan Profesional, PRO_TIENDA' })).toBeEnabled();
    expect(stores.queryByRole('button', { name: 'Eliminar el plan Básico, BASIC_TIENDA' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Por confirmar (1)' })).toBeInTheDocument();
  });

  it('are written with at least one benefit, and the last row stays', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Nuevo plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo plan' }));
    expect(dialog.getByRole('button', { name: 'Quitar beneficio 1' })).toBeDisabled();
    fireEvent.click(dialog.getByRole('button', { name: 'Crear plan' }));
    expect(await dialog.findByText('Debe incluir al menos un beneficio')).toBeInTheDocument();
    expect(dialog.getAllByText('Todos los campos obligatorios son requeridos')).toHaveLength(3);
  });

  it('say that they could not be read, and try again', async () => {
    server.use(unreachable(membresiaAdmin.plans));
    open();
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });
});

describe('subscriptions', () => {
  it('are cancelled after a question', async () => {
    const sent = jest.fn();
    server.use(
      answer(membresiaAdmin.subscriptions, page(buildSuscripcion())),
      fail(membresiaAdmin.setLevel, 'PLAN_NO_ENCONTRADO'),
    );
    server.events.on('request:start', ({ request }) => request.method === 'PUT' && sent(request.url));
    open('suscripciones');
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones de la suscripción de Repuestos Turpial' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cancelar suscripción' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' }));
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
    expect(await dialog.findByText('No encontramos este plan.')).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('say when there is none', async () => {
    server.use(answer(membresiaAdmin.subscriptions, page()));
    open('suscripciones');
    expect(await screen.findByText('Todavía no hay suscripciones activas')).toBeInTheDocument();
  });
});
