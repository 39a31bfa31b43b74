import { MAX_INSTALLATION_SERVICES } from '@tuerca/contracts/cart/instalaciones/rules';
import { matchServices } from './job-match';

it('offers the cheapest so many services of one workshop that speak of the part', () => {
  const part = { productoId: 'p', nombre: 'Pastillas delanteras', categoria: 'Frenos', subcategoria: null };
  const named = (precio: number) => ({ nombre: `Cambio de pastillas ${precio}`, categoria: 'sistema_frenos', precio });
  const prices = Array.from({ length: MAX_INSTALLATION_SERVICES + 1 }, (_, n) => n + 1);
  const offered = matchServices(prices.map(named).reverse(), [part]);
  expect(offered.map(({ service }) => service.precio)).toEqual(prices.slice(0, MAX_INSTALLATION_SERVICES));
});
