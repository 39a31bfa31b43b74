import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { keepVehicle } from '@/entities/auth/garaje/garage-store';
import { getOfflineActions } from '@/entities/platform/offline-actions/offline-action-store';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { useSendOfflineActions } from '@/entities/platform/offline-actions/offline-actions.queries';
import { COROLLA } from '@/test/garaje';
import { enter } from '@/test/people';
import { buildCarrito, idOf } from '@/test/purchase';
import { renderElement } from '@/test/render-app';
import { answer, errorResponse, server } from '@/test/server';
import { AddToCartButton } from './add-button';

describe('adding to the cart', () => {
  const button = <AddToCartButton productoId={idOf('a')} cantidad={3} disponible />;

  it('leads a visitor to the sign-in screen and on to the cart', async () => {
    const { user, address } = renderElement(button, '/producto/1');
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(await screen.findByText('Debes iniciar sesión para agregar productos al carrito')).toBeInTheDocument();
    expect(address()).toBe('/iniciar-sesion?volver=%2Fcarrito');
  });

  it('tells other roles why not', async () => {
    enter('workshop');
    const { user } = renderElement(button);
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(
      await screen.findByText('Solo los usuarios con rol de cliente pueden agregar productos al carrito'),
    ).toBeInTheDocument();
  });

  it('asks first when the part does not fit the chosen vehicle', async () => {
    enter();
    keepVehicle(COROLLA);
    let added = 0;
    server.use(
      answer(cart.add, () => {
        added++;
        return { data: buildCarrito() };
      }),
    );
    const { user } = renderElement(<AddToCartButton productoId={idOf('a')} disponible ajuste="no-compatible" />);
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(added).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    await user.click(await screen.findByRole('button', { name: 'Agregar de todos modos' }));
    expect(await screen.findByText('Producto agregado al carrito')).toBeInTheDocument();
    expect(added).toBe(1);
  });

  it('says how many units went in and leads to the cart, or says the sentence of the server', async () => {
    enter();
    server.use(answer(cart.add, { data: buildCarrito() }));
    const { user, address } = renderElement(button);
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(await screen.findByText('3 unidades agregadas al carrito')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver carrito' }));
    expect(address()).toBe('/carrito');
    await waitFor(() => expect(screen.queryByText('3 unidades agregadas al carrito')).not.toBeInTheDocument());
    server.use(answer(cart.add, () => errorResponse('STOCK_INSUFICIENTE', { message: 'Solo quedan 2 unidades.' })));
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(await screen.findByText('Solo quedan 2 unidades.')).toBeInTheDocument();
  });

  it('waits on the device without a network, stands in the cart page, and is added once with its first key', async () => {
    enter();
    let online = false;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/cart/add', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return online ? HttpResponse.json({ success: true, data: buildCarrito() }) : HttpResponse.error();
      }),
      answer(cart.get, { data: buildCarrito([]) }),
    );
    const Device = () => {
      useSendOfflineActions();
      return <OfflineActions kind="cart" />;
    };
    const { user } = renderElement(
      <>
        <AddToCartButton productoId={idOf('a')} cantidad={3} nombre="Filtro de aceite" disponible />
        <Device />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito: Filtro de aceite' }));
    expect(await screen.findByText(CART_MESSAGES.waitsForNetwork)).toBeInTheDocument();
    expect(screen.getByText('Para tu carrito: 3 de Filtro de aceite')).toBeInTheDocument();
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Enviado: Para tu carrito: 3 de Filtro de aceite')).toBeInTheDocument();
    expect(getOfflineActions()).toEqual([]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
