import { screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { keepVehicle } from '@/entities/auth/garaje/garage-store';
import { signIn } from '@/lib/session';
import { BookingPage } from '@/pages/citas/booking-page';
import { buildCita, buildTimes } from '@/test/citas';
import { stopClock } from '@/test/clock';
import { COROLLA, fakeGaraje, FIESTA } from '@/test/garaje';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { buildServicio, buildTaller, metaServicios } from '@/test/services';
import { Booking } from './booking';
import { bookingValues, restoredValues } from './booking-form';

const servicio = buildServicio(1);
const PROBLEM = 'Al frenar suena y vibra el volante';
const meta = { page: 1, limit: 1, total: 0, totalPages: 0 };
let asked: string[] = [];
const show = (path = '/x') => {
  asked = [];
  server.use(
    answer(services.get, { data: servicio }),
    answer(profiles.workshop, { data: { workshop: buildTaller(), services: [], reviews: [], meta } }),
    answer(disponibilidad.month, ({ query }) => {
      const mes = query.get('mes')!;
      asked.push(mes);
      return {
        data: mes === '2026-11' ? buildTimes() : buildTimes({ mes, dias: [{ fecha: `${mes}-09`, horas: ['08:30'] }] }),
      };
    }),
  );
  return renderApp(path, [
    { path: '/agendar', element: <BookingPage /> },
    { path: '/x', element: <Booking servicio={servicio} /> },
    { path: '*', element: <h1>Otra página</h1> },
  ]);
};
const confirm = () => screen.getByRole('button', { name: 'Confirmar Cita' });
const day = (name: RegExp) => screen.findByRole('button', { name });
type User = ReturnType<typeof show>['user'];
const type = async (user: User, name: RegExp | string, text: string) => {
  const field = screen.getByRole(name === 'Marca' || name === 'Modelo' ? 'combobox' : 'textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const chooseTime = async (user: User) => {
  await user.click(await day(/^Martes, 24 de noviembre, 3 horas libres/));
  await user.click(screen.getByRole('radio', { name: '10:30 a. m.' }));
};

beforeEach(() => stopClock('2026-11-22T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('a time that the address chooses', () => {
  const chosen = () => screen.findByRole('radio', { name: '10:30 a. m.', checked: true });

  it('is chosen in the form, so that only the problem is missing', async () => {
    const { user } = show('/x?fecha=2026-11-24&hora=10:30');
    await chosen();
    expect(screen.getByText(/^Martes, 24 de noviembre, 10:30/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '9:00 a. m.' }));
    expect(screen.getByText(/^Martes, 24 de noviembre, 9:00/)).toBeInTheDocument();
  });

  it.each(['?fecha=2026-11-24&hora=11:15', '?fecha=2026-11-23&hora=10:30'])(
    'and that is gone (%s) is said so',
    async (query) => {
      show(`/x${query}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('Esa hora');
      expect(screen.queryByRole('radio', { checked: true, name: /m\.$/ })).not.toBeInTheDocument();
    },
  );

  it.each(['?fecha=2026-02-30&hora=10:30', '?fecha=2026-11-24&hora=25:00', '?fecha=mañana'])(
    'in a form that is none (%s) counts as absent',
    async (query) => {
      show(`/x${query}`);
      expect(await screen.findByText(/^Elige un día del calendario/)).toBeInTheDocument();
    },
  );

  it('is newer than the draft of another address, not than that of its own', () => {
    const start = bookingValues(servicio, null, { fecha: '2026-11-24', hora: '10:30' });
    const kept = { fecha: '2026-11-25', hora: '09:00', descripcionProblema: PROBLEM };
    expect(restoredValues(start, kept, [])).toMatchObject({
      fecha: '2026-11-24',
      hora: '10:30',
      descripcionProblema: PROBLEM,
    });
    const own = { ...kept, slot: '2026-11-24 10:30' };
    expect(restoredValues(start, own, [])).toMatchObject({ fecha: '2026-11-25', hora: '09:00' });
    const plain = bookingValues(servicio, null, { fecha: '', hora: '' });
    expect(restoredValues(plain, kept, [])).toMatchObject({ fecha: '2026-11-25', hora: '09:00' });
  });
});

describe('booking', () => {
  it.each([
    [240, false],
    [-540, true],
  ])('to a browser %i minutes behind UTC says that the times are those of Venezuela: %s', async (offset, said) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const { user } = show();
    await chooseTime(user);
    expect(screen.queryByText('Hora de Venezuela.') !== null).toBe(said);
    jest.restoreAllMocks();
  });

  it('shows the month as six weeks from Sunday, and only days with times can be chosen', async () => {
    const { user } = show();
    const grid = within(await screen.findByRole('grid', { name: 'Noviembre de 2026' }));
    expect(grid.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Do',
      'Lu',
      'Ma',
      'Mi',
      'Ju',
      'Vi',
      'Sa',
    ]);
    expect(grid.getAllByRole('gridcell')).toHaveLength(42);
    await user.click(await day(/^Lunes, 23 de noviembre, no disponible/));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await chooseTime(user);
    expect(screen.getByText('Martes, 24 de noviembre, 10:30 a. m., Frenos del Ávila')).toBeInTheDocument();
    await user.click(await day(/^Miércoles, 25 de noviembre, 1 hora libre/));
    expect(screen.getByRole('radio', { name: '8:00 a. m.' })).not.toBeChecked();
    expect(screen.getByText('Elige el día y la hora para confirmar.')).toBeInTheDocument();
  });

  it('moves by keyboard, over the end of the month too', async () => {
    const { user } = show();
    await user.click(await day(/^Martes, 24/));
    await user.keyboard('{ArrowRight}');
    expect(await day(/^Miércoles, 25/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('grid', { name: 'Diciembre de 2026' })).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Miércoles, 2 de diciembre/));
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName(/^Sábado, 5 de diciembre/);
    expect(asked).toEqual(['2026-11', '2026-12']);
  });

  it('asks in the order of the form for what is missing', async () => {
    enter();
    server.use(...fakeGaraje().handlers);
    const { user } = show();
    await screen.findByRole('grid');
    await user.click(confirm());
    expect(await screen.findByText('Debes seleccionar una fecha para la cita')).toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName(/noviembre/);
    await user.click(await day(/^Martes, 24/));
    await user.click(confirm());
    expect(await screen.findByText('Debes seleccionar una hora para la cita')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '9:00 a. m.' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '9:00 a. m.' }));
    await user.click(confirm());
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toContain('Todos los campos del vehículo son requeridos');
    // Once for the group: its fields are only marked.
    expect(screen.getAllByText('Todos los campos del vehículo son requeridos')).toHaveLength(1);
    expect(screen.getByText('Por favor, describe el problema en al menos 10 caracteres')).toBeInTheDocument();
    await type(user, 'Marca', 'Toyota');
    await type(user, 'Modelo', 'Corolla');
    await type(user, 'Placa', 'AB123CD');
    await type(user, 'Año', '1850');
    await user.click(confirm());
    expect(await screen.findByText('El año del vehículo no es válido')).toBeInTheDocument();
  });

  it('books with a vehicle of the garage, and leads on', async () => {
    enter();
    const garage = fakeGaraje([{ ...COROLLA, placa: 'AB123CD' }, FIESTA], 0);
    const sent: unknown[] = [];
    server.use(...garage.handlers);
    const { user } = show();
    server.use(
      answer(citas.create, ({ body }) => {
        sent.push(body);
        return { data: buildCita() };
      }),
      answer(promotions.check, {
        data: {
          ofertaId: 'd'.repeat(24),
          nombre: 'Frenos',
          codigoPromo: 'FRENOS20',
          tipoDescuento: 'porcentaje',
          valorDescuento: 20,
          precio: 20,
          descuento: 4,
          precioFinal: 16,
        },
      }),
    );
    await chooseTime(user);
    await user.click(await screen.findByRole('radio', { name: /Toyota Corolla 2012 1.8/ }));
    await type(user, /Describe el problema/, PROBLEM);
    await type(user, /Código promocional/, 'frenos20');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Ahorras Bs. 400,00 y pagas Bs. 1.600,00 (Ref. $ 16,00).')).toBeInTheDocument();
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: '¡Cita agendada exitosamente!' })).toHaveFocus();
    expect(
      screen.getByText(/^Puedes cancelarla o cambiarla mientras el taller no la confirme; después, hasta el/),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        enLugarDe: null,
        servicioId: servicio._id,
        tallerId: servicio.taller._id,
        fecha: '2026-11-24',
        hora: '10:30',
        vehiculoId: garage.now()[0]!._id,
        vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD', tipo: 'sedan', color: null },
        descripcionProblema: PROBLEM,
        codigoPromo: 'FRENOS20',
      },
    ]);
    expect(screen.getByRole('link', { name: 'Ver mis citas' })).toHaveAttribute('href', '/cliente/servicio/mecanico');
    const google = new URL(screen.getByRole('link', { name: 'Agregar a Google Calendar' }).getAttribute('href')!);
    expect(google.searchParams.get('dates')).toBe('20261124T143000Z/20261124T160000Z');
  });

  it('tells that a time was taken meanwhile, and reads the times again', async () => {
    enter();
    server.use(...fakeGaraje([{ ...COROLLA, placa: 'AB123CD' }], 0).handlers);
    const { user } = show();
    await chooseTime(user);
    await screen.findByRole('radio', { name: /Toyota Corolla/ });
    await type(user, /Describe el problema/, PROBLEM);
    server.use(
      answer(citas.create, () => {
        server.use(
          answer(disponibilidad.month, {
            data: buildTimes({ dias: [{ fecha: '2026-11-24', horas: ['09:00', '14:00'] }] }),
          }),
        );
        return errorResponse('HORA_NO_DISPONIBLE');
      }),
    );
    await user.click(confirm());
    expect(await screen.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('radio', { name: '10:30 a. m.' })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /Describe el problema/ })).toHaveValue(PROBLEM);
  });

  it('confirms what a visitor chose as soon as she has signed in', async () => {
    keepVehicle({ ...COROLLA, placa: 'AB123CD' });
    const first = show('/x?tab=cita');
    await chooseTime(first.user);
    await type(first.user, /Describe el problema/, PROBLEM);
    await first.user.click(confirm());
    await waitFor(() => expect(first.address()).toBe(`/iniciar-sesion?volver=${encodeURIComponent('/x?tab=cita')}`));
    first.unmount();
    signIn(buildSession('client'));
    server.use(...fakeGaraje([{ ...COROLLA, placa: 'AB123CD' }], 0).handlers);
    const sent: unknown[] = [];
    server.use(answer(citas.create, ({ body }) => (sent.push(body), { data: buildCita() })));
    show('/x?tab=cita');
    expect(await screen.findByRole('heading', { name: '¡Cita agendada exitosamente!' })).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({ fecha: '2026-11-24', hora: '10:30', descripcionProblema: PROBLEM }),
    ]);
  });

  it('keeps what a visitor chose when her time is gone after signing in', async () => {
    keepVehicle({ ...COROLLA, placa: 'AB123CD' });
    const first = show('/x?tab=cita');
    await chooseTime(first.user);
    await type(first.user, /Describe el problema/, PROBLEM);
    await first.user.click(confirm());
    await waitFor(() => expect(first.address()).toMatch(/^\/iniciar-sesion/));
    first.unmount();
    signIn(buildSession('client'));
    server.use(...fakeGaraje([{ ...COROLLA, placa: 'AB123CD' }], 0).handlers, fail(citas.create, 'HORA_NO_DISPONIBLE'));
    show('/x?tab=cita');
    expect(await screen.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Describe el problema/ })).toHaveValue(PROBLEM);
  });

  it('says that nothing is free in a month, that nothing can be booked at all, and offers a retry', async () => {
    server.use(fail(disponibilidad.month, 'ERROR_INTERNO'));
    const view = renderApp('/x', [{ path: '*', element: <Booking servicio={servicio} /> }]);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.use(answer(disponibilidad.month, { data: buildTimes({ dias: [] }) }));
    await view.user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('No quedan horas libres en noviembre de 2026.')).toBeInTheDocument();
    view.unmount();
    show();
    server.use(
      answer(disponibilidad.month, {
        data: buildTimes({ dias: [], aviso: 'Este taller no está recibiendo citas por ahora.' }),
      }),
    );
    expect(await screen.findByText('Este taller no está recibiendo citas por ahora.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Llamar al 0212-1234567' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar Cita' })).not.toBeInTheDocument();
  });

  it('starts with the choice of a service when the address names none', async () => {
    enter();
    server.use(...fakeGaraje().handlers);
    const { user, address } = show('/agendar');
    server.use(answer(services.list, { data: [servicio], meta: metaServicios(1) }));
    const choice = await screen.findByRole('link', { name: 'Elegir Cambio de pastillas 1 en Frenos del Ávila' });
    expect(choice).toHaveAttribute('href', `/cliente/servicio/mecanico/agendar?servicio=${servicio._id}`);
    await user.click(choice);
    expect(address()).toContain(servicio._id);
  });
});
