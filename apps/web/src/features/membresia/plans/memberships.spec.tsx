import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { PlanAdmin, Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { adminRoutes } from '@/app/routes-admin';
import { buildAbiertos } from '@/test/admin-users';
import { buildMembresia, buildSuscripcion, planOf, PLANS } from '@/test/membresia';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

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
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
    }),
    answer(membresiaAdmin.statistics, { data: statistics }),
    answer(asuntosAdmin.open, { data: buildAbiertos() }),
    answer(membresiaAdmin.plans, { data: plans }),
  ),
);

describe('plans', () => {
  it('stand by kind of account; the free ones cannot be deleted, nor those that somebody has', async () => {
    open();
    const stores = within(await screen.findByRole('region', { name: 'Planes: Tienda' }));
    expect(stores.getAllByText(/2 suscripciones activas, 1 por confirmar.*desactívalo/)).not.toHaveLength(0);
    expect(stores.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Planes de Membresía',
      'Suscripciones Activas',
      'Por confirmar (1)',
    ]);
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

  it('keep their code when they are changed', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(membresiaAdmin.updatePlan, ({ params, body }) => {
        sent.push([params.id, (body as { nombre: string }).nombre]);
        return { data: planOf('PRO_TIENDA'), message: MEMBRESIA_MESSAGES.planUpdated };
      }),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Editar el plan Profesional, PRO_TIENDA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar plan Profesional' }));
    expect(dialog.getByRole('textbox', { name: /^Código/ })).toBeDisabled();
    fireEvent.change(dialog.getByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Experto' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Plan actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([['PRO_TIENDA', 'Experto']]);
  });

  it('are deleted after a question, and not when it is called off', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(membresiaAdmin.plans, { data: plans.map((plan) => ({ ...plan, suscripciones: 0, pendientes: 0 })) }),
      answer(membresiaAdmin.removePlan, ({ params }) => {
        sent.push(params.id);
        return { data: null, message: MEMBRESIA_MESSAGES.planRemoved };
      }),
    );
    open();
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Eliminar el plan Profesional, PRO_TIENDA' }));
      return within(await screen.findByRole('dialog', { name: '¿Eliminar el plan Profesional?' }));
    };
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    fireEvent.click((await ask()).getByRole('button', { name: 'Sí, eliminar' }));
    expect(await screen.findByText('Plan eliminado correctamente')).toBeInTheDocument();
    expect(sent).toEqual(['PRO_TIENDA']);
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

  it('go back to the basic level with the reason of the office', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(membresiaAdmin.subscriptions, () => (sent.length ? page() : page(buildSuscripcion()))),
      answer(membresiaAdmin.setLevel, ({ body }) => {
        sent.push(body);
        return { data: buildMembresia(), message: MEMBRESIA_MESSAGES.cancelled };
      }),
    );
    open('suscripciones');
    fireEvent.click(await screen.findByRole('button', { name: 'Más acciones de la suscripción de Repuestos Turpial' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cancelar suscripción' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
    expect(await screen.findByText('Suscripción cancelada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ nuevoNivel: 'BASIC', razon: 'Cancelación administrativa' }]);
  });

  it('say when there is none', async () => {
    server.use(answer(membresiaAdmin.subscriptions, page()));
    open('suscripciones');
    expect(await screen.findByText('Todavía no hay suscripciones activas')).toBeInTheDocument();
  });
});

describe('requests', () => {
  const waiting = buildSuscripcion({
    estado: 'pendiente',
    resultadoPago: 'referencia_usada',
    pago: {
      banco: '0102',
      nombreBanco: 'Venezuela',
      referencia: '12345678',
      fecha: '2026-11-20',
      monto: 1500,
      tasa: 100,
    },
  });

  it('say what the bank answered, lead to their payment, and are not confirmed with a movement that paid already', async () => {
    server.use(
      answer(membresiaAdmin.subscriptions, page(waiting)),
      fail(membresiaAdmin.confirm, 'MOVIMIENTO_USADO', {
        message: 'Ese movimiento del banco ya pagó la compra T-1.',
      }),
    );
    open('por-confirmar');
    const row = within(await screen.findByRole('table', { name: 'Solicitudes por confirmar' }));
    expect(row.getByText('Movimiento ya usado')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Ver el pago de Repuestos Turpial' })).toHaveAttribute(
      'href',
      `/admin/pagos/${waiting._id}`,
    );
    fireEvent.click(row.getByRole('button', { name: 'Confirmar el pago de Repuestos Turpial' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Confirmar el plan Profesional?' }));
    expect(dialog.getByText(/El banco dice: movimiento ya usado/)).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Sí, el pago llegó' }));
    expect(await dialog.findByText('Ese movimiento del banco ya pagó la compra T-1.')).toBeInTheDocument();
  });
});
