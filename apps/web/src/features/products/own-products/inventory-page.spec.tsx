import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { buildMovimiento, buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

configure({ asyncUtilTimeout: 10_000 });

const PATH = '/tienda/gestion/inventario';
const filter = buildOwnProducto(1, { nombre: 'Filtro Wix', stock: 5 });
const open = (path = PATH) => {
  enter('store');
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

beforeEach(() => server.use(answer(checkout.held, { data: [] })));

describe('the inventory', () => {
  it('says of each its category at every width, below its name', async () => {
    server.use(
      answer(products.mine, {
        data: [
          buildOwnProducto(1, { nombre: 'Filtro Wix', categoria: 'Filtros', subcategoria: 'Aceite', activo: false }),
        ],
        meta: ownMeta(1),
      }),
    );
    open();
    const row = await screen.findByRole('row', { name: /Filtro Wix/ });
    const place = within(row).getByText('Oculto · Filtros - Aceite');
    expect(place.closest('[data-wide]')).toBeNull();
  });

  it('says how many of each wait for a payment, for whom and until when', async () => {
    server.use(
      answer(products.mine, { data: [filter, buildOwnProducto(2, { nombre: 'Bujía NGK' })], meta: ownMeta(2) }),
      answer(checkout.held, {
        data: [
          {
            productoId: filter._id,
            nombre: 'Filtro Wix',
            unidades: 3,
            pedidos: [
              {
                _id: productId(70),
                numero: 'T261123-ABCDEF',
                cliente: 'Ana Pérez',
                cantidad: 3,
                fecha: '2026-11-23T14:00:00.000Z',
                estadoPago: 'en_verificacion',
                expira: '2026-11-24T14:00:00.000Z',
              },
            ],
          },
        ],
      }),
    );
    const { user } = open();
    expect(within(await screen.findByRole('row', { name: /Bujía NGK/ })).getByText('Ninguna')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '3 unidades apartadas de Filtro Wix: ver las compras' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 unidades apartadas' }));
    expect(dialog.getByRole('link', { name: 'T261123-ABCDEF' })).toHaveAttribute(
      'href',
      `/tienda/ordenes/${productId(70)}`,
    );
    expect(dialog.getByText('Ana Pérez')).toBeInTheDocument();
    expect(dialog.getByText('Pago en verificación')).toBeInTheDocument();
    expect(dialog.getByText(/espera hasta el 24\/11\/2026, 10:00/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says code, category and stock of each, what runs out first', async () => {
    const asked: string[] = [];
    server.use(
      answer(products.mine, ({ query }) => {
        asked.push(query.toString());
        return { data: [filter], meta: ownMeta(1) };
      }),
    );
    open();
    const row = within(await screen.findByRole('row', { name: /Filtro Wix/ }));
    expect(row.getByText('FA-1')).toBeInTheDocument();
    expect(row.getByText('Filtros - Filtro de aceite')).toBeInTheDocument();
    expect(row.getByText('5 unidades')).toBeInTheDocument();
    expect(asked).toEqual(['page=1&sort=stock']);
  });

  it('says something else when it is empty and when a search finds nothing', async () => {
    server.use(answer(products.mine, { data: [], meta: ownMeta(0) }));
    const { unmount } = open();
    expect(await screen.findByText('Tu inventario está vacío')).toBeInTheDocument();
    unmount();
    open(`${PATH}?q=polea`);
    expect(await screen.findByText('No se encontraron productos con “polea”')).toBeInTheDocument();
  });

  it('takes a new count with its reason; a sale in between is told, and the second attempt starts from there', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(products.mine, { data: [filter], meta: ownMeta(1) }),
      fail(products.setStock, 'STOCK_CAMBIO', { data: { stock: 3 } }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Editar stock de Filtro Wix' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar stock' }));
    const stock = dialog.getByRole('spinbutton', { name: 'Cantidad en stock' });
    expect(stock).toHaveValue('5');
    fireEvent.change(stock, { target: { value: '' } });
    fireEvent.blur(stock);
    await user.click(dialog.getByRole('button', { name: 'Guardar stock' }));
    expect(await dialog.findByText('La cantidad de stock debe ser un número mayor o igual a 0')).toBeInTheDocument();
    fireEvent.change(stock, { target: { value: '9' } });
    fireEvent.blur(stock);
    fireEvent.change(dialog.getByLabelText('Motivo (opcional)'), { target: { value: 'Llegó mercancía' } });
    await user.click(dialog.getByRole('button', { name: 'Guardar stock' }));
    expect(await dialog.findByText(/ahora hay 3 unidades/)).toBeInTheDocument();
    for (const [answered, sentence] of [
      [fail(products.setStock, 'SIN_PERMISO', { message: 'Tu cargo no permite esto.' }), 'Tu cargo no permite esto.'],
      [fail(products.setStock, 'DEMASIADAS_SOLICITUDES', { message: 'Espera un minuto.' }), 'Espera un minuto.'],
      [unreachable(products.setStock), 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
    ] as const) {
      server.use(answered);
      await user.click(dialog.getByRole('button', { name: 'Guardar stock' }));
      expect(await dialog.findByText(sentence)).toBeInTheDocument();
    }
    server.use(answer(products.setStock, ({ body }) => (sent.push(body), { data: { stock: 9 } })));
    await user.click(dialog.getByRole('button', { name: 'Guardar stock' }));
    expect(await screen.findByText('Stock actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ stock: 9, stockAnterior: 3, nota: 'Llegó mercancía' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the ledger', () => {
  it('tells every change with reason, order, person and what was left', async () => {
    const asked: string[] = [];
    server.use(
      answer(products.movements, ({ query }) => {
        asked.push(query.toString());
        return {
          data: [
            buildMovimiento(1, { nota: 'Conteo', por: 'Repuestos La 15' }),
            buildMovimiento(2, { motivo: 'venta', delta: -2, stock: 20, referencia: 'T-77' }),
          ],
          meta: { page: 1, limit: 20, total: 2, totalPages: 1 },
        };
      }),
    );
    const { user } = open(`${PATH}/movimientos?producto=${productId(1)}`);
    expect(await screen.findByText('2 movimientos')).toBeInTheDocument();
    for (const text of ['Conteo', 'Por Repuestos La 15', '+4', '−2', 'Pedido T-77', '24'])
      expect(screen.getByText(text)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Motivo'), 'Venta');
    await waitFor(() => expect(asked.at(-1)).toBe(`page=1&producto=${productId(1)}&motivo=venta`));
  });
});
