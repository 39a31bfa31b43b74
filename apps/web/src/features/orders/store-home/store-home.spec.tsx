import { configure, screen, waitFor, within } from '@testing-library/react';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { storeRoutes } from '@/app/routes-store';
import { NO_COUNTS } from '@/test/devoluciones';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const FAILURE = 'Error al cargar datos del panel de control';

const figures = (over: Partial<EstadisticasTienda> = {}): EstadisticasTienda => ({
  pedidos: { total: 12, porcentaje: 50 },
  ingresos: { total: 3000.5, porcentaje: -25 },
  productos: { total: 52, porcentaje: 4 },
  clientes: { total: 11, porcentaje: null },
  pedidosRecientes: [
    {
      _id: 'a'.repeat(24),
      numero: 'TU-20261121-0001',
      fecha: '2026-11-21T14:30:00.000Z',
      estado: 'procesando',
      subestado: 'en_preparacion',
      ...{ estadoPago: 'pagado', metodoPago: 'pago_movil', tipoEntrega: 'delivery' },
      total: 1000.5,
      cliente: 'Ana Pérez',
    },
  ],
  porHacer: { pendientes: 1, porPreparar: 3, porEnviar: 2, enviados: 0 },
  estadoInventario: { saludable: false, mensaje: '1 producto agotado', agotados: 1, bajos: 1 },
  meses: MONTHS.map((mes, i) => ({ mes, pedidos: i, ingresos: i * 1000.5 })),
  ...over,
});

const nothing = figures({
  pedidos: { total: 0, porcentaje: null },
  ingresos: { total: 0, porcentaje: null },
  productos: { total: 0, porcentaje: null },
  clientes: { total: 0, porcentaje: null },
  pedidosRecientes: [],
  porHacer: { pendientes: 0, porPreparar: 0, porEnviar: 0, enviados: 0 },
  estadoInventario: {
    saludable: false,
    mensaje: 'Aún no tienes productos en tu inventario',
    agotados: 0,
    bajos: 0,
  },
  meses: MONTHS.map((mes) => ({ mes, pedidos: 0, ingresos: 0 })),
});

const returnsWaiting = (solicitada: number) =>
  server.use(
    answer(devoluciones.list, {
      data: [],
      meta: { page: 1, limit: 1, total: 0, totalPages: 0, cuentas: { ...NO_COUNTS, solicitada } },
    }),
  );
const open = () => renderApp('/tienda', [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
const toDo = () => screen.findByRole('list', { name: 'Para hacer hoy' });
const quick = () => within(screen.getByRole('navigation', { name: 'Accesos rápidos' }));

beforeEach(() => {
  enter('store');
  returnsWaiting(0);
});

it('puts what waits first, each line a way to it', async () => {
  returnsWaiting(2);
  server.use(answer(storeDashboard.stats, { data: figures() }));
  open();
  const list = within(await toDo());
  expect(await list.findByRole('link', { name: /^Devoluciones que esperan por ti/ })).toHaveTextContent(/2$/);
  const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/tienda/ordenes?estado=por_preparar',
    '/tienda/ordenes?estado=por_enviar',
    '/tienda/ordenes?estado=pendiente',
    '/tienda/devoluciones',
    '/tienda/gestion/inventario?grupo=agotados',
  ]);
  const first = screen.getAllByRole('heading', { level: 2 })[0];
  expect(first).toHaveTextContent('Para hacer hoy');
});

it('shows the figures against the month before, the latest orders and six months', async () => {
  server.use(answer(storeDashboard.stats, { data: figures() }));
  const { user } = open();
  const stats = within(await screen.findByRole('region', { name: 'Tu tienda en cifras' }));
  expect(await stats.findByText('Bs. 3.000,50')).toBeInTheDocument();
  expect(stats.getByText(/50 % más que en octubre/)).toBeInTheDocument();
  expect(stats.getByText(/25 % menos que en octubre/)).toBeInTheDocument();
  const orders = within(screen.getByRole('list', { name: 'Pedidos recientes' }));
  expect(orders.getByRole('link', { name: /Ana Pérez.*Bs\.\s1\.000,50/ })).toHaveAttribute(
    'href',
    '/tienda/ordenes/TU-20261121-0001',
  );
  const income = await screen.findByRole('table', { name: 'Ingresos por mes' });
  expect(within(income).getByRole('row', { name: 'noviembre de 2026 Bs.\u00A05.002,50' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Pedidos' }));
  expect(await screen.findByRole('table', { name: 'Pedidos por mes' })).toBeInTheDocument();
});

it('leads a new store to its first products', async () => {
  server.use(answer(storeDashboard.stats, { data: nothing }));
  open();
  const list = within(await toDo());
  expect(list.getByRole('link', { name: 'Agrega tu primer producto' })).toHaveAttribute(
    'href',
    '/tienda/producto/formulario',
  );
  expect(list.getByRole('link', { name: /^Trae tu lista completa/ })).toHaveAttribute(
    'href',
    '/tienda/lista/productos/importar',
  );
  expect(screen.getByText('Aún no tienes productos en tu inventario')).toBeInTheDocument();
  expect(screen.getByText('Aún no tienes pedidos')).toBeInTheDocument();
  expect(screen.getByText('Todavía no hay ventas')).toBeInTheDocument();
});

it('says so when nothing waits', async () => {
  const healthy = { saludable: true, mensaje: 'Tu inventario está al día', agotados: 0, bajos: 0 };
  server.use(
    answer(storeDashboard.stats, { data: figures({ porHacer: nothing.porHacer, estadoInventario: healthy }) }),
  );
  open();
  expect(await screen.findByText('No tienes nada pendiente. Buen trabajo.')).toBeInTheDocument();
  expect(screen.getByText('Tu inventario está al día')).toBeInTheDocument();
});

it('is open for work while the figures are on their way', async () => {
  let arrive!: () => void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  server.use(answer(storeDashboard.stats, () => held.then(() => ({ data: figures() }))));
  open();
  expect(await screen.findByRole('link', { name: 'Agregar producto' })).toHaveAttribute(
    'href',
    '/tienda/producto/formulario',
  );
  expect(screen.queryByRole('heading', { name: 'Para hacer hoy' })).not.toBeInTheDocument();
  expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
  arrive();
  expect(await toDo()).toBeInTheDocument();
});

it('a failure is a banner that can be dismissed, or tried again; the ways out stand', async () => {
  server.use(fail(storeDashboard.stats, 'ERROR_INTERNO'));
  const { user } = open();
  expect(await screen.findByText(FAILURE)).toBeInTheDocument();
  expect(quick().getAllByRole('link')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  await waitFor(() => expect(screen.queryByText(FAILURE)).not.toBeInTheDocument());
  expect(quick().getByRole('link', { name: 'Ver pedidos' })).toHaveAttribute('href', '/tienda/ordenes');
});

it('reads the figures again from the banner', async () => {
  server.use(fail(storeDashboard.stats, 'ERROR_INTERNO'));
  const { user } = open();
  const banner = await screen.findByText(FAILURE);
  server.use(answer(storeDashboard.stats, { data: figures() }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await toDo()).toBeInTheDocument();
  expect(banner).not.toBeInTheDocument();
});
