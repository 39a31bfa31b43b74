import { screen, within } from '@testing-library/react';
import { buildPedido } from '@/test/orders';
import { renderElement } from '@/test/render-app';
import { OrderProgress } from './order-progress';

const steps = () =>
  within(screen.getByRole('list', { name: 'Pasos del pedido' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

it('an order that is paid at the counter has no steps of preparation', () => {
  const pedido = buildPedido({
    metodoPago: 'efectivo',
    tipoEntrega: 'retiro',
    estado: 'pendiente',
    historialEstados: [],
  });
  renderElement(<OrderProgress pedido={pedido} />);
  expect(steps()).toEqual(['Apartado', 'Entregado']);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Apartado, 0 %');
});

it('every other one is prepared and sent, or made ready', () => {
  const pedido = buildPedido({
    metodoPago: 'pago_movil',
    tipoEntrega: 'retiro',
    estado: 'enviado',
    historialEstados: [],
  });
  renderElement(<OrderProgress pedido={pedido} />);
  expect(steps()).toEqual(['Recibido', 'Preparando', 'Listo para retirar', 'Entregado']);
});
