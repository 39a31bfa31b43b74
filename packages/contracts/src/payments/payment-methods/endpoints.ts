import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import { MetodoPago, MetodosPago, NuevoMetodoPago } from './schemas';

const client = ['client'] as const;
const path = '/api/client/payment-methods';

/** Calls that change something answer all methods: another one may have become the default, or ceased to be. */
export const paymentMethods = {
  list: endpoint({
    method: 'GET',
    path,
    access: client,
    summary: 'My payment methods, the default first',
    response: MetodosPago,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access: client,
    summary: 'One of my payment methods',
    params: idParams,
    response: MetodoPago,
    errors: ['NO_ENCONTRADO'],
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: client,
    summary: 'Save a payment method; the first becomes the default',
    body: NuevoMetodoPago,
    response: MetodosPago,
    status: 201,
    idempotent: true,
    errors: ['METODO_PAGO_REPETIDO', 'METODOS_PAGO_LLENO'],
    limit: 30,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access: client,
    summary: 'Change a payment method; the default stays one until another is made it',
    params: idParams,
    body: NuevoMetodoPago,
    response: MetodosPago,
    errors: ['NO_ENCONTRADO', 'METODO_PAGO_REPETIDO'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: client,
    summary: 'Remove a payment method; of the others the newest takes the place of the default',
    params: idParams,
    response: MetodosPago,
    errors: ['NO_ENCONTRADO'],
  }),
  makeDefault: endpoint({
    method: 'PATCH',
    path: `${path}/:id/default`,
    access: client,
    summary: 'Make a payment method the default',
    params: idParams,
    response: MetodosPago,
    errors: ['NO_ENCONTRADO'],
  }),
};
