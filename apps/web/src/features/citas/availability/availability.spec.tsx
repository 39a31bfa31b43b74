import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import type { CitaSinDecision } from '@tuerca/contracts/citas/citas/closing';
import { workshopRoutes } from '@/app/routes-workshop';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildDisponibilidad } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = () => {
  enter('workshop');
  return renderApp('/taller/disponibilidad', [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The API keeps what is sent, and says that these appointments would be left outside. */
const keeps = (sent: Record<string, unknown>[], afectadas: CitaSinDecision[] = []) => [
  answer(disponibilidad.preview, { data: { citas: afectadas } }),
  answer(disponibilidad.update, ({ body }) => {
    sent.push(body as Record<string, unknown>);
    return { data: { ...buildDisponibilidad(body as never), version: 4, afectadas } };
  }),
];
const cita: CitaSinDecision = {
  _id: 'c'.repeat(24),
  estado: 'confirmada',
  fechaHora: '2026-11-28T14:00:00.000Z',
  fecha: '2026-11-28',
  hora: '10:00',
  cliente: 'María Pérez',
  servicio: 'Cambio de pastillas',
  motivo: 'dia_cerrado',
  telefono: '+584141234567',
  sinCuenta: false,
  propuesta: { fecha: '2026-11-30', hora: '09:00' },
};

beforeEach(() => {
  // A Tuesday.
  stopClock('2026-11-24T14:00:00Z');
  server.use(answer(disponibilidad.get, { data: buildDisponibilidad() }));
});
afterEach(() => jest.useRealTimers());

describe('my availability', () => {
  it('is for workshops alone', async () => {
    enter('store');
    const { address } = renderApp('/taller/disponibilidad', [...workshopRoutes, { path: '*', element: <h1>Otra</h1> }]);
    await waitFor(() => expect(address()).toBe('/no-autorizado'));
  });

  it('offers a retry when it cannot be read', async () => {
    server.use(unreachable(disponibilidad.get));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(disponibilidad.get, { data: buildDisponibilidad() }));
    await user.click(retry);
    expect(await screen.findByRole('switch', { name: /^Acepto citas en línea/ })).toBeChecked();
  });

  it('is changed and saved as a whole, with the version that was read', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(...keeps(sent));
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: /^Acepto citas en línea/ }));
    await user.click(screen.getByRole('button', { name: 'Subir puestos' }));
    await user.click(screen.getByRole('button', { name: 'Subir margen entre citas' }));
    await user.click(screen.getByRole('button', { name: 'Subir antelación mínima' }));
    type('Días por delante', '30');
    fireEvent.blur(screen.getByLabelText('Días por delante'));
    type('Lunes: abre', '07:30');
    type('Martes: cierra', '00:00');
    expect(screen.getByLabelText('Martes: cierra')).toHaveValue('00:00');
    expect(await screen.findByText('Tienes cambios sin guardar')).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Disponibilidad actualizada correctamente')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        aceptaCitas: false,
        puestos: 2,
        margen: 5,
        antelacionMinima: 90,
        horizonteDias: 30,
        antelacionCancelacion: 0,
        version: 3,
        horarioRegular: {
          lunes: { activo: true, apertura: '07:30', cierre: '18:00' },
          martes: { activo: true, cierre: '24:00' },
          domingo: { activo: false },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByText('Tienes cambios sin guardar')).not.toBeInTheDocument());
  });

  it('is not sent while an hour or a number is missing', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(...keeps(sent));
    const { user } = open();
    await user.clear(await screen.findByLabelText('Puestos'));
    fireEvent.blur(screen.getByLabelText('Puestos'));
    type('Lunes: cierra', '06:00');
    await user.click(save());
    expect(await screen.findByText('El número de puestos debe ser un número')).toBeInTheDocument();
    expect(screen.getByText('La hora de cierre debe ser posterior a la de apertura')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('says that another tab saved meanwhile, and keeps what was typed', async () => {
    server.use(fail(disponibilidad.update, 'ESTADO_CAMBIO'), ...keeps([]));
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: /^Acepto citas en línea/ }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/cambió/);
    expect(screen.getByRole('switch', { name: /^Acepto citas en línea/ })).not.toBeChecked();
  });
});

describe('appointments already made', () => {
  it('are named before an edit is saved that would leave them outside', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(...keeps(sent, [cita]));
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Sábado: abierto' }));
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: '1 cita queda fuera de esta disponibilidad' });
    expect(question).toHaveTextContent('María Pérez · Cambio de pastillas');
    expect(question).toHaveTextContent('Ese día quedaría cerrado');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Tienes cambios sin guardar')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(save());
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Hora nueva de la cita de María Pérez')).toHaveValue('09:00');
    await user.click(again.getByRole('button', { name: 'Guardar y avisar' }));
    const message = again.getByLabelText(/^Mensaje para tus clientes/);
    await waitFor(() => expect(message).toHaveFocus());
    expect(message).toHaveAccessibleDescription('Escribe qué les decimos a tus clientes');
    expect(message).toBeInvalid();
    expect(sent).toEqual([]);
    fireEvent.change(again.getByLabelText(/^Mensaje para tus clientes/), {
      target: { value: 'Cerramos por inventario.' },
    });
    await user.click(again.getByRole('button', { name: 'Guardar y avisar' }));
    expect(await screen.findByText('Disponibilidad actualizada correctamente')).toBeInTheDocument();
    const moved = { citaId: cita._id, accion: 'mover', ...cita.propuesta };
    expect(sent).toMatchObject([{ decisiones: [moved], mensaje: 'Cerramos por inventario.' }]);
  });

  it('are decided about one by one or all at once, and what is new meanwhile is asked about, too', async () => {
    const sent: Record<string, unknown>[] = [];
    const walkIn = { ...cita, _id: 'd'.repeat(24), cliente: 'Pedro Rojas', sinCuenta: true, propuesta: null };
    const running = { ...cita, _id: 'e'.repeat(24), cliente: 'Luis Gil', estado: 'en_proceso' as const };
    server.use(...keeps(sent, [cita, walkIn, running]));
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Sábado: abierto' }));
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: '3 citas quedan fuera de esta disponibilidad' }));
    // Without a free time it ends, and work that began stays.
    expect(dialog.getByLabelText('Qué pasa con la cita de Pedro Rojas')).toHaveValue('cancelar');
    expect(dialog.getByText(/^No tiene cuenta en Tuerca: avísale tú/)).toHaveTextContent('al 0414-1234567.');
    expect(dialog.getByRole('link', { name: '0414-1234567' })).toHaveAttribute('href', 'tel:+584141234567');
    await user.selectOptions(dialog.getByLabelText('Qué pasa con la cita de Pedro Rojas'), 'mover');
    await user.click(dialog.getByRole('button', { name: 'Guardar y avisar' }));
    const day = dialog.getByLabelText('Fecha nueva de la cita de Pedro Rojas');
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveAccessibleDescription('Escribe la fecha y la hora nuevas de la cita de Pedro Rojas');
    expect(day).toBeInvalid();
    expect(dialog.getByText('El trabajo ya comenzó: se queda como está.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Para todas'), 'dejar');
    expect(dialog.queryByLabelText(/^Mensaje para tus clientes/)).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Qué pasa con la cita de María Pérez'), 'cancelar');
    fireEvent.change(dialog.getByLabelText(/^Mensaje para tus clientes/), { target: { value: 'Sin luz.' } });
    const late = { ...cita, _id: 'f'.repeat(24), cliente: 'Eva Díaz' };
    server.use(
      answer(disponibilidad.preview, { data: { citas: [cita, walkIn, running, late] } }),
      fail(disponibilidad.update, 'CITAS_SIN_DECISION'),
    );
    await user.click(dialog.getByRole('button', { name: 'Guardar y avisar' }));
    expect(await dialog.findByText(/^Hay citas nuevas ese día/)).toBeInTheDocument();
    expect(await dialog.findByLabelText('Qué pasa con la cita de Eva Díaz')).toHaveValue('mover');
    server.use(...keeps(sent, []));
    await user.click(dialog.getByRole('button', { name: 'Guardar y avisar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const decisiones = (sent[0]!.decisiones as { accion: string }[]).map(({ accion }) => accion);
    expect([decisiones, sent[0]!.mensaje]).toEqual([['cancelar', 'dejar', 'dejar', 'mover'], 'Sin luz.']);
  });
});

describe('exceptions', () => {
  it('open a Sunday that is closed, from the calendar', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(...keeps(sent));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Domingo, 29 de noviembre: Cerrado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar excepción' });
    await user.click(within(dialog).getByRole('radio', { name: /^Otro horario/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    expect(await within(dialog).findAllByText('Escribe la hora')).toHaveLength(2);
    type(/^Abre/, '09:00');
    type(/^Cierra/, '13:00');
    type(/^Motivo/, 'Operativo especial');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      screen.getByRole('button', { name: 'Domingo, 29 de noviembre: 9:00\u00A0a.\u00A0m. a 1:00\u00A0p.\u00A0m.' }),
    ).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Disponibilidad actualizada correctamente')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        bloqueos: [],
        fechasEspeciales: [
          {
            fecha: '2026-11-29',
            activo: true,
            horario: { apertura: '09:00', cierre: '13:00' },
            motivo: 'Operativo especial',
          },
        ],
      },
    ]);
  });

  it('close several days at once, which stand as one line and go together', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(...keeps(sent));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Agregar excepción' }));
    const dialog = await screen.findByRole('dialog');
    type(/^Desde/, '2026-12-24');
    type(/^Hasta/, '2026-12-20');
    type(/^Motivo/, 'Vacaciones');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    expect(await within(dialog).findByText('El último día no puede ser anterior al primero')).toBeInTheDocument();
    type(/^Hasta/, '2026-12-26');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    const list = within(await screen.findByRole('list', { name: 'Excepciones' }));
    expect(await list.findByText('Del 24/12 al 26/12')).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((sent[0]!.bloqueos as { fecha: string }[]).map(({ fecha }) => fecha)).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Quitar Del 24/12 al 26/12' }));
    expect(list.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('block some hours, and are edited', async () => {
    const bloqueo = { fecha: '2026-11-26', horaInicio: '12:00', horaFin: '13:00', motivo: 'Almuerzo' };
    server.use(answer(disponibilidad.get, { data: buildDisponibilidad({ bloqueos: [bloqueo] }) }));
    const sent: Record<string, unknown>[] = [];
    server.use(...keeps(sent));
    const { user } = open();
    await user.click(
      await screen.findByRole('button', {
        name: 'Jueves, 26 de noviembre: 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m., menos 12:00\u00A0p.\u00A0m. a 1:00\u00A0p.\u00A0m.',
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Editar excepción' });
    expect(within(dialog).getByLabelText(/^Desde las/)).toHaveValue('12:00');
    // The end of the day, which a field for a time shows as midnight.
    type(/^Hasta las/, '00:00');
    await user.click(within(dialog).getByRole('button', { name: 'Cambiar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(save());
    await waitFor(() => expect(sent).toMatchObject([{ bloqueos: [{ ...bloqueo, horaFin: '24:00' }] }]));
  });
});
