import { configure, screen, waitFor, within } from '@testing-library/react';
import { manoDeObra } from '@tuerca/contracts/cart/mano-de-obra/endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import { reportes } from '@tuerca/contracts/platform/reportes/endpoints';
import { periodBounds } from '@/features/citas/my-citas/cita-filters';
import { buildCita, buildTimes } from '@/test/citas';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { MyCitasPage } from './my-citas-page';

// The first story with a dialog also loads its code.
configure({ asyncUtilTimeout: 8000 });

const PLACE = '/cliente/servicio/mecanico';
const meta = { page: 1, limit: 8, total: 1, totalPages: 1 };
let asked: Record<string, string>[] = [];
const open = (query = '', rows = [buildCita()], pages = 1) => {
  asked = [];
  enter();
  server.use(
    answer(citas.list, (call) => {
      asked.push(Object.fromEntries(call.query));
      return { data: rows, meta: { ...meta, total: rows.length, totalPages: pages } };
    }),
    answer(citas.get, { data: rows[0] ?? buildCita() }),
  );
  return renderApp(`${PLACE}${query}`, [{ path: '*', element: <MyCitasPage /> }]);
};
const detail = `?cita=${buildCita()._id}`;
const dialog = async (name = 'Detalles de la cita') => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  stopClock('2026-11-22T14:00:00Z');
  server.use(
    answer(presupuestos.list, { data: [] }),
    answer(manoDeObra.get, { data: { porPagar: null, sinPrecio: false, manoDeObra: null, pago: null } }),
  );
});
afterEach(() => jest.useRealTimers());

describe('my appointments', () => {
  it('shows each one with its number, state, time, workshop, vehicle, duration and price', async () => {
    open('', [buildCita(), buildCita(2, { estado: 'pausada', precioEstimado: 0, precioEstimadoBs: 0 })], 3);
    const list = within(await screen.findByRole('list', { name: 'Mis citas' }));
    const [first, second] = list.getAllByRole('article').map((one) => within(one));
    for (const text of [
      'Cita 00000000',
      'Pendiente',
      'Cambio de pastillas',
      'Martes, 24 de noviembre, 10:30 a. m.',
      'Frenos del Ávila',
      'Toyota Corolla 2012',
      '1 h 30 min',
      'Bs. 2.000,00',
    ])
      expect(first!.getByText(text)).toBeInTheDocument();
    expect(second!.getByText('En Proceso')).toBeInTheDocument();
    expect(second!.getByText('Precio a determinar')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Página 1 de 3');
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/cliente');
    expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', `${PLACE}/agendar`);
  });

  it('searches with its button, and filters by state and date', async () => {
    const { user, address } = open();
    await screen.findByRole('list', { name: 'Mis citas' });
    expect(asked[0]).toEqual({ page: '1', limit: '8', sort: 'proximas' });
    await user.type(screen.getByRole('searchbox'), 'frenos');
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await user.selectOptions(screen.getByLabelText('Estado'), 'En Proceso');
    await user.selectOptions(screen.getByLabelText('Fecha'), 'Próximas');
    expect(address()).toBe(`${PLACE}?q=frenos&estado=en_proceso&fecha=upcoming`);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        search: 'frenos',
        estado: 'en_proceso,pausada',
        sort: 'fechaHora',
        fechaInicio: expect.stringContaining('2026-11-22'),
      }),
    );
  });

  it.each([
    ['thisMonth', { fechaInicio: '2026-12-01', fechaFin: '2026-12-31' }],
    ['thisYear', { fechaInicio: '2026-01-01', fechaFin: '2026-12-31' }],
    ['past', { fechaFin: '2027-01-01T02:00:00.000Z' }],
    ['all', {}],
  ] as const)('bounds %s by the calendar of Caracas', (period, bounds) =>
    expect(periodBounds(period, new Date('2027-01-01T02:00:00Z'))).toEqual(bounds),
  );

  it('offers to book when there are none, and a retry when they cannot be read', async () => {
    const { unmount } = open('', []);
    expect(await screen.findByText('Aún no tienes citas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Agendar una cita' })).toHaveAttribute('href', `${PLACE}/agendar`);
    unmount();
    open('?q=nada', []);
    expect(await screen.findByRole('button', { name: 'Limpiar filtros' })).toBeInTheDocument();
    server.use(fail(citas.list, 'ERROR_INTERNO'));
  });

  it('offers a retry when the list cannot be read', async () => {
    open();
    server.use(fail(citas.list, 'ERROR_INTERNO'));
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });
});

describe('the detail of an appointment', () => {
  it('says everything, with a sentence where the workshop has said nothing yet', async () => {
    const cita = buildCita(1, { taller: { ...buildCita().taller, direccion: null, telefono: null } });
    open(detail, [cita]);
    const view = await dialog();
    for (const text of [
      'Dirección no disponible',
      'Teléfono no disponible',
      'AB123CD',
      'Al frenar suena y vibra',
      'El taller aún no ha escrito un diagnóstico',
      'Aún no hay trabajos registrados',
    ])
      expect(await view.findByText(text)).toBeInTheDocument();
    expect(within(view.getByRole('list', { name: 'Historial de la cita' })).getByText('Pendiente')).toBeInTheDocument();
    expect(view.queryByRole('button', { name: 'Calificar servicio' })).not.toBeInTheDocument();
  });

  it('is there as its list shows it while it cannot be read, and changes with the answer', async () => {
    const { user } = open();
    server.use(fail(citas.get, 'ERROR_INTERNO'));
    await user.click(await screen.findByRole('link', { name: /^Ver detalles de la cita/ }));
    const view = await dialog();
    expect(await view.findByText('Al frenar suena y vibra')).toBeInTheDocument();
    expect(view.queryByRole('button', { name: 'Intentar nuevamente' })).not.toBeInTheDocument();
    await user.click(view.getByRole('button', { name: 'Cerrar la ventana' }));
    server.use(answer(citas.get, { data: buildCita(1, { diagnostico: 'Discos gastados' }) }));
    await user.click(await screen.findByRole('link', { name: /^Ver detalles de la cita/ }));
    expect(await (await dialog()).findByText('Discos gastados')).toBeInTheDocument();
  });

  it('shows the pictures of the work, and the offer that was applied without a code', async () => {
    const fotosDespues = ['/media/despues-1-640.webp', '/media/despues-2-640.webp'];
    const promocion = { codigo: null, nombre: 'Semana del freno', descuento: 5 };
    open(detail, [buildCita(1, { estado: 'completada', fotosDespues, promocion })]);
    const view = await dialog();
    const list = within(await view.findByRole('list', { name: 'Fotos: después' }));
    expect(list.getByRole('img', { name: 'Después, foto 2 de 2' })).toBeInTheDocument();
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/media/despues-1-1024.webp');
    expect(view.queryByRole('list', { name: 'Fotos: antes' })).not.toBeInTheDocument();
    expect(view.getByText('Oferta')).toBeInTheDocument();
    expect(view.queryByText(/null/)).not.toBeInTheDocument();
  });

  it('cancels with a reason only', async () => {
    const sent: unknown[] = [];
    const { user } = open(detail);
    server.use(
      answer(citas.cancel, ({ body }) => {
        sent.push(body);
        return { data: buildCita(1, { estado: 'cancelada' }) };
      }),
    );
    await user.click(await (await dialog()).findByRole('button', { name: 'Cancelar cita' }));
    const question = await dialog('¿Cancelar esta cita?');
    expect(question.getByText(/no se puede deshacer/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Sí, cancelar cita' }));
    expect(await question.findByText('Por favor indica el motivo de la cancelación')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(question.getByRole('textbox'));
    await user.paste('Vendí el carro');
    await user.click(question.getByRole('button', { name: 'Sí, cancelar cita' }));
    expect(await screen.findByText('Cita cancelada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ razonCancelacion: 'Vendí el carro' }]);
  });

  it('moves to another time, and says when that was taken meanwhile', async () => {
    const { user } = open(detail);
    server.use(answer(citas.times, { data: buildTimes() }), fail(citas.reschedule, 'HORA_NO_DISPONIBLE'));
    await user.click(await (await dialog()).findByRole('button', { name: 'Reprogramar' }));
    const form = await dialog('Reprogramar cita');
    await user.click(await form.findByRole('button', { name: /^Miércoles, 25 de noviembre/ }));
    await user.click(form.getByRole('radio', { name: '8:00 a. m.' }));
    await user.click(form.getByRole('button', { name: 'Reprogramar' }));
    expect(await form.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
    server.use(answer(citas.reschedule, { data: buildCita(1, { fecha: '2026-11-25', hora: '08:00' }) }));
    await user.click(form.getByRole('radio', { name: '8:00 a. m.' }));
    await user.click(form.getByRole('button', { name: 'Reprogramar' }));
    expect(await screen.findByText('Cita reprogramada correctamente')).toBeInTheDocument();
  });

  it('says until when it can be changed', async () => {
    open(detail, [buildCita(1, { estado: 'confirmada', cancelableHasta: '2026-11-23T14:30:00.000Z' })]);
    expect(
      await (await dialog()).findByText(/^Puedes cancelarla o cambiarla hasta el 23\/11\/2026, 10:30/),
    ).toBeVisible();
  });

  it('is left to the workshop once its notice has begun', async () => {
    open(detail, [buildCita(1, { estado: 'confirmada', cancelableHasta: '2026-11-22T13:00:00.000Z' })]);
    const view = await dialog();
    expect(await view.findByText(/El plazo para cambiar o cancelar esta cita ya pasó/)).toBeInTheDocument();
    expect(view.queryByRole('button', { name: 'Cancelar cita' })).not.toBeInTheDocument();
  });

  it('rates what is completed: five stars unless said otherwise', async () => {
    const sent: unknown[] = [];
    const done = buildCita(1, {
      estado: 'completada',
      cancelableHasta: null,
      precioFinal: 25,
      precioFinalBs: 2500,
      tasa: 100,
    });
    const { user } = open(detail, [done]);
    server.use(
      answer(citas.rate, ({ body }) => {
        sent.push(body);
        return {
          data: { ...done, valorado: true, calificacion: { puntuacion: 5, comentario: null, fecha: done.createdAt } },
        };
      }),
    );
    const view = await dialog();
    expect(await view.findByText('Sin calificar')).toBeInTheDocument();
    expect(view.getByText('Bs. 2.500,00')).toBeInTheDocument();
    await user.click(view.getByRole('button', { name: 'Calificar servicio' }));
    const form = await dialog('Calificar servicio');
    expect(form.getByRole('radio', { name: '5 estrellas: Excelente' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Enviar calificación' }));
    expect(await screen.findByText('Servicio calificado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ puntuacion: 5, comentario: null }]);
  });
});

it('a price above what she approved says why on her appointment, and she objects to it', async () => {
  const sent: unknown[] = [];
  const cita = buildCita(1, {
    estado: 'completada',
    precioFinal: 500,
    precioFinalBs: 50_000,
    precioAprobado: 75,
    precioAprobadoBs: 7500,
    motivoPrecio: 'Hubo que cambiar la bomba',
  });
  const { user } = open(detail, [cita]);
  server.use(answer(reportes.create, ({ body }) => (sent.push(body), { data: null })));
  const shown = await dialog();
  expect(await shown.findByText(/\$\s75,00 \(Bs\.\s7\.500,00\)/)).toBeInTheDocument();
  expect(shown.getByRole('status')).toHaveTextContent('$ 500,00 (Bs. 50.000,00) en lugar de $ 75,00 (Bs. 7.500,00).');
  expect(shown.getByText('Según el taller: «Hubo que cambiar la bomba»')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Objetar el precio' }));
  const form = await dialog('Objetar el precio');
  expect(form.getByLabelText(/^Motivo/)).toHaveValue('cobro');
  await user.type(form.getByLabelText(/^Cuéntanos qué pasó/), 'Nadie me llamó antes');
  await user.click(form.getByRole('button', { name: 'Enviar reporte' }));
  await waitFor(() =>
    expect(sent).toEqual([{ objeto: 'cita', objetoId: cita._id, tipo: 'cobro', motivo: 'Nadie me llamó antes' }]),
  );
});
