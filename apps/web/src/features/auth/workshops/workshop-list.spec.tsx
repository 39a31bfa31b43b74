import { screen, waitFor, within } from '@testing-library/react';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import { stopClock } from '@/test/clock';
import { buildTaller, metaNegocios } from '@/test/negocios';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { WorkshopList } from './workshop-list';

let asked: URLSearchParams[] = [];
const last = () => Object.fromEntries(asked.at(-1)!);
const show = (path = '/talleres', data: Taller[] = [buildTaller(1)], total = 7) => {
  asked = [];
  server.use(
    answer(
      workshops.list,
      ({ query }) => (asked.push(query), { data, meta: metaNegocios(total, Number(query.get('page'))) }),
    ),
  );
  return renderElement(<WorkshopList />, path);
};
const filters = () => screen.getByRole('complementary', { name: 'Filtros' });

describe('the list of workshops', () => {
  afterEach(() => jest.useRealTimers());

  it('draws each with its state, first three specialties, next open day and rating with one decimal', async () => {
    // A Sunday.
    stopClock('2026-11-22T15:00:00Z');
    show('/talleres', [buildTaller(1, { verificado: true })]);
    const one = within((await screen.findByRole('heading', { name: 'Taller 1' })).closest('article')!);
    expect(one.getByText('Valencia, Carabobo')).toBeInTheDocument();
    expect(one.getByText('Cerrado hoy. Abre mañana a las 9:00 a. m.')).toBeInTheDocument();
    expect(one.getByText('4,3')).toBeInTheDocument();
    expect(one.getByText('Electricidad')).toBeInTheDocument();
    expect(one.queryByText('Suspensión')).not.toBeInTheDocument();
    expect(one.getByRole('img', { name: 'Taller verificado' })).toBeInTheDocument();
    expect(one.getByRole('link', { name: 'Ver detalles: Taller 1' })).toHaveAttribute(
      'href',
      `/talleres/${buildTaller(1)._id}`,
    );
  });

  it('narrows by specialty and vehicle type in the address, older names of types included', async () => {
    const { user, address } = show('/talleres?tipoVehiculo=motocicleta&page=2');
    await screen.findByText('Mostrando 1 de 7 talleres');
    expect(last()).toEqual({ tipoVehiculo: 'moto', page: '2', limit: '24' });
    await user.click(within(filters()).getByRole('radio', { name: 'SUV' }));
    await user.click(within(filters()).getByRole('radio', { name: 'Motor 3' }));
    expect(address()).toBe('/talleres?especialidad=Motor&tipoVehiculo=suv');
    await waitFor(() => expect(last()).toEqual({ especialidad: 'Motor', tipoVehiculo: 'suv', page: '1', limit: '24' }));
    await user.click(screen.getByRole('button', { name: 'Limpiar todo' }));
    expect(address()).toBe('/talleres');
  });

  it('keeps a chosen specialty that nobody has as a choice, and says that nothing was found', async () => {
    show('/talleres?especialidad=Herrería', [], 0);
    expect(await screen.findByText('No encontramos talleres con esos filtros')).toBeInTheDocument();
    expect(within(filters()).getByRole('radio', { name: 'Herrería 0' })).toBeChecked();
  });

  it('opens the filters on a phone, with what they would show', async () => {
    const { user } = show();
    await screen.findByText('Mostrando 1 de 7 talleres');
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await user.click(sheet.getByRole('radio', { name: 'Miranda 2' }));
    expect(await sheet.findByRole('button', { name: 'Ver 7 talleres' })).toBeInTheDocument();
    await waitFor(() => expect(last()).toEqual({ estado: 'Miranda', page: '1', limit: '24' }));
  });

  it('tries again after a failure', async () => {
    server.use(fail(workshops.list, 'ERROR_INTERNO'));
    const { user } = renderElement(<WorkshopList />, '/talleres');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.use(answer(workshops.list, { data: [buildTaller(3)], meta: metaNegocios(1) }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('heading', { name: 'Taller 3' })).toBeInTheDocument();
  });
});
