import { configure, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { buildCarrito, buildItem } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const sent = buildPedido({
  estado: 'enviado',
  tipoEntrega: 'delivery',
  estadoPago: 'pagado',
  courier: 'zoom',
  numeroRastreo: '1219240336',
  enlaceRastreo: 'https://zoom.red/tracking-de-envios-personas/?nro-guia=1219240336&tipo-consulta=1',
});
const nothing = { agregados: 1, faltantes: [], cambios: [] };
const open = () => {
  enter();
  server.use(
    answer(cart.get, { data: buildCarrito([]) }),
    answer(orders.list, { data: [sent], meta: { page: 1, limit: 8, total: 1, totalPages: 1 } }),
    answer(orders.get, { data: sent }),
  );
  return renderApp(`/cliente/ordenes?pedido=${sent.numero}`, [
    { path: '/checkout', element: <h1>Entrega</h1> },
    ...purchaseRoutes,
    { path: '*', element: <h1>Otra página</h1> },
  ]);
};
const button = () => screen.findByRole('button', { name: `Volver a comprar el pedido ${sent.numero}` });

describe('a purchase that is on its way', () => {
  it('shows how far it is, and where the parcel is followed', async () => {
    open();
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('meter', { name: 'Avance del pedido' })).toHaveAttribute(
      'aria-valuetext',
      'En camino, 66 %',
    );
    expect(within(dialog).getByText('1219240336')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Rastrear el envío' })).toHaveAttribute('href', sent.enlaceRastreo);
  });
});

describe('buying again', () => {
  const message = 'Tu compra está de nuevo en el carrito';
  const units = sent.items.reduce((sum, { cantidad }) => sum + cantidad, 0);

  it('leads to the delivery when the cart holds this purchase alone', async () => {
    const { user } = open();
    const data = { ...nothing, carrito: buildCarrito([buildItem({ cantidad: units })]) };
    server.use(answer(cart.repeatOrder, { data, message }));
    await user.click(await button());
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrega' })).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('leaves a cart with other products to be looked at', async () => {
    const { user } = open();
    const data = { ...nothing, carrito: buildCarrito([buildItem({ cantidad: units + 1 })]) };
    server.use(answer(cart.repeatOrder, { data, message }));
    await user.click(await button());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/carrito');
  });

  it('tells what could not be added, and what costs otherwise', async () => {
    const { user } = open();
    server.use(
      answer(cart.repeatOrder, {
        data: {
          carrito: buildCarrito([buildItem()]),
          agregados: 1,
          faltantes: [{ productoId: 'b'.repeat(24), nombre: 'Correa dentada', motivo: 'Este producto se agotó.' }],
          cambios: [{ productoId: 'a'.repeat(24), nombre: 'Pastillas de freno', antes: 12, ahora: 15 }],
        },
        message: 'Agregamos 1 al carrito; 1 no se puede comprar ahora',
      }),
    );
    await user.click(await button());
    const dialog = await screen.findByRole('dialog', { name: 'Agregamos 1 al carrito; 1 no se puede comprar ahora' });
    expect(within(dialog).getByText('Este producto se agotó.')).toBeInTheDocument();
    expect(within(dialog).getByText('Subió: antes Ref. $ 12,00, ahora Ref. $ 15,00')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/carrito');
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says why it failed', async () => {
    const { user } = open();
    server.use(fail(cart.repeatOrder, 'CARRITO_LLENO'));
    await user.click(await button());
    expect(await screen.findByText(/Tu carrito llegó al máximo/)).toBeInTheDocument();
  });
});
