import { orderText } from './client-text';
import { ORDER_MESSAGES } from './messages';

const order = {
  cliente: 'Ana',
  tienda: 'La Cumbre',
  numero: 'T261123-ABC',
  estado: 'pendiente',
  subestado: null,
  tipoEntrega: 'delivery',
  producto: 'Bomba de agua',
  lineas: 3,
} as const;

test('a message names the order, what is in it and where it stands', () => {
  expect(orderText(order)).toBe(
    'Hola, Ana. Te escribimos de La Cumbre por tu pedido T261123-ABC de Tuerca (Bomba de agua y 2 más).',
  );
  expect(orderText({ ...order, tienda: undefined, lineas: 1, estado: 'procesando', subestado: 'en_preparacion' })).toBe(
    'Hola, Ana. Te escribimos por tu pedido T261123-ABC de Tuerca (Bomba de agua). Ya lo estamos preparando.',
  );
  expect(orderText({ ...order, estado: 'enviado', courier: 'mrw', numeroRastreo: '12' })).toMatch(
    / Ya va en camino: MRW, guía 12\.$/,
  );
  expect(orderText({ ...order, estado: 'procesando', subestado: 'confirmado' })).toMatch(/ Ya lo recibimos\.$/);
  expect(orderText({ ...order, estado: 'entregado' })).toContain(ORDER_MESSAGES.thanks);
  expect(orderText({ ...order, estado: 'enviado', tipoEntrega: 'retiro' })).toMatch(/ Ya puedes pasar a retirarlo\.$/);
});
