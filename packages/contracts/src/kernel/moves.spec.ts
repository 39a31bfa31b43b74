import { CITA_MOVES } from '../citas/citas/states';
import { PEDIDO_MOVES } from '../orders/orders/states';
import { moveProblem } from './moves';

it('says which move a table never allows, and why', () => {
  expect(moveProblem(PEDIDO_MOVES, 'entregado', 'enviado')).toBe(
    'Este pedido está en «Entregado» y no puede pasar a «Enviado». Ese es su último estado.',
  );
  expect(moveProblem(CITA_MOVES, 'pendiente', 'completada')).toBe(
    'Esta cita está en «Pendiente» y no puede pasar a «Completada». Desde ahí solo puede pasar a «Confirmada» o «Cancelada».',
  );
  expect(moveProblem(CITA_MOVES, 'confirmada', 'confirmada')).toBe('Esta cita ya está en «Confirmada».');
  expect(moveProblem(CITA_MOVES, 'pendiente', 'confirmada')).toBeNull();
});
