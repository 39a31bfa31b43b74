import { configure, screen, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { workshopRoutes } from '@/app/routes-workshop';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { buildAgenda, buildCitas, buildWorkshopCita } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = (path: string) => {
  enter('workshop');
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const has = (...all: Cita[]) =>
  server.use(
    answer(disponibilidad.agenda, ({ query }) => ({
      data: buildAgenda(query.get('desde')!, query.get('hasta')!, all),
    })),
    answer(citas.list, buildCitas(...all)),
    answer(citas.get, ({ params }) => ({ data: all.find(({ _id }) => _id === params.id)! })),
  );
/** At 9 an hour of work, in bay 1; it is 10:10. */
const car = buildWorkshopCita(1, { hora: '09:00', estado: 'en_proceso', fechaInicio: '2026-11-24T13:00:00.000Z' });
const next = buildWorkshopCita(2, { hora: '10:30' });
const later = buildWorkshopCita(3, { hora: '14:00', estado: 'pendiente' });
const ofTheOtherBay = buildWorkshopCita(4, { hora: '10:15', puesto: 2 });

beforeEach(() => stopClock('2026-11-24T14:10:00Z'));
afterEach(() => jest.useRealTimers());
const late = async () => within(await screen.findByRole('list', { name: 'Vehículos que siguen en su puesto' }));

it('a car that should have left is late in the agenda, which says what collides and moves it to a bay that is free', async () => {
  has(car, next, later);
  const sent: unknown[] = [];
  server.use(answer(citas.reschedule, ({ body }) => (sent.push(body), { data: next })));
  const { user } = open('/taller/citas');
  const cars = await late();
  expect(cars.getByText(/puesto 1\. Debía salir a las 10:00 a. m\.$/)).toBeInTheDocument();
  expect(cars.getByText('Choca: 10:30 a. m.').parentElement).toHaveTextContent('Cliente 2, Cambio de pastillas');
  expect(cars.getByText(/^Después: 2:00 p. m\., Cliente 3$/)).toBeInTheDocument();
  expect(screen.getAllByText('Atrasada')).toHaveLength(1);
  await user.click(cars.getByRole('button', { name: 'Mover: la cita de Cliente 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover la cita' }));
  expect(dialog.getByLabelText('Puesto')).toHaveValue('2');
  await user.click(dialog.getByRole('button', { name: 'Mover cita' }));
  expect(await screen.findByText('Cita reprogramada correctamente')).toBeInTheDocument();
  expect(sent).toEqual([{ fecha: '2026-11-24', hora: '10:30', puesto: 2, motivo: null }]);
});

it('without another bay at that time it says so, and the car is opened from there', async () => {
  has(car, next, ofTheOtherBay);
  const { user } = open('/taller/citas');
  await user.click((await late()).getByRole('button', { name: 'Mover: la cita de Cliente 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover la cita' }));
  expect(dialog.getByText('A esa hora no queda otro puesto libre: elige otra hora.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Volver' }));
  await user.click((await late()).getByRole('button', { name: 'Cliente 1' }));
  const detail = within(await screen.findByRole('dialog', { name: 'Cliente 1' }));
  expect(detail.getByText(/^Sigue en el puesto 1: debía salir a las 10:00 a. m\. Las citas/)).toBeInTheDocument();
  expect(await detail.findByText('Choca: 10:30 a. m.')).toBeInTheDocument();
});

it('a car of an earlier day stands in the agenda of today and not in that of tomorrow', async () => {
  has(buildWorkshopCita(1, { fecha: '2026-11-20', estado: 'pausada' }));
  const { user } = open('/taller/citas');
  expect((await late()).getByText(/Debía salir el viernes, 20 de noviembre, 11:30 a. m\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
  await screen.findByRole('heading', { name: 'Miércoles, 25 de noviembre' });
  expect(await screen.findByText('Sin citas.')).toBeInTheDocument();
  expect(screen.queryByText('Un vehículo sigue en su puesto')).not.toBeInTheDocument();
});

it('stands apart among the active services: what is late first, then today, then what comes', async () => {
  has(
    car,
    buildWorkshopCita(5, { hora: '10:00', estado: 'en_proceso' }),
    buildWorkshopCita(6, { fecha: '2026-11-26' }),
    buildWorkshopCita(7, { fecha: '2026-11-20' }),
  );
  open('/taller/servicio/activo');
  expect(await screen.findByRole('heading', { name: 'Atrasados (2)' })).toBeInTheDocument();
  const lists = screen.getAllByRole('list', { name: /^Servicios activos: / });
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Servicios activos: Atrasados',
    'Servicios activos: Hoy',
    'Servicios activos: Próximos días',
  ]);
  const [late, now, coming] = lists.map((list) => within(list));
  expect(late!.getAllByRole('listitem')).toHaveLength(2);
  expect(late!.getByText('Atrasada')).toBeInTheDocument();
  expect(now!.getByText('Cliente 5')).toBeInTheDocument();
  expect(now!.queryByText('Atrasada')).not.toBeInTheDocument();
  expect(coming!.getByText('Cliente 6')).toBeInTheDocument();
});
