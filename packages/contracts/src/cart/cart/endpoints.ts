import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams } from '../../kernel/fields';
import { orderParams } from '../../orders/orders/inputs';
import { Carrito, LineInput, MissingPart, quantity, RepeatedPrice } from './schemas';

const lineErrors = ['PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE', 'CARRITO_LLENO'] as const;

/** The cart of the client who calls; every call answers all of it. */
export const cart = {
  get: endpoint({
    method: 'GET',
    path: '/api/cart',
    access: ['client'],
    summary: 'My cart, stock and prices checked anew',
    response: Carrito,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart/add',
    access: ['client'],
    summary: 'Add units of a product',
    body: LineInput.extend({ cantidad: quantity.default(1) }),
    response: Carrito,
    idempotent: true,
    errors: lineErrors,
  }),
  addPresupuesto: endpoint({
    method: 'POST',
    path: '/api/presupuestos/:id/carrito',
    access: ['client'],
    summary: 'Add the approved parts of a presupuesto; what cannot be bought now is told and left out',
    params: idParams,
    response: z.object({ carrito: Carrito, agregados: z.number().int(), faltantes: z.array(MissingPart) }),
    idempotent: true,
    errors: ['PRESUPUESTO_NO_ENCONTRADO', 'PRESUPUESTO_SIN_REPUESTOS', 'CARRITO_LLENO'],
  }),
  repeatOrder: endpoint({
    method: 'POST',
    path: '/api/orders/:id/repetir',
    access: ['client'],
    summary:
      'Buy again: add what an order of mine holds, as many units as there are; what cannot be bought and what costs otherwise is told',
    params: orderParams,
    response: z.object({
      carrito: Carrito,
      agregados: z.number().int(),
      faltantes: z.array(MissingPart),
      cambios: z.array(RepeatedPrice),
    }),
    idempotent: true,
    errors: ['NO_ENCONTRADO', 'CARRITO_LLENO'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/cart/update',
    access: ['client'],
    summary: 'Set the quantity of a line',
    body: LineInput,
    response: Carrito,
    errors: lineErrors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cart/remove/:productoId',
    access: ['client'],
    summary: 'Remove a line',
    params: z.object({ productoId: Id }),
    response: Carrito,
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/cart/clear',
    access: ['client'],
    summary: 'Empty the cart',
    response: Carrito,
  }),
};
