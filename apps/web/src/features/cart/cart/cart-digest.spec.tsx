import { screen, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { enter } from '@/test/people';
import { buildCarrito } from '@/test/purchase';
import { renderElement } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { CartDigest } from './cart-digest';

it('beside the deliveries that are being chosen its total is called one without them', async () => {
  enter();
  server.use(answer(cart.get, { data: buildCarrito() }));
  renderElement(<CartDigest />);
  const summary = within(await screen.findByRole('region', { name: 'Resumen de la compra' }));
  expect(summary.getAllByText('Total sin envío')).toHaveLength(2);
  expect(summary.getByText(/El total con envío está al final de este paso/)).toBeInTheDocument();
  expect(summary.queryByText(/próximo paso/)).not.toBeInTheDocument();
});
