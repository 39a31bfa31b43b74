import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { clientDashboard } from '@tuerca/contracts/cart/client-dashboard/endpoints';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import { type GrupoPago, GRUPOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { announceReady } from '@/lib/page-ready';
import { signOut } from '@/lib/session';
import { buildPedido } from '@/test/orders';
import { enter, enterAs } from '@/test/people';
import { buildCarrito } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { buildAgenda, buildCitas, buildWorkshopCita } from '@/test/workshop-citas';
import { askEarly } from './ask-early';
import { loadLazy } from './load-lazy';
import { wholeTable } from './router';

let routes: RouteObject[];
beforeAll(async () => {
  routes = await wholeTable();
});

const NONE = Object.fromEntries(GRUPOS_PAGO.map((grupo) => [grupo, 0])) as Record<GrupoPago, number>;

/** Addresses of the calls that reached the API. */
let sent: string[];
const note = ({ request }: { request: Request }) => sent.push(request.url.replace(/^https?:\/\/[^/]+/, ''));
const pathOf = (address: string) => address.split('?')[0];

/** A visit up to the moment at which the page is woken; answers what had been asked for by then. */
async function visit(address: string): Promise<string[]> {
  const { pathname, search } = new URL(address, location.origin);
  askEarly(await loadLazy(routes, pathname), { pathname, search });
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  return [...sent];
}

beforeEach(() => {
  sent = [];
  server.events.on('request:start', note);
  const rows = { data: [buildPedido()], meta: { page: 1, limit: 10, total: 1, totalPages: 1 } };
  server.use(
    answer(orders.list, rows),
    answer(orders.summary, { data: { pendientes: 1, porPreparar: 3, porEnviar: 2, enviados: 0 } }),
    answer(citas.list, buildCitas(buildWorkshopCita(1))),
    answer(disponibilidad.agenda, ({ query }) => ({
      data: buildAgenda(query.get('desde')!, query.get('hasta')!, [buildWorkshopCita(1)]),
    })),
    answer(cart.get, { data: buildCarrito() }),
    answer(paymentsAdmin.queue, {
      data: [],
      meta: { page: 2, limit: 20, total: 0, totalPages: 1, conteos: NONE, porDevolver: 0 },
    }),
    fail(clientDashboard.statistics, 'NO_DISPONIBLE'),
    fail(storeDashboard.stats, 'NO_DISPONIBLE'),
    fail(citasTaller.statistics, 'NO_DISPONIBLE'),
    fail(admin.firstSteps, 'NO_DISPONIBLE'),
    fail(admin.statistics, 'NO_DISPONIBLE'),
    fail(admin.pending, 'NO_DISPONIBLE'),
    // The frame around the page.
    answer(favorites.list, { data: [] }),
    answer(garaje.list, { data: [] }),
    fail(system.public, 'NO_DISPONIBLE'),
    fail(devoluciones.list, 'NO_DISPONIBLE'),
  );
});
afterEach(async () => {
  announceReady();
  server.events.removeListener('request:start', note);
  await new Promise((done) => setTimeout(done));
});

describe('what a page behind the sign-in shows first', () => {
  it.each<[Role, string, string, number]>([
    ['client', '/carrito', 'Carrito de compra', 1],
    ['client', '/cliente/ordenes?estado=enviado&page=2', 'Mis Compras', 1],
    ['client', '/cliente/servicio/mecanico?q=frenos', 'Mis citas', 1],
    ['store', '/tienda/ordenes?estado=por_preparar', 'Pedidos', 2],
    ['workshop', '/taller/citas', 'Citas', 2],
    ['admin', '/admin/pagos?grupo=verificado&page=2', 'Pagos', 1],
  ])('is asked for by a %s at %s before it is drawn, and not once more', async (role, address, title, count) => {
    enter(role);
    await visit(address);
    await waitFor(() => expect(sent).toHaveLength(count));
    const early = [...sent];
    const { queryClient } = renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const paths = early.map(pathOf);
    expect(sent.filter((one) => paths.includes(pathOf(one)))).toEqual(early);
  });

  it.each<[Role, string, string[]]>([
    ['client', '/cliente', [clientDashboard.statistics.path]],
    ['store', '/tienda', [storeDashboard.stats.path]],
    ['workshop', '/taller', [citasTaller.statistics.path, disponibilidad.agenda.path, citas.list.path]],
    ['admin', '/admin', [admin.firstSteps.path, admin.statistics.path]],
  ])('is asked for by a %s whose panel opens', async (role, address, paths) => {
    enter(role);
    await visit(address);
    const asked = paths.map((path) => expect.stringMatching(`^${path.replaceAll(/:\w+/g, '\\w+')}(\\?|$)`));
    await waitFor(() => expect(sent).toEqual(asked));
  });

  it('is asked for anew when the answer was a refusal', async () => {
    enter('client');
    server.use(answer(orders.list, () => errorResponse('NO_DISPONIBLE')));
    await visit('/cliente/ordenes');
    server.use(answer(orders.list, { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } }));
    renderApp('/cliente/ordenes');
    expect(await screen.findByText('Aún no has comprado')).toBeInTheDocument();
    expect(sent.filter((one) => pathOf(one) === orders.list.path)).toHaveLength(2);
  });

  it('is not asked for by who may not see it', async () => {
    const matches = await loadLazy(routes, '/tienda/ordenes');
    const at = { pathname: '/tienda/ordenes', search: '' };
    signOut();
    askEarly(matches, at);
    enter('client');
    askEarly(matches, at);
    enterAs('almacenista');
    const prices = '/tienda/lista/productos/precios';
    askEarly(await loadLazy(routes, prices), { pathname: prices, search: '' });
    await new Promise((done) => setTimeout(done, 50));
    expect(sent).toEqual([]);
  });
});
