import { configure, screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { ClienteTaller, EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server, unreachable } from '@/test/server';
import { buildAgenda, buildCitas, buildWorkshopCita } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const statistics: EstadisticasTaller = {
  totales: { ingresos: 9000, completadas: 12, clientes: 5 },
  adicionales: {
    totalCitas: 20,
    citasPendientes: 1,
    citasHoy: 2,
    enProceso: 1,
    canceladas: 0,
    inasistencias: 0,
    ingresosMes: 3000,
    ingresosMesAnterior: 2000,
    porcentaje: 50,
  },
  estado: 'pendiente',
  meses: ['06', '07', '08', '09', '10', '11'].map((mes, i) => ({
    mes: `2026-${mes}`,
    citas: i,
    completadas: i,
    canceladas: 0,
    ingresos: i * 1000,
  })),
  serviciosPopulares: [{ _id: 'd'.repeat(24), nombre: 'Cambio de aceite', citas: 7, ingresos: 5000 }],
  clientesFrecuentes: [],
};
const cliente: ClienteTaller = {
  _id: 'e'.repeat(24),
  nombre: 'Ana Pérez',
  email: 'ana@demo.tuerca.ve',
  telefono: null,
  fotoPerfil: null,
  fechaRegistro: '2026-03-01T15:00:00.000Z',
  createdAt: '2026-03-01T15:00:00.000Z',
  totalVisitas: 3,
  ultimaVisita: '2026-11-02T15:00:00.000Z',
  proximaCita: null,
  gastoTotal: 9000,
  inasistencias: 1,
  vehiculos: ['Toyota Corolla 2012'],
};
const open = (path: string) => {
  enter('workshop');
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('the first screen of a workshop', () => {
  beforeEach(() =>
    server.use(
      answer(disponibilidad.agenda, { data: buildAgenda('2026-11-24', '2026-11-24', [buildWorkshopCita(1)]) }),
      answer(citas.list, ({ query }) => {
        expect(query.get('limit')).toBe('5');
        return buildCitas(buildWorkshopCita(2, { estado: 'pendiente' }));
      }),
    ),
  );

  it('tells today, what waits, and the months', async () => {
    server.use(answer(citasTaller.statistics, { data: statistics }));
    open('/taller');
    const today = within(await screen.findByRole('region', { name: 'Hoy' }));
    expect(await today.findByRole('button', { name: /Cliente 1/ })).toBeInTheDocument();
    const pending = within(screen.getByRole('region', { name: 'Por confirmar' }));
    expect(await pending.findByRole('button', { name: 'Confirmar: la cita de Cliente 2' })).toBeInTheDocument();
    const figures = screen.getByRole('region', { name: 'Tu taller en cifras' });
    expect(figures).toHaveTextContent(/Por confirmar1Pendiente: esperan tu respuesta/);
    expect(figures).toHaveTextContent(/Ingresos del mesBs\. 3\.000,0050 % más que en octubre/);
    const chart = screen.getByRole('table', { name: 'Ingresos por mes' });
    expect(within(chart).getAllByRole('row')).toHaveLength(7);
    expect(
      within(screen.getByRole('list', { name: 'Servicios más pedidos' })).getByText('7 citas'),
    ).toBeInTheDocument();
    expect(screen.getByText('Aquí verás quién vuelve más.')).toBeInTheDocument();
  });

  it('stands without its figures, which can be asked for again', async () => {
    server.use(unreachable(citasTaller.statistics));
    const { user } = open('/taller');
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    expect(await screen.findByRole('button', { name: /Cliente 1/ })).toBeInTheDocument();
    server.use(answer(citasTaller.statistics, { data: statistics }));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Tu taller en cifras' })).toBeInTheDocument();
  });
});

describe('the clients of a workshop', () => {
  const page = (data: ClienteTaller[]) => ({ data, meta: { page: 1, limit: 10, total: data.length, totalPages: 1 } });

  it('are searched and ordered, and lead to a new appointment', async () => {
    const asked: string[] = [];
    server.use(
      answer(citasTaller.customers, ({ query }) => {
        asked.push(query.toString());
        return page(query.get('search') ? [] : [cliente]);
      }),
    );
    const { user, address } = open('/taller/cliente');
    expect(await screen.findByRole('link', { name: 'Nueva cita para Ana Pérez' })).toHaveAttribute(
      'href',
      `/taller/citas/nueva?clientId=${cliente._id}`,
    );
    expect(screen.getByText('1 inasistencia')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Orden'), 'Más gasto');
    await waitFor(() => expect(asked.at(-1)).toBe('sort=spend-high&page=1'));
    await user.type(screen.getByLabelText('Buscar'), 'nadie{Enter}');
    expect(await screen.findByText('No encontramos clientes con ese texto')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address()).toBe('/taller/cliente?orden=spend-high'));
  });

  it('say when there is none, and offer a retry', async () => {
    server.use(unreachable(citasTaller.customers));
    const { user } = open('/taller/cliente');
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(citasTaller.customers, page([])));
    await user.click(retry);
    expect(await screen.findByText('Aún no tienes clientes')).toBeInTheDocument();
  });
});
