import { configure, screen, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { purchaseRoutes } from '@/app/routes-purchase';
import { buildPedido } from '@/test/orders';
import { enter } from '@/test/people';
import { buildCarrito, buildCompra, buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = (path: string) => renderApp(path, [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }]);
/** The confirmation of a purchase whose payment is this one; what it says of it. */
async function confirmation(over: Partial<Pago>, title: string): Promise<HTMLElement> {
  enter();
  server.use(
    answer(cart.get, { data: buildCarrito([]) }),
    answer(checkout.last, { data: buildCompra() }),
    answer(payments.get, { data: buildPago(over) }),
  );
  open('/checkout/confirmacion');
  return (await screen.findByText(title, { selector: '[role="status"] *' })).closest<HTMLElement>('[role="status"]')!;
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('what I cancelled myself is no failed payment, and my words stand in a line of their own', async () => {
  const motivo = 'me equivoqué de carro';
  const notice = await confirmation(
    { estado: 'rechazado', canceladoPor: 'cliente', motivo, mensaje: `${motivo}.` },
    'Cancelaste esta compra',
  );
  expect(heading()).toBe('Cancelaste esta compra');
  expect(within(notice).getByText('Motivo: me equivoqué de carro.')).toBeInTheDocument();
  expect(within(notice).getByText(/^Los productos volvieron a la tienda\./)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/no fue confirmado|No pudimos confirmar/);
});

it('what a store cancelled after my payment will be sent back, and then was', async () => {
  const cancelled = { estado: 'reembolsado', canceladoPor: 'tienda', mensaje: '' } as const;
  const notice = await confirmation({ ...cancelled, porDevolver: 2001 }, 'La tienda canceló tu compra');
  expect(heading()).toBe('La tienda canceló tu compra');
  expect(notice).toHaveTextContent('Te devolveremos Bs. 2.001,00.');
  expect(document.body).not.toHaveTextContent(/Te devolvimos/);
});

it('says that it was sent back once it was', async () => {
  const sent = { estado: 'reembolsado', canceladoPor: 'administracion', devuelto: 2001 } as const;
  const notice = await confirmation(sent, 'La administración de Tuerca canceló tu compra');
  expect(notice).toHaveTextContent('Te devolvimos Bs. 2.001,00.');
});

it('a failed payment is called one, and money that came late is promised back', async () => {
  const failed = { estado: 'rechazado', canceladoPor: 'sistema', motivo: 'No apareció en el banco' } as const;
  const notice = await confirmation({ ...failed, porDevolver: 2001 }, 'No pudimos confirmar tu pago');
  expect(heading()).toBe('Tu compra no se completó');
  expect(notice).toHaveTextContent('No apareció en el banco.Te devolveremos Bs. 2.001,00.');
  expect(notice).not.toHaveTextContent(/escríbenos/);
});

it('a difference is asked for in whole sentences, with the recipient as it is read everywhere', async () => {
  const diferencia = {
    estado: 'esperando',
    recibido: 2000,
    falta: 1,
    motivo: 'Llegó un bolívar menos',
    limite: '2026-11-23T14:00:00.000Z',
    ...{ referencia: null, bancoEmisor: null, fechaPago: null },
  } as const;
  const pago = buildPago({ diferencia, expira: diferencia.limite });
  enter();
  server.use(
    answer(cart.get, { data: buildCarrito([]) }),
    answer(checkout.last, { data: buildCompra() }),
    answer(payments.get, { data: pago }),
  );
  open('/checkout/confirmacion');
  const panel = (await screen.findByText('Faltan Bs. 1,00')).closest('[role="alert"]')!;
  expect(panel).toHaveTextContent('Llegó un bolívar menos. Recibimos Bs. 2.000,00.');
  expect(panel).not.toHaveTextContent('+58');
  expect(within(panel as HTMLElement).getByRole('button', { name: /Copiar el teléfono/ })).toBeInTheDocument();
});

it('an order of mine says what of its money comes back', async () => {
  enter();
  const cancelled = { estado: 'cancelado', estadoPago: 'reembolsado', motivoCancelacion: 'Se agotó' } as const;
  const pedido = buildPedido({ ...cancelled, reembolso: { monto: 2001, fecha: null } });
  server.use(
    answer(orders.list, { data: [pedido], meta: { page: 1, limit: 8, total: 1, totalPages: 1 } }),
    answer(orders.get, { data: pedido }),
  );
  open(`/cliente/ordenes?pedido=${pedido.numero}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Te devolveremos Bs\. 2\.001,00\./)).toBeInTheDocument();
  expect(dialog.getByText('Pago por devolver')).toBeInTheDocument();
});
