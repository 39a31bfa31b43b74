import { configure, screen, waitFor, within } from '@testing-library/react';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { productosAdmin } from '@tuerca/contracts/products/products/admin-endpoints';
import type { ProductoAdmin } from '@tuerca/contracts/products/products/admin-schemas';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { adminRoutes } from '@/app/routes-admin';
import { TASA } from '@/test/catalogue';
import { buildOwnDetail, buildOwnProducto } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const PRODUCTS = '/admin/productos';
const product = (over: Partial<ProductoAdmin> = {}): ProductoAdmin => ({
  ...buildOwnProducto(),
  tienda: { _id: 'd'.repeat(24), nombreTienda: 'Repuestos Turpial', activa: true },
  estado: 'visible',
  precioRaro: false,
  ...over,
});
const page = (...data: ProductoAdmin[]) => ({
  data,
  meta: { page: 1, limit: 20, total: data.length, totalPages: data.length ? 1 : 0, tasa: TASA },
});
const open = (path = PRODUCTS) => renderApp(path, adminRoutes);

beforeEach(() => {
  enter('admin');
  server.use(
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
    }),
  );
});

describe('the list', () => {
  it('shows products of all stores, by what the address says', async () => {
    const asked: string[] = [];
    server.use(
      answer(productosAdmin.list, ({ query }) => (asked.push(String(query)), page(product({ precioRaro: true })))),
    );
    open(`${PRODUCTS}?estado=visible&aviso=reportado`);
    const table = within(await screen.findByRole('table', { name: 'Productos' }));
    expect(table.getByRole('link', { name: 'Filtro de aceite 1' })).toBeInTheDocument();
    expect(table.getByText('Precio raro')).toBeInTheDocument();
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({ estado: 'visible', reportado: 'true' });
  });

  it('hides several with a reason, and not without one', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(productosAdmin.list, page(product(), product(buildOwnProducto(2) as ProductoAdmin))),
      answer(productosAdmin.hideMany, ({ body }) => {
        sent.push(body);
        return { data: { ocultos: 2 } };
      }),
    );
    const { user } = open();
    await user.click((await screen.findAllByRole('checkbox'))[0]!);
    await user.click(screen.getByRole('button', { name: 'Ocultar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar 2 productos' }));
    await user.click(dialog.getByRole('button', { name: 'Ocultar' }));
    expect(await dialog.findByText(PRODUCT_MESSAGES.hideReason)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'La foto es de otro');
    await user.click(dialog.getByRole('button', { name: 'Ocultar' }));
    await waitFor(() => expect(sent).toMatchObject([{ motivo: 'La foto es de otro', ids: { length: 2 } }]));
  });

  it('says that nothing fits the filters', async () => {
    server.use(answer(productosAdmin.list, page()));
    open(`${PRODUCTS}?q=nada`);
    expect(await screen.findByText('No encontramos productos con esos filtros')).toBeInTheDocument();
  });

  it('could not be read, and is read again', async () => {
    server.use(unreachable(productosAdmin.list));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(productosAdmin.list, page()));
    await user.click(again);
    expect(await screen.findByText('Todavía no hay productos')).toBeInTheDocument();
  });
});

describe('one product', () => {
  const { _id } = product();
  beforeEach(() =>
    server.use(
      answer(productosAdmin.get, { data: product() }),
      answer(products.own, { data: buildOwnDetail() }),
      answer(productosAdmin.list, page()),
    ),
  );

  it('stays when its removal is called off or refused, and leads to the list once it is withdrawn', async () => {
    server.use(fail(products.remove, 'PRODUCTO_NO_ENCONTRADO'));
    const { user, address } = open(`${PRODUCTS}/${_id}`);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
      return within(await screen.findByRole('dialog', { name: '¿Eliminar este producto?' }));
    };
    await user.click((await remove()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(`${PRODUCTS}/${_id}`);

    const dialog = await remove();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(address()).toBe(`${PRODUCTS}/${_id}`);

    server.use(answer(products.remove, { data: null }));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(address()).toBe(PRODUCTS));
    expect(await screen.findByText(PRODUCT_MESSAGES.removed)).toBeInTheDocument();
  });

  it('that was withdrawn shows how it stands, and nothing to do', async () => {
    server.use(answer(productosAdmin.get, { data: product({ estado: 'eliminado' }) }));
    open(`${PRODUCTS}/${_id}`);
    expect(await screen.findByText('Eliminado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  });

  it('could not be read', async () => {
    server.use(unreachable(productosAdmin.get));
    open(`${PRODUCTS}/${_id}`);
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });
});
