import { screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { purchaseRoutes } from '@/app/routes-purchase';
import { keepVehicle } from '@/entities/auth/garaje/garage-store';
import { COROLLA } from '@/test/garaje';
import { enter } from '@/test/people';
import { buildCarrito, buildItem, idOf, TIENDA_B } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = () => renderApp('/carrito', table);

describe('the cart', () => {
  it('is for clients: a visitor signs in first and comes back', async () => {
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/iniciar-sesion?volver=%2Fcarrito'));
  });

  it('sends a store home and says why', async () => {
    enter('store');
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('Solo los clientes pueden acceder al carrito de compras')).toBeInTheDocument();
  });

  it('offers the catalogue when it is empty', async () => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito([]) }));
    open();
    expect(await screen.findByText('Tu carrito está vacío')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/productos');
  });

  it('says that it could not be loaded, and tries again', async () => {
    enter();
    server.use(fail(cart.get, 'ERROR_INTERNO'));
    const { user } = open();
    expect(await screen.findByText('No se pudo cargar el carrito. Intenta nuevamente.')).toBeInTheDocument();
    server.use(answer(cart.get, { data: buildCarrito() }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('Pastillas de freno')).toBeInTheDocument();
  });

  it('groups lines by store, joins attributes and tells what changed', async () => {
    enter();
    const items = [
      buildItem({ atributos: { lado: 'Delantero', material: 'Cerámica' } }),
      buildItem({ productoId: idOf('b'), nombre: 'Bujía', tienda: TIENDA_B, disponible: false, maximo: 0 }),
    ];
    server.use(
      answer(cart.get, {
        data: buildCarrito(items, {
          cambios: [{ productoId: idOf('b'), tipo: 'agotado', mensaje: 'Bujía se agotó.' }],
        }),
      }),
    );
    open();
    const store = await screen.findByRole('region', { name: 'Repuestos El Ávila' });
    expect(within(store).getByText('Delantero • Cerámica')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Frenos La Yaguara' })).getByText('No disponible'),
    ).toBeInTheDocument();
    expect(screen.getByText('Bujía se agotó.')).toBeInTheDocument();
  });

  it('says until when a part that a store holds for a request waits, and leads to no page that it does not have', async () => {
    enter();
    const held = buildItem({ nombre: 'Compresor apartado', apartadoHasta: '2026-11-25T19:15:00.000Z' });
    server.use(answer(cart.get, { data: buildCarrito([held]) }));
    open();
    expect(await screen.findByText('Compresor apartado')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Compresor apartado' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Apartado para ti hasta el .*25.*3:15/)).toBeInTheDocument();
  });

  it('says of each line whether it fits the chosen vehicle', async () => {
    enter();
    keepVehicle(COROLLA);
    const otherModel = { marca: 'Toyota', modelo: 'Yaris', anioDesde: null, anioHasta: null };
    const of = (compatibilidad: (typeof otherModel)[]) => ({ ...buildItem().producto, compatibilidad });
    const items = [
      buildItem({ producto: of([{ ...otherModel, modelo: 'Corolla' }]) }),
      buildItem({ productoId: idOf('b'), nombre: 'Bujía', producto: of([otherModel]) }),
      buildItem({ productoId: idOf('d'), nombre: 'Correa', producto: of([]) }),
    ];
    server.use(answer(cart.get, { data: buildCarrito(items) }));
    open();
    const lines = await screen.findAllByRole('listitem');
    const says = ['Compatible', 'No compatible', 'No indicado'];
    expect(lines.map((line, i) => within(line).queryByText(says[i]!)?.textContent)).toEqual(says);
  });

  it('does not go on with nothing that can be bought', async () => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito([buildItem({ disponible: false, maximo: 0 })]) }));
    open();
    // Beside the lines, and as a bar on a phone.
    const ways = await screen.findAllByRole('button', { name: 'Continuar con el proceso de compra' });
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      expect(way).toBeDisabled();
      expect(way).toHaveAccessibleDescription(CART_MESSAGES.nothingForSale);
    }
  });

  it('shows the new quantity before the server answers', async () => {
    enter();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      answer(cart.get, { data: buildCarrito() }),
      answer(cart.update, async () => {
        await gate;
        return { data: buildCarrito([buildItem({ cantidad: 3 })]) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Agregar uno' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Cantidad de Pastillas de freno' })).toHaveValue('3'),
    );
    expect(screen.getAllByText('Bs. 3.001,50').length).toBeGreaterThan(0);
    release();
    expect(await screen.findByText('Cantidad actualizada correctamente')).toBeInTheDocument();
  });

  it('goes back and reads the cart anew when the quantity could not be changed', async () => {
    enter();
    const reads: number[] = [];
    server.use(
      answer(cart.get, () => {
        reads.push(1);
        return { data: buildCarrito() };
      }),
      unreachable(cart.update),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Agregar uno' }));
    expect(await screen.findByText('No se pudo actualizar la cantidad. Intenta nuevamente.')).toBeInTheDocument();
    await waitFor(() => expect(reads).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: 'Cantidad de Pastillas de freno' })).toHaveValue('2');
  });

  it('keeps the last of several quick changes, and sends them in turn', async () => {
    enter();
    const sent: number[] = [];
    server.use(
      answer(cart.get, { data: buildCarrito() }),
      answer(cart.update, ({ body }) => {
        const { cantidad } = body as { cantidad: number };
        sent.push(cantidad);
        return { data: buildCarrito([buildItem({ cantidad })]) };
      }),
    );
    const { user } = open();
    const plus = await screen.findByRole('button', { name: 'Agregar uno' });
    await user.click(plus);
    await user.click(plus);
    await waitFor(() => expect(sent).toEqual([3, 4]));
    expect(screen.getByRole('textbox', { name: 'Cantidad de Pastillas de freno' })).toHaveValue('4');
  });

  it('cannot go below one unit', async () => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito([buildItem({ cantidad: 1 })]) }));
    open();
    expect(await screen.findByRole('button', { name: 'Quitar uno' })).toBeDisabled();
  });

  it('stops at what the store has, and says so of a number beyond it, which stays as typed', async () => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito([buildItem({ cantidad: 3, maximo: 3 })]) }));
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Agregar uno' })).toBeDisabled();
    const line = within(screen.getByRole('listitem'));
    expect(line.getByText('Es todo lo que queda en la tienda.')).toBeInTheDocument();
    const field = line.getByRole('textbox', { name: 'Cantidad de Pastillas de freno' });
    await user.clear(field);
    await user.type(field, '50{Enter}');
    expect(line.getByRole('alert')).toHaveTextContent('Solo quedan 3 unidades');
    expect(field).toHaveValue('50');
  });

  it('removes at once, and puts back what was removed by mistake', async () => {
    enter();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      answer(cart.get, { data: buildCarrito() }),
      answer(cart.remove, async () => {
        await gate;
        return { data: buildCarrito([]) };
      }),
      answer(cart.add, { data: buildCarrito() }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Eliminar Pastillas de freno' }));
    expect(await screen.findByText('Tu carrito está vacío')).toBeInTheDocument();
    release();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('link', { name: 'Pastillas de freno' })).toBeInTheDocument();
  });

  it('brings the line back when it could not be removed', async () => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito() }), fail(cart.remove, 'ERROR_INTERNO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Eliminar Pastillas de freno' }));
    expect(await screen.findByText('No se pudo eliminar el producto. Intenta nuevamente.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Pastillas de freno' })).toBeInTheDocument();
  });
});
