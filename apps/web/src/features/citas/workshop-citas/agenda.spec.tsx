import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildAgenda, buildCitas, buildWorkshopCita } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = (path = '/taller/citas') => {
  enter('workshop');
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
/** The workshop has these appointments, wherever they are asked for. */
const has = (...all: Cita[]) =>
  server.use(
    answer(disponibilidad.agenda, ({ query }) => ({
      data: buildAgenda(query.get('desde')!, query.get('hasta')!, all),
    })),
    answer(citas.list, ({ query }) =>
      buildCitas(...all.filter(({ estado }) => query.get('estados')!.split(',').includes(estado))),
    ),
    answer(citas.get, ({ params }) => ({ data: all.find(({ _id }) => _id === params.id)! })),
  );
const moves = (sent: unknown[]) =>
  answer(citas.reschedule, ({ body }) => (sent.push(body), { data: buildWorkshopCita(1, { hora: '10:45' }) }));

beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('the agenda on a phone', () => {
  it('lists a day in its order, and its neighbours by the address', async () => {
    has(
      buildWorkshopCita(2, { hora: '14:00', puesto: 2 }),
      buildWorkshopCita(1),
      buildWorkshopCita(3, { fecha: '2026-11-25' }),
    );
    const { user, address } = open();
    expect(await screen.findByRole('heading', { name: 'Martes, 24 de noviembre' })).toBeInTheDocument();
    const lines = (await screen.findAllByRole('button', { name: /Cambio de pastillas/ })).map((one) => one.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('10:30 a. m.1 hPuesto 1Cliente 1');
    expect(lines[1]).toContain('Puesto 2Cliente 2');
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    expect(await screen.findByRole('button', { name: /Cliente 3/ })).toBeInTheDocument();
    expect(address()).toBe('/taller/citas?fecha=2026-11-25');
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(address()).toBe('/taller/citas'));
  });

  it('shows a week day by day', async () => {
    has(buildWorkshopCita(1), buildWorkshopCita(3, { fecha: '2026-11-29' }));
    open('/taller/citas?vista=semana');
    expect(await screen.findByRole('heading', { name: /^Semana del 23 nov.* al 29 nov/ })).toBeInTheDocument();
    const sunday = await screen.findByRole('region', { name: 'Domingo, 29 de noviembre' });
    expect(within(sunday).getByRole('button', { name: /Cliente 3/ })).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Lunes, 23 de noviembre' })).getByText('Sin citas.'),
    ).toBeVisible();
  });

  it('offers a retry when it cannot be read', async () => {
    has(buildWorkshopCita(1));
    server.use(unreachable(disponibilidad.agenda));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    has(buildWorkshopCita(1));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /Cliente 1/ })).toBeInTheDocument();
  });
});

describe('the agenda where there is room', () => {
  const media = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...media(query), matches: /min-width/.test(query) });
  });
  afterEach(() => {
    window.matchMedia = media;
  });

  it('moves an appointment by keyboard, after a question', async () => {
    has(buildWorkshopCita(1), buildWorkshopCita(2, { estado: 'completada', hora: '08:00', puesto: 2 }));
    const sent: unknown[] = [];
    server.use(moves(sent));
    const { user } = open();
    const block = await screen.findByRole('button', { name: /^10:30 a. m. · 1 h, Cliente 1/ });
    block.focus();
    fireEvent.keyDown(block, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(block, { key: 'ArrowRight', shiftKey: true });
    expect(await screen.findByText(/^Puesto 2, 10:45 a. m\.: Enter para mover/)).toBeInTheDocument();
    fireEvent.keyDown(block, { key: 'Escape' });
    expect(screen.queryByText(/Enter para mover/)).not.toBeInTheDocument();
    fireEvent.keyDown(block, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(block, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(block, { key: 'Enter' });
    const dialog = await screen.findByRole('dialog', { name: 'Mover la cita' });
    expect(within(dialog).getByLabelText(/^Nueva hora/)).toHaveValue('10:45');
    expect(within(dialog).getByLabelText('Puesto')).toHaveValue('2');
    await user.click(within(dialog).getByRole('button', { name: 'Mover cita' }));
    expect(await screen.findByText('Cita reprogramada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ fecha: '2026-11-24', hora: '10:45', puesto: 2, motivo: null }]);
  });

  it('says beside the hour that it was taken meanwhile', async () => {
    has(buildWorkshopCita(1));
    server.use(fail(citas.reschedule, 'HORA_NO_DISPONIBLE'));
    const { user } = open('/taller/citas?vista=semana');
    const block = await screen.findByRole('button', { name: /Cliente 1/ });
    fireEvent.keyDown(block, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(block, { key: 'Enter' });
    expect(await screen.findByLabelText(/^Nueva fecha/)).toHaveValue('2026-11-25');
    expect(screen.getByLabelText('Puesto')).toHaveDisplayValue('El que esté libre');
    await user.click(screen.getByRole('button', { name: 'Mover cita' }));
    expect(await screen.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nueva hora/)).toBeInvalid();
  });

  it('asks once before it moves an appointment beyond closing', async () => {
    has(buildWorkshopCita(1));
    const sent: unknown[] = [];
    server.use(fail(citas.reschedule, 'HORA_FUERA_DE_LO_NORMAL'));
    const { user } = open();
    const block = await screen.findByRole('button', { name: /Cliente 1/ });
    fireEvent.keyDown(block, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(block, { key: 'Enter' });
    await user.click(await screen.findByRole('button', { name: 'Mover cita' }));
    const question = await screen.findByRole('dialog', { name: '¿Anotar la cita a esa hora?' });
    expect(question).toHaveTextContent('Martes, 24 de noviembre, 10:45 a. m.');
    server.use(moves(sent));
    await user.click(within(question).getByRole('button', { name: 'Sí, anotarla' }));
    expect(await screen.findByText('Cita reprogramada correctamente')).toBeInTheDocument();
    expect(sent).toMatchObject([{ hora: '10:45', confirmaHora: true }]);
  });

  it('opens what is finished, which cannot be moved', async () => {
    has(buildWorkshopCita(2, { estado: 'completada' }));
    const { user, address } = open();
    const block = await screen.findByRole('button', { name: /Cliente 2/ });
    fireEvent.keyDown(block, { key: 'ArrowDown', shiftKey: true });
    expect(screen.queryByText(/Enter para mover/)).not.toBeInTheDocument();
    await user.click(block);
    const dialog = await screen.findByRole('dialog', { name: 'Cliente 2' });
    expect(address()).toContain('cita=');
    expect(within(dialog).queryByRole('button', { name: /^(Mover|Confirmar|Pausar)/ })).not.toBeInTheDocument();
  });
});

describe('what waits for an answer', () => {
  const pending = buildWorkshopCita(1, { estado: 'pendiente' });

  it('is confirmed with one press', async () => {
    has(pending);
    server.use(
      answer(citasTaller.confirm, () => {
        has(buildWorkshopCita(1));
        return { data: buildWorkshopCita(1) };
      }),
    );
    const { user } = open('/taller/citas?vista=pendientes');
    expect(await screen.findByRole('tab', { name: 'Pendientes (1)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirmar: la cita de Cliente 1' }));
    expect(await screen.findByText('Cita confirmada correctamente')).toBeInTheDocument();
    expect(await screen.findByText('No hay citas por confirmar')).toBeInTheDocument();
  });

  it('has pages that stand in the address', async () => {
    server.use(
      answer(citas.list, ({ query }) => {
        const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
        const one = buildWorkshopCita(page, { estado: 'pendiente' });
        return { data: { citas: [one], total: 30, totalPages: 2 }, meta: { page, limit, total: 30, totalPages: 2 } };
      }),
    );
    const { user, address } = open('/taller/citas?vista=pendientes');
    expect(await screen.findByRole('tab', { name: 'Pendientes (30)' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Página siguiente' }));
    expect(await screen.findByRole('button', { name: 'Confirmar: la cita de Cliente 2' })).toBeInTheDocument();
    expect(address()).toBe('/taller/citas?vista=pendientes&page=2');
  });

  it('is not confirmed when its time was taken, and that is said', async () => {
    has(pending);
    server.use(fail(citasTaller.confirm, 'HORA_NO_DISPONIBLE'));
    const { user } = open('/taller/citas?vista=pendientes');
    await user.click(await screen.findByRole('button', { name: 'Confirmar: la cita de Cliente 1' }));
    expect(await screen.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
  });

  it('is refused with a reason', async () => {
    has(pending);
    const sent: unknown[] = [];
    server.use(
      answer(
        citasTaller.reject,
        ({ body }) => (sent.push(body), { data: buildWorkshopCita(1, { estado: 'cancelada' }) }),
      ),
    );
    const { user } = open('/taller/citas?vista=pendientes');
    await user.click(await screen.findByRole('button', { name: 'Rechazar: la cita de Cliente 1' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Rechazar esta cita?' });
    await user.type(within(dialog).getByLabelText(/^Motivo/), '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Rechazar cita' }));
    expect(await within(dialog).findByText('Por favor indica el motivo de la cancelación')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Motivo/), 'Sin repuesto');
    await user.click(within(dialog).getByRole('button', { name: 'Rechazar cita' }));
    expect(await screen.findByText('Cita rechazada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ razonCancelacion: 'Sin repuesto' }]);
  });
});
