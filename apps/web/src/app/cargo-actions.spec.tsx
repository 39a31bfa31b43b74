import { configure, screen, waitFor, within } from '@testing-library/react';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import type { PedidoDeHoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { stopClock } from '@/test/clock';
import { buildDevolucion, NO_COUNTS } from '@/test/devoluciones';
import { buildPedido } from '@/test/orders';
import { buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter, enterAs } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { buildAgenda, buildCitas, buildWorkshopCita } from '@/test/workshop-citas';
import { storeRoutes } from './routes-store';
import { workshopRoutes } from './routes-workshop';

// The first story of each page also loads it.
configure({ asyncUtilTimeout: 15_000 });

type Person = Cargo | 'owner';
const table = [...storeRoutes, ...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }];

/** Opens a page as somebody of a team, once `landmark` stands there. */
async function open(person: Person, path: string, landmark: string | RegExp, role: 'store' | 'workshop' = 'store') {
  if (person === 'owner') enter(role);
  else enterAs(person, role);
  const app = renderApp(path, table);
  await screen.findAllByText(landmark);
  return app;
}
/** Names of what can be pressed, and of what leads somewhere, that begin like these. */
function offered(names: readonly string[], place = within(document.body)): string[] {
  const all = ['button', 'link', 'menuitem', 'checkbox'].flatMap((role) => place.queryAllByRole(role));
  const texts = all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  return names.filter((name) => texts.some((text) => text.startsWith(name)));
}

describe('an order of the store', () => {
  const STEPS = [
    'Preparar pedido',
    'Listo para retirar',
    'Imprimir etiqueta',
    'Lista de preparación',
    'Cancelar pedido',
  ];
  const pedido = buildPedido({ estado: 'procesando', estadoPago: 'pagado', tipoEntrega: 'retiro' });
  beforeEach(() =>
    server.use(
      answer(orders.storeOrder, { data: pedido }),
      answer(orders.list, { data: [pedido], meta: { page: 1, limit: 10, total: 1, totalPages: 1 } }),
      answer(orders.summary, { data: { porPreparar: 1, porEnviar: 0, enviados: 0, pendientes: 0 } }),
    ),
  );

  it.each<[Person, readonly string[]]>([
    ['owner', STEPS],
    ['almacenista', STEPS.slice(0, 4)],
    ['vendedor', []],
  ])('offers %s the steps of the position', async (person, steps) => {
    await open(person, `/tienda/ordenes/${pedido._id}`, /Los montos son los del día/);
    expect(offered(STEPS)).toEqual(steps);
    const customers = screen.queryAllByRole('link', { name: pedido.cliente.nombre });
    expect(customers).toHaveLength(person === 'almacenista' ? 0 : 1);
  });

  it.each<[Person, readonly string[]]>([
    ['owner', ['Marcar en preparación', 'Cancelar pedido']],
    ['almacenista', ['Marcar en preparación']],
    ['vendedor', []],
  ])('has a menu in the list that offers %s no more', async (person, steps) => {
    const { user } = await open(person, '/tienda/ordenes', pedido.numero);
    await user.click(screen.getByRole('button', { name: `Más acciones del pedido ${pedido.numero}` }));
    await screen.findByRole('menuitem', { name: 'Ver detalle' });
    expect(offered(['Marcar en preparación', 'Cancelar pedido'])).toEqual(steps);
  });
});

describe("a store's day", () => {
  const ACTIONS = ['Preparar', 'Listo', 'Responder', 'Reponer', 'Elegir el pedido'];
  const order = (n: number, over: Partial<PedidoDeHoy> = {}): PedidoDeHoy => ({
    ...{ _id: productId(n), numero: `T-${n}`, estado: 'pendiente', subestado: null, tipoEntrega: 'retiro' },
    ...{ cliente: 'María Pérez', telefono: null, unidades: 1, lineas: 1, producto: 'Bujía' },
    ...{ vence: '2020-01-02T20:00:00.000Z', ...over },
  });
  const waiting = <T,>(fila: T) => ({ total: 1, filas: [fila] });

  it.each<[Person, readonly string[]]>([
    ['owner', ACTIONS],
    ['almacenista', ['Preparar', 'Listo', 'Reponer', 'Elegir el pedido']],
    ['vendedor', ['Responder']],
  ])('is made for %s of what the position does', async (person, actions) => {
    const question = { _id: productId(7), productoId: productId(1), producto: 'Bujía', texto: '¿Es nueva?' };
    server.use(
      answer(storeDashboard.today, {
        data: {
          porPreparar: waiting(order(1)),
          porEnviar: waiting(order(2, { estado: 'procesando', subestado: 'en_preparacion' })),
          porRetirar: { total: 0, filas: [] },
          porResponder: waiting({ ...question, vence: '2020-01-02T20:00:00.000Z' }),
          porAgotarse: waiting({ _id: productId(9), nombre: 'Correa', sku: null, stock: 0, stockMinimo: 2 }),
        },
      }),
    );
    await open(person, '/tienda/hoy', /Por preparar/);
    expect(offered(ACTIONS)).toEqual(actions);
    expect(offered(['Ver pedido'])).toHaveLength(person === 'vendedor' ? 1 : 0);
  });
});

describe('the products of a store', () => {
  const HEAD = ['Agregar producto', 'Cambiar precios', 'Importar y exportar', 'Edición rápida de'];
  const MENU = ['Editar ficha completa', 'Duplicar', 'Movimientos de stock', 'Ver como cliente', 'Ocultar', 'Eliminar'];
  const filter = buildOwnProducto(1, { nombre: 'Filtro Wix' });
  beforeEach(() =>
    server.use(answer(products.mine, { data: [filter], meta: ownMeta(1) }), answer(checkout.held, { data: [] })),
  );

  it.each<[Person, readonly string[], readonly string[], string]>([
    ['owner', HEAD, MENU, `/tienda/producto/formulario/${filter._id}`],
    [
      'almacenista',
      HEAD.filter((name) => name !== 'Cambiar precios'),
      MENU.filter((name) => name !== 'Eliminar'),
      `/tienda/producto/formulario/${filter._id}`,
    ],
    ['vendedor', [], ['Ver como cliente'], `/producto/${filter._id}`],
  ])('offer %s nothing that ends in a refusal', async (person, head, menu, href) => {
    const { user } = await open(person, '/tienda/lista/productos', 'Filtro Wix');
    expect(offered(HEAD)).toEqual(head);
    expect(screen.getByRole('link', { name: 'Filtro Wix' })).toHaveAttribute('href', href);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(person === 'vendedor' ? 0 : 2);
    if (person === 'almacenista') {
      await user.click(screen.getAllByRole('checkbox')[1]!);
      expect(offered(['Publicar', 'Cambiar precios', 'Eliminar'])).toEqual(['Publicar']);
    }
    await user.click(screen.getByRole('button', { name: 'Más acciones de Filtro Wix' }));
    await screen.findByRole('menuitem', { name: 'Ver como cliente' });
    expect(offered(MENU)).toEqual(menu);
  });
});

describe('a return', () => {
  const ANSWERS = ['Aceptar devolución', 'Rechazar', 'Enviar mensaje'];
  const RECEIPT = ['Ya recibí el repuesto'];
  beforeEach(() =>
    server.use(
      answer(devoluciones.list, {
        data: [buildDevolucion()],
        meta: { page: 1, limit: 10, total: 1, totalPages: 1, cuentas: { ...NO_COUNTS, solicitada: 1 } },
      }),
    ),
  );

  it.each<[Person, readonly string[], readonly string[], string]>([
    ['owner', ANSWERS, RECEIPT, 'Responder'],
    ['vendedor', ANSWERS, [], 'Responder'],
    ['almacenista', [], RECEIPT, 'Ver detalle'],
  ])('is answered and taken back by whose work it is, %s', async (person, answers, receipt, opens) => {
    server.use(answer(devoluciones.get, { data: buildDevolucion() }));
    const path = `/tienda/devoluciones/${buildDevolucion()._id}`;
    const first = await open(person, path, 'Reembolso por Pago Móvil');
    await waitFor(() => expect(offered(ANSWERS)).toEqual(answers));
    if (person === 'almacenista') expect(screen.getByText(/alguien de tu equipo la responda/)).toBeInTheDocument();
    first.unmount();

    server.use(answer(devoluciones.get, { data: buildDevolucion({ estado: 'aceptada' }) }));
    const second = await open(person, path, 'Reembolso por Pago Móvil');
    expect(offered(RECEIPT)).toEqual(receipt);
    second.unmount();

    await open(person, '/tienda/devoluciones', buildDevolucion().numero);
    expect(offered([opens])).toEqual([opens]);
  });
});

describe('an appointment of a workshop', () => {
  const AGENDA = ['Nueva cita', 'Mover', 'Cancelar cita'];
  const WORK = ['Iniciar servicio', 'Guardar trabajo'];
  const RUNNING = ['Completar', 'Pausar', 'Actualizar'];
  beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
  afterEach(() => jest.useRealTimers());

  it.each<[Person, readonly string[], readonly string[], readonly string[]]>([
    ['owner', AGENDA, WORK, RUNNING],
    ['vendedor', AGENDA, [], []],
    ['tecnico', [], WORK, RUNNING],
  ])('is moved and worked on by whose work it is, %s', async (person, agenda, work, running) => {
    const cita = buildWorkshopCita(1);
    server.use(
      answer(citas.get, { data: cita }),
      answer(citas.list, buildCitas()),
      answer(disponibilidad.agenda, { data: buildAgenda('2026-11-24', '2026-11-24', [cita]) }),
    );
    const first = await open(person, '/taller/citas', 'Día', 'workshop');
    const head = offered(['Nueva cita']);
    first.unmount();
    const second = await open(person, `/taller/citas?cita=${cita._id}`, 'Problema reportado', 'workshop');
    expect([...head, ...offered([...AGENDA, ...WORK].filter((name) => name !== 'Nueva cita'))]).toEqual([
      ...agenda,
      ...work,
    ]);
    second.unmount();

    server.use(answer(citas.list, buildCitas(buildWorkshopCita(2, { estado: 'en_proceso' }))));
    await open(person, '/taller/servicio/activo', 'Cliente 2', 'workshop');
    expect(offered(RUNNING)).toEqual(running);
  });

  it.each<[Person, readonly string[]]>([
    ['owner', ['Descargar la factura']],
    ['vendedor', []],
    ['tecnico', []],
  ])('leaves its factura to the owner: %s', async (person, factura) => {
    const done = buildWorkshopCita(1, { estado: 'completada', fechaFinalizacion: '2026-11-20T16:00:00.000Z' });
    server.use(answer(citas.list, buildCitas(done)));
    await open(person, '/taller/servicio/historico', /Cliente 1/, 'workshop');
    expect(offered(['Descargar la factura'])).toEqual(factura);
  });
});
