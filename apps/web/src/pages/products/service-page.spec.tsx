import { act, screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { buildTimes } from '@/test/citas';
import { fakeGaraje } from '@/test/garaje';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildServicio, buildTaller } from '@/test/services';
import { ServicePage } from './service-page';

const base = buildServicio(1, { imagenes: ['/media/a-640.webp', '/media/b-640.webp'] });
const routes = [
  { path: '/servicios/mecanicos/:id', element: <ServicePage /> },
  { path: '*', element: <h1>Otra página</h1> },
];
const place = `/servicios/mecanicos/${base._id}`;
const show = (servicio: Servicio = base) => {
  server.use(
    answer(services.get, { data: servicio }),
    answer(services.popular, { data: [servicio, buildServicio(2, { nombre: 'Alineación' })] }),
    answer(profiles.workshop, {
      data: {
        workshop: buildTaller(),
        services: [],
        reviews: [],
        meta: { page: 1, limit: 1, total: 0, totalPages: 0 },
      },
    }),
  );
  return renderApp(place, routes);
};

describe('the page of a service', () => {
  it('shows what it is, what it costs, how long it takes, and who does it', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: base.nombre })).toBeInTheDocument();
    for (const text of [
      'Sistema de Frenos',
      'Precio fijo',
      'Bs. 2.000,00',
      'Ref. $ 20,00',
      '1 h 30 min',
      'Sedán, SUV, Pickup, Camioneta, Motocicleta',
      base.descripcion,
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: `${base.nombre}, imagen 1 de 2` })).toBeInTheDocument();
    const taller = within(screen.getByRole('region', { name: 'Taller' }));
    expect(taller.getByText('Caracas, Distrito Capital')).toBeInTheDocument();
    expect(taller.getByRole('link', { name: 'Ver taller' })).toHaveAttribute('href', `/talleres/${base.taller._id}`);
    expect(await taller.findByRole('link', { name: 'Llamar al 0212-1234567' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${base.nombre}, Frenos del Ávila · Tuerca`));
  });

  it('strikes the price through beside what the offer of today leaves of it', async () => {
    const oferta = { _id: base._id, nombre: 'Semana del freno', porcentaje: 25 };
    show({ ...base, precioFinal: 15, precioFinalBs: 1500, oferta });
    expect(await screen.findByText('Bs. 1.500,00')).toBeInTheDocument();
    expect(screen.getByLabelText('Precio anterior Bs. 2.000,00')).toBeInTheDocument();
    for (const text of ['Ref. $ 15,00', '25% OFF', 'Semana del freno'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows other services of the workshop, not this one again', async () => {
    show();
    const others = within(await screen.findByRole('region', { name: 'Otros servicios de Frenos del Ávila' }));
    expect(others.getByRole('link', { name: 'Alineación' })).toBeInTheDocument();
    expect(others.queryByRole('link', { name: base.nombre })).not.toBeInTheDocument();
  });

  it('leads on to another service, and back', async () => {
    const other = buildServicio(2, { nombre: 'Alineación' });
    const { user, router } = show();
    server.use(answer(services.get, ({ params }) => ({ data: params.id === other._id ? other : base })));
    const others = within(await screen.findByRole('region', { name: 'Otros servicios de Frenos del Ávila' }));
    await user.click(others.getByRole('link', { name: 'Alineación' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Alineación' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: base.nombre })).toBeInTheDocument();
  });

  it('stands without its extras', async () => {
    const { unmount } = show();
    unmount();
    server.use(
      answer(services.get, { data: base }),
      fail(services.popular, 'ERROR_INTERNO'),
      fail(profiles.workshop, 'TALLER_NO_ENCONTRADO'),
    );
    renderApp(place, routes);
    expect(await screen.findByRole('link', { name: 'Ver taller' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Otros servicios/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([null, 'client' as const])('opens the booking for %s', async (role) => {
    if (role) enter(role);
    const view = show();
    server.use(answer(disponibilidad.month, { data: buildTimes() }), ...fakeGaraje().handlers);
    await view.user.click(await screen.findByRole('link', { name: 'Agendar cita' }));
    expect(view.address()).toBe(`${place}?tab=cita`);
    expect(await screen.findByRole('button', { name: 'Confirmar Cita' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: base.nombre })).toBeInTheDocument();
  });

  it.each(['store' as const, 'workshop' as const])('tells a %s why it cannot book', async (role) => {
    enter(role);
    const view = show();
    await view.user.click(await screen.findByRole('link', { name: 'Agendar cita' }));
    expect(await screen.findByText('Solo los clientes pueden agendar citas de servicio')).toBeInTheDocument();
    expect(view.address()).toBe(place);
  });

  it('books nothing that is not offered now', async () => {
    show({ ...base, disponible: false });
    expect(await screen.findByRole('button', { name: 'No disponible por ahora' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Agendar cita' })).not.toBeInTheDocument();
  });

  it('says when there is no such service, and offers a retry when it cannot be read', async () => {
    server.use(fail(services.get, 'SERVICIO_NO_ENCONTRADO'));
    const { unmount } = renderApp(place, routes);
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este servicio' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('href', '/servicios/mecanicos');
    unmount();
    server.use(fail(services.get, 'ERROR_INTERNO'));
    renderApp(place, routes);
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Ver los servicios' })).toHaveLength(2);
  });

  it('says that there is no connection where no answer comes', async () => {
    server.use(unreachable(services.get));
    renderApp(place, routes);
    expect(await screen.findByText(REQUEST_MESSAGES.offline)).toBeInTheDocument();
    expect(screen.queryByText('Cargando…')).not.toBeInTheDocument();
  });
});
