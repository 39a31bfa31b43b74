import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { buildOwnDetail, buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildPublicConfig } from '@/test/services';

// The first story also loads the page.
configure({ asyncUtilTimeout: 10_000 });

const PATH = '/tienda/lista/productos';
const filter = buildOwnProducto(1, { nombre: 'Filtro Wix' });
const list = (data = [filter], total = data.length) => answer(products.mine, { data, meta: ownMeta(total) });
const open = (path = PATH) => {
  enter('store');
  server.use(answer(system.public, { data: buildPublicConfig() }));
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('my products', () => {
  it('stand with stock and state; what runs out is red, what is hidden says so', async () => {
    server.use(
      list([
        filter,
        buildOwnProducto(2, { nombre: 'Bujía', stock: 4, activo: false }),
        buildOwnProducto(3, { nombre: 'Correa', stock: 0 }),
        buildOwnProducto(4, { nombre: 'Radiador', ocultoPorPlan: true }),
      ]),
    );
    open();
    expect(await screen.findByText('4 productos')).toBeInTheDocument();
    expect(row(/Filtro Wix/).getByText('20 unidades')).toBeInTheDocument();
    expect(row(/Filtro Wix/).getByText('Publicado')).toBeInTheDocument();
    expect(row(/Filtro Wix/).getByText('Bs. 1.000,00')).toBeInTheDocument();
    expect(row(/Bujía/).getByText('Oculto')).toBeInTheDocument();
    expect(row(/Correa/).getByText('Agotado')).toBeInTheDocument();
    expect(row(/Radiador/).getByText('Oculto por tu plan')).toBeInTheDocument();
  });

  it('are searched, filtered and sorted in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(products.mine, ({ query }) => {
        asked.push(query.toString());
        return query.get('search') ? { data: [], meta: ownMeta(0) } : { data: [filter], meta: ownMeta(1) };
      }),
    );
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Stock bajo (1)' }));
    await waitFor(() => expect(address()).toBe(`${PATH}?grupo=bajos`));
    await user.click(screen.getByRole('button', { name: /^Stock bajo/ }));
    await waitFor(() => expect(address()).toBe(PATH));
    await user.click(screen.getByRole('button', { name: 'Precio' }));
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&sort=-precio'));
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Filtros (1)');
    await user.type(screen.getByLabelText('Buscar'), 'nada{Enter}');
    expect(await screen.findByText('No encontramos productos con esos filtros')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('page=1&sort=-precio&search=nada&categoria=Filtros');
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(await screen.findByRole('row', { name: /Filtro Wix/ })).toBeInTheDocument();
  });

  it('say what to do while there is none, and offer to try again when they cannot be read', async () => {
    server.use(list([]));
    const { unmount } = open();
    expect(await screen.findByText('Aún no tienes productos')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Agregar producto' })[0]).toHaveAttribute(
      'href',
      '/tienda/producto/formulario',
    );
    unmount();
    server.use(unreachable(products.mine));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    server.use(list());
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Filtro Wix/ })).toBeInTheDocument();
  });

  it('are changed quickly, and a stock that was sold from meanwhile is told', async () => {
    const sent: unknown[] = [];
    server.use(list(), fail(products.update, 'STOCK_CAMBIO', { data: { stock: 17 } }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edición rápida de Filtro Wix' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edición rápida' }));
    const name = dialog.getByLabelText(/^Nombre del producto/);
    for (const label of [/^Precio en dólares/, /^Stock \*$/]) expect(dialog.getByLabelText(label)).toBeRequired();
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.change(dialog.getByLabelText(/^Precio en dólares/), { target: { value: '0' } });
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findByText('El nombre del producto es obligatorio')).toBeInTheDocument();
    expect(dialog.getByText('El precio debe ser mayor que cero')).toBeInTheDocument();
    fireEvent.change(name, { target: { value: 'Filtro Mann' } });
    fireEvent.change(dialog.getByLabelText(/^Precio en dólares/), { target: { value: '12,50' } });
    await user.click(dialog.getByRole('button', { name: 'Subir stock' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findByText(/^El stock cambió mientras lo editabas: ahora hay 17 unidades/)).toBeInTheDocument();
    server.use(answer(products.update, ({ body }) => (sent.push(body), { data: buildOwnDetail() })));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Producto actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({ nombre: 'Filtro Mann', precio: 12.5, stock: 21, stockAnterior: 17 }),
    ]);
  });

  it.each([
    ['-5', 'La cantidad de stock debe ser un número mayor o igual a 0'],
    ['2,5', 'La cantidad de stock debe ser un número entero'],
  ])('keep a stock of «%s» as it was typed, and say what is wrong with it', async (typed, sentence) => {
    let sent = 0;
    server.use(
      list(),
      answer(products.update, () => (sent++, { data: buildOwnDetail() })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edición rápida de Filtro Wix' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edición rápida' }));
    const stock = dialog.getByLabelText(/^Stock \*$/);
    fireEvent.change(stock, { target: { value: typed } });
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(stock).toHaveAccessibleDescription(sentence));
    expect(stock).toHaveValue(typed);
    expect(sent).toBe(0);
  });

  it.each([
    [
      'a position without prices',
      fail(products.update, 'SIN_PERMISO', { message: 'Tu cargo no permite cambiar precios.' }),
      'Tu cargo no permite cambiar precios.',
    ],
    [
      'a limit of its plan',
      fail(products.update, 'PLAN_LIMITE', { message: 'Tu plan permite 50 productos publicados.' }),
      'Tu plan permite 50 productos publicados.',
    ],
    [
      'too many calls',
      fail(products.update, 'DEMASIADAS_SOLICITUDES', { message: 'Espera un minuto.' }),
      'Espera un minuto.',
    ],
    [
      'no network',
      unreachable(products.update),
      'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    ],
  ])('say of %s why a quick change was not taken', async (_case, answered, sentence) => {
    server.use(list(), answered);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edición rápida de Filtro Wix' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edición rápida' }));
    await user.click(dialog.getByRole('button', { name: 'Subir stock' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  });

  it('are duplicated from their menu', async () => {
    server.use(list());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Filtro Wix' }));
    expect(await screen.findByRole('menuitem', { name: 'Duplicar' })).toHaveAttribute(
      'href',
      `/tienda/producto/formulario?copiar=${productId(1)}`,
    );
  });

  it('go after a question, and a failure is said in it', async () => {
    server.use(list(), fail(products.remove, 'ERROR_INTERNO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Filtro Wix' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar este producto?' });
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.');
    server.use(answer(products.remove, { data: null }), list([]));
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Producto eliminado correctamente')).toBeInTheDocument();
    expect(await screen.findByText('Aún no tienes productos')).toBeInTheDocument();
  });

  it('are hidden together; those that fail stay chosen', async () => {
    const changed: string[] = [];
    server.use(
      list([filter, buildOwnProducto(2, { nombre: 'Bujía' })]),
      answer(products.update, ({ params, body }) => {
        changed.push(`${params.id} ${JSON.stringify(body)}`);
        return { data: buildOwnDetail() };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todas las filas' }));
    expect(screen.getByText('2 seleccionados')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ocultar' }));
    expect(await screen.findByText('2 productos ocultos')).toBeInTheDocument();
    expect(changed).toEqual([1, 2].map((n) => `${productId(n)} {"activo":false}`));
    expect(screen.queryByText('2 seleccionados')).not.toBeInTheDocument();
  });

  it('are chosen by a press anywhere on them, in a mode that ends with what was chosen', async () => {
    server.use(list([filter, buildOwnProducto(2, { nombre: 'Bujía' })]));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Elegir varios' }));
    await user.click(screen.getByRole('link', { name: 'Filtro Wix' }));
    expect(address()).toBe(PATH);
    expect(screen.getByText('1 seleccionado')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Filtro Wix' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bujía' }));
    expect(screen.getByText('2 seleccionados')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    expect(screen.queryByText('2 seleccionados')).not.toBeInTheDocument();
  });
});
