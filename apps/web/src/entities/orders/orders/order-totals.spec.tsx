import { screen } from '@testing-library/react';
import { buildPedido } from '@/test/orders';
import { renderElement } from '@/test/render-app';
import { OrderTotals } from './order-totals';

it('what offers saved is told below the total, and taken off nothing', () => {
  const pedido = buildPedido({ descuento: 100.5 });
  renderElement(<OrderTotals pedido={pedido} />);
  const saved = screen.getByText('Ahorro por ofertas, ya incluido').parentElement!;
  expect(saved).toHaveTextContent('Bs. 100,50');
  expect(saved).not.toHaveTextContent('−');
  const total = screen.getByText('Total');
  expect(total.compareDocumentPosition(saved) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('an order without offers says nothing of them', () => {
  renderElement(<OrderTotals pedido={buildPedido({ descuento: 0 })} />);
  expect(screen.queryByText(/Ahorro/)).not.toBeInTheDocument();
});
