import { screen, waitFor, within } from '@testing-library/react';
import { StoreDelivery } from '@tuerca/contracts/auth/stores/delivery';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { instalaciones } from '@tuerca/contracts/cart/instalaciones/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { chooseInstallation } from '@/entities/cart/instalaciones/installation-choice';
import { COROLLA, fakeGaraje } from '@/test/garaje';
import { buildInstalaciones, buildTallerInstalacion } from '@/test/instalaciones';
import { enter } from '@/test/people';
import { buildCarrito, buildCotizacion, buildOptions, idOf, TIENDA_A, TIENDA_B } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { publicConfig } from '@/test/system';

const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path = '/carrito') => renderApp(path, table);
type User = ReturnType<typeof open>['user'];
const section = () => screen.findByRole('region', { name: 'Instálalo en un taller' });
const start = (placa: string | null = 'AB123CD') => {
  enter();
  server.use(
    answer(cart.get, { data: buildCarrito() }),
    answer(checkout.options, { data: buildOptions() }),
    answer(system.public, { data: publicConfig() }),
    answer(instalaciones.offers, { data: buildInstalaciones() }),
    ...fakeGaraje([{ ...COROLLA, placa }], 0).handlers,
  );
};
const expand = async (user: User) =>
  user.click(within(await section()).getByRole('button', { name: 'Ver talleres y horas' }));
/** The second day's only hour. */
const choose = async (user: User) => {
  const offer = await screen.findByRole('listitem', { name: 'Frenos del Ávila' });
  await user.click(within(offer).getByRole('button', { name: 'Miércoles, 25 de noviembre' }));
  await user.click(within(offer).getByRole('radio', { name: '2:00 p. m.' }));
  await user.click(within(offer).getByRole('button', { name: 'Agregar instalación' }));
};
afterEach(() => chooseInstallation(null));

describe('the installation of what is in the cart', () => {
  it('is none until somebody asks, and then one hour at one workshop, paid there', async () => {
    start();
    const { user } = open();
    expect(within(await section()).getByText('Sin instalación')).toBeInTheDocument();
    await expand(user);
    const offer = await screen.findByRole('listitem', { name: 'Frenos del Ávila' });
    expect(within(offer).getByText('En tu ciudad')).toBeInTheDocument();
    expect(within(offer).getByText('Bs. 6.127,50')).toBeInTheDocument();
    expect(within(offer).getByRole('button', { name: 'Agregar instalación' })).toBeDisabled();
    await choose(user);
    const chosen = await section();
    expect(within(chosen).getByText(/Miércoles, 25 de noviembre/)).toBeInTheDocument();
    expect(within(chosen).getByText(/No está incluida en el total/)).toBeInTheDocument();
    expect(within(chosen).getByText('Toyota Corolla 2012, placa AB123CD')).toBeInTheDocument();
    await user.click(within(chosen).getByRole('button', { name: 'Quitar instalación' }));
    expect(within(await section()).getByText('Sin instalación')).toBeInTheDocument();
  });

  it('asks for the plate that the garage lacks', async () => {
    start(null);
    const { user } = open();
    await expand(user);
    await choose(user);
    expect((await screen.findAllByText('Todos los campos del vehículo son requeridos')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('textbox', { name: /Placa/ }));
    await user.paste('ab 123 cd');
    await user.click(screen.getByRole('button', { name: 'Agregar instalación' }));
    expect(await screen.findByText('Toyota Corolla 2012, placa AB123CD')).toBeInTheDocument();
  });

  it('says when nothing needs mounting, when nobody is near, and when it could not be read', async () => {
    start();
    server.use(fail(instalaciones.offers, 'ERROR_INTERNO'));
    const { user } = open();
    await expand(user);
    server.use(answer(instalaciones.offers, { data: buildInstalaciones({ talleres: [] }) }));
    await user.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('No encontramos talleres cerca que instalen estos repuestos')).toBeInTheDocument();
    server.use(answer(instalaciones.offers, { data: buildInstalaciones({ talleres: [], repuestos: [] }) }));
    await user.click(screen.getByRole('combobox', { name: 'Talleres cerca de' }));
    await user.click(await screen.findByRole('option', { name: 'Lara' }));
    expect(await screen.findByText('Lo que llevas no necesita instalación en un taller.')).toBeInTheDocument();
  });

  it('tells which work is not said to be this one, and leaves the choice among a workshop’s services', async () => {
    start();
    const [servicio] = buildTallerInstalacion().servicios;
    const other = { ...servicio!, servicioId: idOf('9'), nombre: 'Revisión de frenos', exacto: false };
    const talleres = [buildTallerInstalacion({ servicios: [servicio!, other], cercania: 'cerca', ciudad: 'Chacao' })];
    server.use(answer(instalaciones.offers, { data: buildInstalaciones({ talleres }) }));
    const { user } = open();
    await expand(user);
    expect(await screen.findByText('Cerca: Chacao, Distrito Capital')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Servicio' }));
    await user.click(await screen.findByRole('option', { name: 'Revisión de frenos' }));
    expect(await screen.findByText(/Confirma con ellos que hacen este trabajo/)).toBeInTheDocument();
  });
});

describe('a delivery at the workshop', () => {
  it('is offered with the installation, goes with the quote, and is asked for again without it', async () => {
    start();
    const bodies: unknown[] = [];
    server.use(
      answer(checkout.quote, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? errorResponse('HORA_NO_DISPONIBLE', { message: 'Esa hora ya no está disponible. Elige otra.' })
          : { data: buildCotizacion() };
      }),
    );
    const { user, address } = open('/checkout');
    await expand(user);
    await choose(user);
    const a = await screen.findByRole('region', { name: TIENDA_A.nombreTienda });
    await user.click(within(a).getByRole('radio', { name: /En el taller/ }));
    const b = screen.getByRole('region', { name: TIENDA_B.nombreTienda });
    await user.click(within(b).getByRole('radio', { name: /Retiro/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    expect(await screen.findByText('Esa hora ya no está disponible. Elige otra.')).toBeInTheDocument();
    expect(bodies).toMatchObject([
      {
        entregas: [
          { tiendaId: TIENDA_A._id, tipo: 'taller', tallerId: idOf('7') },
          { tiendaId: TIENDA_B._id, tipo: 'retiro' },
        ],
        instalacion: { servicioId: idOf('8'), fecha: '2026-11-25', hora: '14:00', vehiculo: { placa: 'AB123CD' } },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Quitar instalación' }));
    expect(within(a).queryByRole('radio', { name: /En el taller/ })).not.toBeInTheDocument();
    await user.click(within(a).getByRole('radio', { name: /Retiro/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(address()).toBe('/checkout/pago'));
    expect(bodies[1]).toMatchObject({ instalacion: null, entregas: [{ tipo: 'retiro' }, { tipo: 'retiro' }] });
  });

  it('is added up by a way to its door, not by the office that the store sends to first', async () => {
    start();
    const dias = { desde: 1, hasta: 3 };
    const entrega = StoreDelivery.parse({
      tarifa: 'propia',
      servicios: [
        { courier: 'mrw', destino: 'oficina', costoUSD: null, dias },
        { courier: 'zoom', destino: 'puerta', costoUSD: 4, dias },
      ],
    });
    server.use(answer(checkout.options, { data: [{ ...buildOptions()[0]!, entrega }] }));
    const { user } = open('/checkout');
    await expand(user);
    await choose(user);
    const a = await screen.findByRole('region', { name: TIENDA_A.nombreTienda });
    await user.click(within(a).getByRole('radio', { name: /En el taller.*Bs\.\s980,40/ }));
    const total = within(screen.getByRole('region', { name: 'Total con envío' }));
    expect(total.getByText('Bs. 980,40')).toBeInTheDocument();
  });
});
