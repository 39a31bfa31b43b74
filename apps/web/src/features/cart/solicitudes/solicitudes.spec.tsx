import { configure, screen, waitFor, within } from '@testing-library/react';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { solicitudes } from '@tuerca/contracts/cart/solicitudes/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { servicesRoutes } from '@/app/routes-services';
import { enter } from '@/test/people';
import { buildCarrito } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { buildPropuesta, buildSolicitud } from '@/test/solicitudes';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const table = [...purchaseRoutes, ...servicesRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);
const href = `/cliente/solicitudes/${buildSolicitud()._id}`;

beforeEach(() =>
  server.use(
    answer(cart.get, { data: buildCarrito([]) }),
    answer(favorites.list, { data: [] }),
    answer(garaje.list, { data: [] }),
  ),
);

describe('asking', () => {
  const fill = async (user: ReturnType<typeof open>['user']) => {
    const form = await screen.findByRole('form', { name: 'Pedir repuesto' });
    await user.clear(within(form).getByLabelText(/^Repuesto/));
    await user.type(within(form).getByLabelText(/^Repuesto/), 'Bomba de dirección');
    await user.click(within(form).getByLabelText(/^Estado/));
    return form;
  };

  it('takes a client’s words and leads to the request', async () => {
    enter();
    let sent: unknown;
    server.use(
      answer(solicitudes.create, ({ body }) => {
        sent = body;
        return { data: buildSolicitud() };
      }),
      answer(solicitudes.get, { data: buildSolicitud() }),
    );
    localStorage.setItem('tuerca-lugar', JSON.stringify({ estado: 'Zulia', ciudad: 'Maracaibo' }));
    const { user, address } = open('/pedir-repuesto?pieza=Bomba de dirección&marca=Toyota&modelo=Corolla&anio=2012');
    const form = await screen.findByRole('form', { name: 'Pedir repuesto' });
    await user.click(within(form).getByRole('button', { name: 'Pedir a las tiendas' }));
    await waitFor(() => expect(address()).toBe(href));
    expect(sent).toMatchObject({
      pieza: 'Bomba de dirección',
      vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012 },
      estado: 'Zulia',
      ciudad: 'Maracaibo',
      dias: 3,
    });
    expect(await screen.findByText('Todavía no hay propuestas')).toBeInTheDocument();
  });

  it('keeps what a visitor typed until she has signed in', async () => {
    localStorage.setItem('tuerca-lugar', JSON.stringify({ estado: 'Zulia', ciudad: 'Maracaibo' }));
    const first = open('/pedir-repuesto');
    await fill(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Pedir a las tiendas' }));
    await waitFor(() => expect(first.address()).toContain('/iniciar-sesion'));
    first.unmount();
    enter();
    open('/pedir-repuesto');
    const form = await screen.findByRole('form', { name: 'Pedir repuesto' });
    await waitFor(() => expect(within(form).getByLabelText(/^Repuesto/)).toHaveValue('Bomba de dirección'));
  });

  it('refuses a telephone in the note', async () => {
    enter();
    const { user } = open('/pedir-repuesto?pieza=Alternador');
    const form = await screen.findByRole('form', { name: 'Pedir repuesto' });
    await user.type(within(form).getByLabelText(/Más detalles/), 'Llámame al 0414-1234567');
    await user.click(within(form).getByRole('button', { name: 'Pedir a las tiendas' }));
    expect(await within(form).findByText(/No escribas teléfonos ni correos: por tu seguridad/)).toBeInTheDocument();
  });
});

describe('comparing', () => {
  const two = () =>
    buildSolicitud({
      propuestas: [
        buildPropuesta(),
        buildPropuesta({
          _id: 'd'.repeat(24),
          tienda: { ...buildPropuesta().tienda, _id: 'e'.repeat(24), nombreTienda: 'Autopartes Zulia' },
          precio: 45,
          diasEntrega: 0,
        }),
      ],
    });

  it('shows what each costs, orders them, and accepts one', async () => {
    enter();
    server.use(answer(solicitudes.get, { data: two() }));
    const { user } = open(href);
    const cards = async () => (await screen.findAllByRole('article')).map((card) => card.textContent);
    expect((await cards())[0]).toContain('Repuestos Ávila');
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Más rápida');
    expect((await cards())[0]).toContain('Autopartes Zulia');
    const accepted = buildSolicitud({
      estado: 'aceptada',
      propuestas: [buildPropuesta({ estado: 'aceptada' }), buildPropuesta({ _id: 'd'.repeat(24), estado: 'cerrada' })],
      apartado: {
        propuestaId: 'b'.repeat(24),
        productoId: 'f'.repeat(24),
        hasta: '2026-11-22T14:00:00.000Z',
        vigente: true,
        disponible: 1,
      },
    });
    server.use(answer(solicitudes.accept, { data: accepted }), answer(solicitudes.get, { data: accepted }));
    await user.click(screen.getByRole('button', { name: 'Aceptar la propuesta de Repuestos Ávila' }));
    expect(await screen.findByText(/Apartado para ti hasta el/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Aceptar la propuesta/ })).not.toBeInTheDocument();
  });

  it('says so when the store was first', async () => {
    enter();
    server.use(answer(solicitudes.get, { data: two() }), fail(solicitudes.accept, 'PROPUESTA_RETIRADA'));
    const { user } = open(href);
    await user.click(await screen.findByRole('button', { name: 'Aceptar la propuesta de Repuestos Ávila' }));
    expect(await screen.findByText('La tienda retiró esta propuesta. Elige otra.')).toBeInTheDocument();
  });
});

describe('my requests', () => {
  const meta = { page: 1, limit: 10, total: 0, totalPages: 1, cuentas: { abiertas: 0, cerradas: 0 } };
  it.each([
    ['', 'No tienes solicitudes abiertas'],
    ['?grupo=cerradas', 'Aún no se ha cerrado ninguna'],
  ])('of %s say when there are none', async (query, title) => {
    enter();
    server.use(answer(solicitudes.list, { data: [], meta }));
    open(`/cliente/solicitudes${query}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('say what came and from which price', async () => {
    enter();
    const one = buildSolicitud({ propuestas: [buildPropuesta()] });
    server.use(
      answer(solicitudes.list, { data: [one], meta: { ...meta, total: 1, cuentas: { abiertas: 1, cerradas: 0 } } }),
    );
    open('/cliente/solicitudes');
    expect(await screen.findByText(/^1 propuesta desde/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bomba de dirección' })).toHaveAttribute('href', href);
  });
});
