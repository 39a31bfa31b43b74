import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { stopClock } from '@/test/clock';
import { watchDownloads } from '@/test/downloads';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildCitas, buildWorkshopCita } from '@/test/workshop-citas';
import { periodStart } from './history-filters';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const done = buildWorkshopCita(1, {
  estado: 'completada',
  fechaFinalizacion: '2026-11-20T16:00:00.000Z',
  precioFinal: 52.5,
  precioFinalBs: 5250,
  diagnostico: 'Pastillas gastadas',
  trabajosRealizados: ['Cambio de pastillas'],
  comentario: 'Muy buen trabajo',
  calificacion: { puntuacion: 4, comentario: 'Muy buen trabajo', fecha: '2026-11-21T16:00:00.000Z' },
});
const bare = buildWorkshopCita(2, {
  estado: 'completada',
  fechaFinalizacion: '2026-11-19T16:00:00.000Z',
  vehiculo: { ...buildWorkshopCita().vehiculo, placa: '' },
});
const open = (path = '/taller/servicio/historico') => {
  enter('workshop');
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
afterEach(() => jest.useRealTimers());

it('a period counts 7 days, a month or a year back, to a day that exists', () => {
  expect(periodStart('lastWeek', '2026-11-24')).toBe('2026-11-17');
  expect(periodStart('lastMonth', '2026-03-31')).toBe('2026-02-28');
  expect(periodStart('lastYear', '2028-02-29')).toBe('2027-02-28');
  expect(periodStart('all', '2026-11-24')).toBeUndefined();
});

describe('completed services', () => {
  it('say what they are, and unfold what was done', async () => {
    server.use(answer(citas.list, buildCitas(done, bare)));
    const { user } = open();
    const table = within(await screen.findByRole('table', { name: 'Servicios completados' }));
    const [first, second] = table.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Bs. 5.250,00');
    expect(first).toHaveTextContent('4 estrellas');
    expect(first).toHaveTextContent('20/11/2026');
    expect(second).toHaveTextContent('Sin placa');
    expect(second).toHaveTextContent('Sin calificar');
    expect(screen.queryByText('Pastillas gastadas')).not.toBeInTheDocument();
    const unfold = table.getByRole('button', { name: 'Ver detalle de Cambio de pastillas, Cliente 1' });
    await user.click(unfold);
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Pastillas gastadas')).toBeInTheDocument();
    expect(screen.getByText('Muy buen trabajo')).toBeInTheDocument();
    await user.click(table.getByText('Cliente 1'));
    expect(screen.queryByText('Pastillas gastadas')).not.toBeInTheDocument();
  });

  it('are searched with the button, by period, order and rows per page', async () => {
    const asked: string[] = [];
    server.use(
      answer(citas.list, ({ query }) => {
        asked.push(query.toString());
        return query.get('search') ? buildCitas() : buildCitas(done);
      }),
    );
    const { user, address } = open();
    await screen.findByText('Cliente 1');
    expect(asked).toEqual(['sort=-fechaFinalizacion&limit=10&page=1&estado=completado']);
    await user.selectOptions(screen.getByLabelText('Período'), 'Última semana');
    await user.selectOptions(screen.getByLabelText('Filas por página'), '25');
    await user.selectOptions(screen.getByLabelText('Orden'), 'Más antiguos');
    await waitFor(() =>
      expect(address()).toBe('/taller/servicio/historico?periodo=lastWeek&orden=fechaFinalizacion&filas=25'),
    );
    await user.type(screen.getByLabelText('Buscar'), 'nada');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('No hay servicios completados')).toBeInTheDocument();
    const last = new URLSearchParams(asked.at(-1));
    expect(Object.fromEntries(last)).toEqual({
      search: 'nada',
      sort: 'fechaFinalizacion',
      limit: '25',
      page: '1',
      estado: 'completado',
      fechaDesde: '2026-11-17',
    });
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address()).toBe('/taller/servicio/historico?orden=fechaFinalizacion&filas=25'));
  });

  it('offer a retry, and say when there is none', async () => {
    server.use(unreachable(citas.list));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(citas.list, buildCitas()));
    await user.click(retry);
    expect(await screen.findByText('No hay servicios completados')).toBeInTheDocument();
  });

  it('have a comprobante, saved under their id', async () => {
    server.use(answer(citas.list, buildCitas(done)), fail(citas.invoice, 'ERROR_INTERNO'));
    const downloads = watchDownloads();
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Descargar la factura de Cliente 1' });
    await user.click(button);
    expect(await screen.findByText(/^Algo falló de nuestro lado/)).toBeInTheDocument();
    server.use(
      answer(citas.invoice, () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
    );
    await user.click(button);
    expect(await screen.findByText('Factura descargada correctamente')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual([`factura-servicio-${done._id}.pdf`]);
  });
});
