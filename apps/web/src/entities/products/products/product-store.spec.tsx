import { screen } from '@testing-library/react';
import { card } from '@/test/catalogue';
import { renderElement } from '@/test/render-app';
import { ProductStore } from './product-store';

it('the city has a place of its own, so that only the name of a store is cut', () => {
  const tienda = { ...card().tienda, nombreTienda: 'Multirepuestos La Candelaria', ciudad: 'Barquisimeto' };
  renderElement(<ProductStore producto={card(1, { tienda })} />);
  expect(screen.getByText('Multirepuestos La Candelaria')).toBeInTheDocument();
  expect(screen.getByText('Barquisimeto')).toBeInTheDocument();
});
