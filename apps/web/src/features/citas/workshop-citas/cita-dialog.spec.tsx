import { configure, screen, waitFor, within } from '@testing-library/react';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { buildWorkshopCita } from '@/test/workshop-citas';
import { allowedActions } from './allowed-actions';
import { WorkshopCitaDialog } from './cita-dialog';

configure({ asyncUtilTimeout: 8000 });

const show = (cita: Cita) => {
  enter('workshop');
  server.use(answer(citas.get, { data: cita }));
  return renderElement(
    <WorkshopCitaDialog citaId={cita._id} puestos={2} presupuesto={() => null} onClose={() => {}} />,
  );
};
const work = () => within(screen.getByRole('form', { name: 'Trabajo' }));

// Half an hour before the appointment.
beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
afterEach(() => jest.useRealTimers());

it('every state allows what the table says, and nobody is missing before the hour', () => {
  const before = new Date('2026-11-24T14:00:00Z');
  const after = new Date('2026-11-24T15:00:00Z');
  const allowed = (estado: EstadoCita, now = before) =>
    allowedActions(buildWorkshopCita(1, { estado }), now, () => true);
  expect(allowed('pendiente')).toEqual(['confirm', 'reject', 'move']);
  expect(allowed('confirmada')).toEqual(['start', 'reject', 'move']);
  expect(allowed('confirmada', after)).toEqual(['start', 'noShow', 'reject', 'move']);
  expect(allowed('en_proceso')).toEqual(['complete', 'pause', 'undo']);
  expect(allowed('pausada')).toEqual(['resume', 'undo']);
  expect([allowed('completada'), allowed('cancelada'), allowed('no_asistio')]).toEqual([[], [], []]);
});

describe('an appointment', () => {
  it('is begun, and a second tab that was faster is said', async () => {
    const sent: unknown[] = [];
    show(buildWorkshopCita(1));
    server.use(
      answer(citasTaller.estado, ({ body }) => {
        sent.push(body);
        server.use(answer(citas.get, { data: buildWorkshopCita(1, { estado: 'en_proceso' }) }));
        return { data: buildWorkshopCita(1, { estado: 'en_proceso' }) };
      }),
    );
    (await screen.findByRole('button', { name: 'Iniciar servicio: la cita de Cliente 1' })).click();
    expect(await screen.findByText('Servicio actualizado correctamente')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Completar: la cita de Cliente 1' })).toBeInTheDocument();
    expect(sent).toEqual([{ estado: 'en_proceso' }]);
    server.use(fail(citasTaller.estado, 'ESTADO_CAMBIO'));
    screen.getByRole('button', { name: 'Pausar: la cita de Cliente 1' }).click();
    expect(await screen.findByText(/^El estado cambió mientras trabajabas/)).toBeInTheDocument();
  });

  it('whose client did not come is noted after a question', async () => {
    jest.setSystemTime(new Date('2026-11-24T15:00:00Z'));
    const { user } = show(buildWorkshopCita(1));
    server.use(answer(citasTaller.noShow, { data: buildWorkshopCita(1, { estado: 'no_asistio' }) }));
    await user.click(await screen.findByRole('button', { name: 'No asistió: la cita de Cliente 1' }));
    const question = await screen.findByRole('dialog', { name: '¿El cliente no asistió?' });
    await user.click(within(question).getByRole('button', { name: 'Sí, no asistió' }));
    expect(await screen.findByText('Anotamos que el cliente no asistió')).toBeInTheDocument();
  });

  it('has a client who is called, unless there is no number', async () => {
    const { user, unmount } = show(buildWorkshopCita(1));
    expect(await screen.findByRole('link', { name: 'Llamar a Cliente 1' })).toHaveAttribute(
      'href',
      'tel:+584141234567',
    );
    unmount();
    show(buildWorkshopCita(2, { cliente: { ...buildWorkshopCita(2).cliente, telefono: null } }));
    await user.click(await screen.findByRole('button', { name: 'Llamar a Cliente 2' }));
    expect(await screen.findByText('Este cliente no tiene número de teléfono registrado')).toBeInTheDocument();
  });
});

describe('the work', () => {
  it('is noted with its state, works trimmed and never blank', async () => {
    const sent: unknown[] = [];
    const { user } = show(buildWorkshopCita(1, { estado: 'en_proceso' }));
    server.use(
      answer(
        citasTaller.estado,
        ({ body }) => (sent.push(body), { data: buildWorkshopCita(1, { estado: 'en_proceso' }) }),
      ),
    );
    await screen.findByRole('form', { name: 'Trabajo' });
    await user.type(work().getByLabelText('Diagnóstico'), 'Pastillas gastadas');
    const field = work().getByRole('textbox', { name: 'Trabajos realizados' });
    await user.type(field, '   {Enter}');
    await user.click(work().getByRole('button', { name: 'Agregar trabajo' }));
    expect(work().queryByRole('listitem')).not.toBeInTheDocument();
    await user.type(field, '  Cambio de pastillas {Enter}');
    await user.type(field, 'Rectificado{Enter}');
    await user.click(work().getByRole('button', { name: 'Quitar trabajo: Rectificado' }));
    await user.type(work().getByLabelText('Técnico'), 'Rafael Medina');
    await user.click(work().getByRole('button', { name: 'Guardar trabajo' }));
    expect(await screen.findByText('Servicio actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        estado: 'en_proceso',
        diagnostico: 'Pastillas gastadas',
        trabajosRealizados: ['Cambio de pastillas'],
        tecnico: { nombre: 'Rafael Medina' },
        visto: { diagnostico: null, trabajosRealizados: [], tecnico: { nombre: null } },
      },
    ]);
  });

  it('that a colleague wrote meanwhile is shown, and what was typed stays to be saved upon it', async () => {
    const sent: unknown[] = [];
    const { user } = show(buildWorkshopCita(1, { estado: 'en_proceso' }));
    const theirs = buildWorkshopCita(1, { estado: 'en_proceso', diagnostico: 'Disco rayado', notas: 'Llamar antes' });
    const field = await screen.findByLabelText('Diagnóstico');
    await user.type(field, 'Pastillas gastadas');
    server.use(answer(citas.get, { data: theirs }), fail(citasTaller.estado, 'TRABAJO_CAMBIO'));
    await user.click(work().getByRole('button', { name: 'Guardar trabajo' }));
    expect(await screen.findByText(/Lo que escribiste sigue aquí/)).toBeInTheDocument();
    expect(screen.getByText('Diagnóstico ahora: Disco rayado')).toBeInTheDocument();
    expect(screen.getByLabelText('Diagnóstico')).toHaveValue('Pastillas gastadas');
    expect(work().getByLabelText('Notas')).toHaveValue('Llamar antes');
    server.use(
      answer(citasTaller.estado, ({ body }) => {
        sent.push(body);
        return { data: { ...theirs, diagnostico: 'Pastillas gastadas' } };
      }),
    );
    await user.click(work().getByRole('button', { name: 'Guardar trabajo' }));
    expect(await screen.findByText('Servicio actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      { estado: 'en_proceso', diagnostico: 'Pastillas gastadas', visto: { diagnostico: 'Disco rayado' } },
    ]);
  });

  it('that was not saved is there again later', async () => {
    const { user, unmount } = show(buildWorkshopCita(1, { estado: 'en_proceso' }));
    await user.type(await screen.findByLabelText('Diagnóstico'), 'Pastillas gastadas');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Pastillas gastadas'));
    unmount();
    show(buildWorkshopCita(1, { estado: 'en_proceso' }));
    expect(await screen.findByText('Recuperamos lo que habías escrito y no guardaste.')).toBeInTheDocument();
    expect(screen.getByLabelText('Diagnóstico')).toHaveValue('Pastillas gastadas');
  });
});
