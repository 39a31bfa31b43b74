import { configure, screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { ClienteTaller } from '@tuerca/contracts/citas/citas/statistics';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { buildStarts, buildTimes } from '@/test/citas';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server, unreachable } from '@/test/server';
import { buildServicio, metaServicios } from '@/test/services';
import { buildAgenda, buildCitas, buildWorkshopCita } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(90_000);

const ANA: ClienteTaller = {
  _id: 'e'.repeat(24),
  nombre: 'Ana Pérez',
  email: 'ana@demo.tuerca.ve',
  telefono: '+584141234567',
  fotoPerfil: null,
  fechaRegistro: '2026-06-01T14:00:00.000Z',
  createdAt: '2026-06-01T14:00:00.000Z',
  totalVisitas: 3,
  ultimaVisita: '2026-10-01T14:00:00.000Z',
  proximaCita: null,
  gastoTotal: 9000,
  inasistencias: 0,
  vehiculos: ['Toyota Corolla 2012'],
};
const cliente = { _id: ANA._id, nombre: ANA.nombre, email: ANA.email, telefono: ANA.telefono, fotoPerfil: null };
const fiesta = { _id: null, marca: 'Ford', modelo: 'Fiesta', anio: 2008, placa: 'XY987ZT', tipo: null, color: 'Gris' };
const servicio = buildServicio(1);
const BODY = 'Revisar los frenos de atrás';

/** A workshop with one client who has come with two vehicles, and a service that is free on two days of November. */
function show(path = '/taller/citas/nueva') {
  const sent: unknown[] = [];
  enter('workshop');
  server.use(
    answer(services.mine, { data: [servicio], meta: metaServicios(1) }),
    answer(citasTaller.customers, ({ query }) => {
      const search = query.get('search') ?? '';
      const data = 'ana pérez +584141234567'.includes(search.toLowerCase()) ? [ANA] : [];
      return { data, meta: { page: 1, limit: 5, total: data.length, totalPages: 1 } };
    }),
    answer(citas.list, ({ query }) =>
      query.get('cliente') === ANA._id
        ? buildCitas(buildWorkshopCita(2, { cliente, vehiculo: fiesta }), buildWorkshopCita(1, { cliente }))
        : buildCitas(),
    ),
    answer(citasTaller.month, ({ query }) => ({
      data: query.get('mes') === '2026-11' ? buildTimes() : buildTimes({ mes: query.get('mes')!, dias: [] }),
    })),
    answer(citasTaller.day, ({ query }) => ({ data: buildStarts(query.get('fecha')!) })),
    answer(citasTaller.create, ({ body }) => (sent.push(body), { data: buildWorkshopCita(9) })),
    answer(citas.get, { data: buildWorkshopCita(9) }),
    answer(disponibilidad.agenda, ({ query }) => ({
      data: buildAgenda(query.get('desde')!, query.get('hasta')!, [buildWorkshopCita(9)]),
    })),
  );
  return { sent, ...renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]) };
}
type User = ReturnType<typeof show>['user'];
// Roles of every element of the page are dear: what has words of its own is found by them.
const button = (name: string | RegExp) => screen.findByText(name, { selector: 'button' });
const fill = async (user: User, name: string | RegExp, text: string) => {
  const field = screen.getByLabelText(name);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const chooseService = async (user: User) => {
  await user.selectOptions(await screen.findByLabelText(/^Servicio/, { selector: 'select' }), servicio._id);
  await fill(user, /^Qué hay que hacer/, BODY);
};
const chooseFirstTime = async (user: User) =>
  user.click(await button('Lo más pronto: martes, 24 de noviembre, 9:00 a. m.'));
const book = async (user: User) => user.click(await button('Agendar cita'));

beforeEach(() => stopClock('2026-11-22T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('a workshop books', () => {
  it('for a client whom it searches, with the vehicle that came before, and sees the appointment on its day', async () => {
    const { user, sent, address } = show();
    await screen.findByLabelText('Busca a tu cliente');
    await fill(user, 'Busca a tu cliente', 'ana');
    await user.click(await screen.findByText('Ana Pérez'));
    await user.click(await screen.findByLabelText(/Toyota Corolla 2012/, { selector: 'input' }));
    await chooseService(user);
    await chooseFirstTime(user);
    expect(
      screen.getByText('Martes, 24 de noviembre, 9:00 a. m., Cambio de pastillas 1, Ana Pérez'),
    ).toBeInTheDocument();
    await book(user);
    expect(await screen.findByRole('dialog', { name: 'Cliente 9' })).toBeInTheDocument();
    expect(address()).toBe(`/taller/citas?fecha=2026-11-24&cita=${buildWorkshopCita(9)._id}`);
    expect(sent).toEqual([
      {
        clienteId: ANA._id,
        servicioId: servicio._id,
        fecha: '2026-11-24',
        hora: '09:00',
        vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD', tipo: 'sedan', color: null },
        descripcionProblema: BODY,
      },
    ]);
  });

  it('for the client and the day of the address; a day without times leads to the next one', async () => {
    const { user, sent } = show(`/taller/citas/nueva?clientId=${ANA._id}&fecha=2026-11-23`);
    expect(await screen.findByText('Ana Pérez')).toBeInTheDocument();
    expect(await screen.findByLabelText(/Ford Fiesta 2008/, { selector: 'input' })).toBeChecked();
    await chooseService(user);
    expect(await screen.findByText('Ya no quedan horas libres ese día. Elige otro.')).toBeInTheDocument();
    await user.click(await button('Próximo día libre: martes, 24 de noviembre'));
    await user.click(await screen.findByLabelText('2:00 p. m.'));
    await book(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ hora: '14:00', vehiculo: { placa: 'XY987ZT', color: 'Gris' } });
  });

  it('at any free minute and in the bay of its choice', async () => {
    const { user, sent } = show(`/taller/citas/nueva?clientId=${ANA._id}`);
    await chooseService(user);
    await chooseFirstTime(user);
    await fill(user, 'Hora exacta', '10:20');
    expect(await screen.findByText('No está entre tus horas libres. Lo más cerca:')).toBeInTheDocument();
    await user.click(await button('10:25 a. m.'));
    expect(screen.getByLabelText('Hora exacta')).toHaveValue('10:25');
    await user.selectOptions(await screen.findByLabelText('Puesto', { selector: 'select' }), 'Puesto 3');
    expect(screen.getByText(/^Martes, 24 de noviembre, 10:25 a. m., puesto 3, /)).toBeInTheDocument();
    // The other time has one free bay: there is nothing to choose, and what was chosen is forgotten.
    await fill(user, 'Hora exacta', '09:05');
    await waitFor(() => expect(screen.queryByLabelText('Puesto', { selector: 'select' })).not.toBeInTheDocument());
    await fill(user, 'Hora exacta', '10:25');
    expect(await screen.findByLabelText('Puesto', { selector: 'select' })).toHaveValue('any');
    await user.selectOptions(screen.getByLabelText('Puesto', { selector: 'select' }), 'Puesto 1');
    await book(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ fecha: '2026-11-24', hora: '10:25', puesto: 1 });
  });

  it('for somebody new, by name and telephone', async () => {
    const { user, sent } = show();
    await screen.findByLabelText('Busca a tu cliente');
    await fill(user, 'Busca a tu cliente', 'Pedro Rojas');
    expect(await screen.findByText('No encontramos «Pedro Rojas» entre tus clientes.')).toBeInTheDocument();
    await user.click(await button('Anotar un cliente nuevo'));
    expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveValue('Pedro Rojas');
    await fill(user, /^Teléfono/, '0412 555 0101');
    await fill(user, /^Marca/, 'Toyota');
    await fill(user, /^Modelo/, 'Corolla');
    await fill(user, /^Año/, '2012');
    await fill(user, /^Placa/, 'ab 123 cd');
    await chooseService(user);
    await chooseFirstTime(user);
    await book(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      cliente: { nombre: 'Pedro Rojas', telefono: '+584125550101' },
      vehiculo: { placa: 'AB123CD', anio: 2012 },
    });
    expect(sent[0]).not.toHaveProperty('clienteId');
  });

  it('and hears that a new telephone is a client’s already', async () => {
    const { user } = show();
    await user.click(await button('Anotar un cliente nuevo'));
    await book(user);
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveFocus();
    await fill(user, /^Teléfono/, '04141234567');
    expect(await screen.findByText('Ana Pérez ya es tu cliente con ese teléfono.')).toBeInTheDocument();
    await user.click(await button('Elegir'));
    expect(await button('Cambiar')).toBeInTheDocument();
  });
});

describe('what is wrong', () => {
  it('stands beside its field, and the first of it takes the focus', async () => {
    const { user, sent } = show();
    await book(user);
    expect(await screen.findByText('Elige un cliente, o anota uno nuevo')).toBeInTheDocument();
    expect(screen.getByLabelText('Busca a tu cliente')).toHaveFocus();
    for (const message of ['Todos los campos del vehículo son requeridos', 'Elige un servicio'])
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByText('Por favor, describe el problema en al menos 10 caracteres')).toBeInTheDocument();
    expect(screen.getByText('Elige primero el servicio: su duración decide qué horas están libres.')).toBeVisible();
    await chooseService(user);
    expect(await screen.findByText('Debes seleccionar una fecha para la cita')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('as a time that was taken meanwhile: the times are read again, everything else stays', async () => {
    const { user } = show(`/taller/citas/nueva?clientId=${ANA._id}`);
    expect(await screen.findByLabelText(/Ford Fiesta 2008/, { selector: 'input' })).toBeChecked();
    await chooseService(user);
    await chooseFirstTime(user);
    server.use(
      answer(citasTaller.create, () => errorResponse('HORA_NO_DISPONIBLE')),
      answer(citasTaller.month, {
        data: buildTimes({ dias: [{ fecha: '2026-11-24', horas: ['10:30', '14:00'] }] }),
      }),
    );
    await book(user);
    expect(await screen.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText('9:00 a. m.')).not.toBeInTheDocument());
    expect(screen.getByLabelText('10:30 a. m.')).not.toBeChecked();
    expect(screen.getByLabelText(/^Qué hay que hacer/)).toHaveValue(BODY);
    expect(screen.getByText('Ana Pérez')).toBeInTheDocument();
  });

  it('as a time outside of the hours: it is asked about once, and sent again with the answer', async () => {
    const { user, sent } = show(`/taller/citas/nueva?clientId=${ANA._id}`);
    expect(await screen.findByLabelText(/Ford Fiesta 2008/, { selector: 'input' })).toBeChecked();
    await chooseService(user);
    await chooseFirstTime(user);
    await fill(user, 'Hora exacta', '20:00');
    const bodies: Record<string, unknown>[] = [];
    server.use(
      answer(citasTaller.create, ({ body }) => {
        bodies.push(body as Record<string, unknown>);
        return (body as { confirmaHora?: boolean }).confirmaHora
          ? { data: buildWorkshopCita(1) }
          : errorResponse('HORA_FUERA_DE_LO_NORMAL');
      }),
    );
    await book(user);
    await user.click(await button('Elegir otra hora'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await book(user);
    await user.click(await button('Sí, anotarla'));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies.map(({ confirmaHora, hora }) => [hora, confirmaHora])).toEqual([
      ['20:00', undefined],
      ['20:00', undefined],
      ['20:00', true],
    ]);
    expect(sent).toEqual([]);
  });

  it('as a client of the address who is none of the workshop’s', async () => {
    show(`/taller/citas/nueva?clientId=${'f'.repeat(24)}`);
    expect(await screen.findByText('No encontramos a ese cliente entre los tuyos.')).toBeInTheDocument();
    expect(within(await screen.findByRole('list', { name: 'Tus clientes' })).getByText('Ana Pérez')).toBeVisible();
  });

  it('as a service that is too long for any day', async () => {
    const { user } = show();
    server.use(
      answer(citasTaller.month, { data: buildTimes({ dias: [], aviso: 'Este servicio no se puede agendar.' }) }),
    );
    await chooseService(user);
    expect(await screen.findByText('La duración de este servicio no cabe en ninguno de tus días.')).toBeInTheDocument();
  });
});

describe('before there is a form', () => {
  it('a workshop without services is led to them', async () => {
    show();
    server.use(answer(services.mine, { data: [], meta: metaServicios(0) }));
    expect(await screen.findByRole('link', { name: 'Agregar un servicio' })).toHaveAttribute(
      'href',
      '/taller/servicio',
    );
  });

  it('what cannot be read can be asked for again', async () => {
    const { user } = show();
    server.use(unreachable(services.mine));
    const retry = await button('Intentar nuevamente');
    server.use(answer(services.mine, { data: [servicio], meta: metaServicios(1) }));
    await user.click(retry);
    expect(await screen.findByLabelText('Busca a tu cliente')).toBeInTheDocument();
  });
});
