import { z } from 'zod';
import { profileInput } from '../../auth/negocios/schemas';
import { Tienda } from '../../auth/stores/schemas';
import { Taller } from '../../auth/workshops/schemas';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { Resena } from '../comments/schemas';
import { ProductoSummary } from '../products/schemas';
import { Servicio } from '../services/schemas';

/** The public page of one store or workshop. */
export const profiles = {
  store: endpoint({
    method: 'GET',
    path: '/api/stores/stores/:id/profile',
    access: 'public',
    summary: 'One store with a page of its products and its newest reviews',
    ...profileInput,
    response: z.object({ store: Tienda, products: z.array(ProductoSummary), reviews: z.array(Resena), meta: Meta }),
    errors: ['TIENDA_NO_ENCONTRADA'],
  }),
  workshop: endpoint({
    method: 'GET',
    path: '/api/workshop/workshops/:id/profile',
    access: 'public',
    summary: 'One workshop with a page of its services and its newest reviews',
    ...profileInput,
    response: z.object({ workshop: Taller, services: z.array(Servicio), reviews: z.array(Resena), meta: Meta }),
    errors: ['TALLER_NO_ENCONTRADO'],
  }),
};
