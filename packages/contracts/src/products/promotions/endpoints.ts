import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { capitalLine, Id, idParams } from '../../kernel/fields';
import { PICTURE_ERRORS } from '../../platform/uploads/errors';
import { onePicture } from '../../platform/uploads/rules';
import { NuevaOferta, OfertaToggle } from './form';
import { DescuentoOferta, Oferta, OfertaPublica, OfertaQuery } from './schemas';

/** Offers of workshops: a form with the file `imagen`, or JSON that names an uploaded picture. */
export const promotions = {
  mine: endpoint({
    method: 'GET',
    path: '/api/promotions/workshop',
    access: ['workshop'],
    summary: 'My offers, newest first',
    query: OfertaQuery,
    response: z.array(Oferta),
    meta: Meta,
  }),
  ofWorkshop: endpoint({
    method: 'GET',
    path: '/api/promotions/workshop/:id',
    access: 'public',
    summary: 'What a workshop offers today: switched on, in its period and with uses left',
    params: idParams,
    response: z.array(OfertaPublica),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/promotions/workshop',
    access: ['workshop'],
    summary: 'Offer a discount on my services',
    body: NuevaOferta,
    files: { imagen: onePicture({ optional: true }) },
    response: Oferta,
    status: 201,
    idempotent: true,
    errors: ['CODIGO_REPETIDO', 'SERVICIO_NO_ENCONTRADO', ...PICTURE_ERRORS],
    limit: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/promotions/workshop/:id',
    access: ['workshop'],
    summary: 'Change my offer; what was used of it stays counted',
    params: idParams,
    body: NuevaOferta,
    files: { imagen: onePicture({ optional: true }) },
    response: Oferta,
    errors: ['OFERTA_NO_ENCONTRADA', 'CODIGO_REPETIDO', 'SERVICIO_NO_ENCONTRADO', ...PICTURE_ERRORS],
    limit: 60,
  }),
  toggle: endpoint({
    method: 'PATCH',
    path: '/api/promotions/workshop/:id/toggle',
    access: ['workshop'],
    summary: 'Switch my offer on or off',
    params: idParams,
    body: OfertaToggle,
    response: Oferta,
    errors: ['OFERTA_NO_ENCONTRADA'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/promotions/workshop/:id',
    access: ['workshop'],
    summary: 'Remove my offer; discounts that were given stay given',
    params: idParams,
    response: z.null(),
    errors: ['OFERTA_NO_ENCONTRADA'],
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/promotions/workshop/:id/codigo/:codigo',
    access: ['client'],
    summary: 'What a code of a workshop would take off a service; takes no use of it',
    params: z.object({ id: Id, codigo: capitalLine().min(1).max(40) }),
    query: z.object({ servicioId: Id }),
    response: DescuentoOferta,
    errors: ['CODIGO_NO_VIGENTE', 'CODIGO_AGOTADO', 'CODIGO_NO_APLICA', 'SERVICIO_NO_ENCONTRADO'],
    limit: 20,
  }),
};
