import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import { Instalaciones, InstalacionesQuery, InstalacionProductoQuery } from './schemas';

/** Workshops that mount parts of the cart; the appointment itself is booked by checkout, together with the purchase. */
export const instalaciones = {
  offers: endpoint({
    method: 'GET',
    path: '/api/carrito/instalacion',
    access: ['client'],
    summary: 'Workshops near me that mount the parts of my cart on my vehicle, with their next free times',
    query: InstalacionesQuery,
    response: Instalaciones,
    errors: ['VEHICULO_NO_ENCONTRADO'],
    limit: 120,
  }),
  instead: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/:id/otros-talleres',
    access: ['client'],
    summary: 'Other workshops near me that mount the parts of my appointment that did not take place',
    params: idParams,
    response: Instalaciones,
    errors: ['CITA_NO_ENCONTRADA'],
    limit: 120,
  }),
  forProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id/instalacion',
    access: 'public',
    summary: 'Workshops near a place that mount a product, with their next free times',
    params: idParams,
    query: InstalacionProductoQuery,
    response: Instalaciones,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
    limit: 120,
  }),
};
