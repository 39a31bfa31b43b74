import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import { NuevoReporte, REPORTS_OF_ACCOUNT } from '../../platform/reportes/schemas';
import { hasOneTarget, NuevaResena, Resena, ResenaOculta, ReviewContent, reviewTarget } from './schemas';

/** Reviews of stores, workshops and products. */
export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/api/comments',
    access: 'public',
    summary: 'Active reviews of one user or product',
    query: z
      .object({
        ...pageQuery(10),
        ...reviewTarget,
        estado: z.enum(['activo']).optional(),
        sort: z.enum(['-createdAt', 'createdAt', '-valoracion', 'valoracion']).default('-createdAt'),
      })
      .refine(hasOneTarget, 'Indica de qué quieres leer reseñas'),
    response: z.array(Resena),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/comments',
    access: 'signed-in',
    summary: 'Review a store, workshop or product; one per user and target',
    body: NuevaResena,
    response: Resena,
    status: 201,
    idempotent: true,
    errors: ['RESENA_REPETIDA', 'RESENA_PROPIA', 'NO_ENCONTRADO'],
    limit: 20,
  }),
  hidden: endpoint({
    capability: 'cuenta',
    method: 'GET',
    path: '/api/comments/oculta',
    access: 'signed-in',
    summary: 'My review of something, while the administrators keep it hidden; null when they do not',
    query: z.object(reviewTarget).refine(hasOneTarget, 'Indica de qué quieres leer reseñas'),
    response: ResenaOculta.nullable(),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/comments/:id',
    access: 'public',
    summary: 'One active review',
    params: idParams,
    response: Resena,
    errors: ['NO_ENCONTRADO'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/comments/:id',
    access: 'signed-in',
    summary: 'Rewrite my review; the average follows',
    params: idParams,
    body: ReviewContent,
    response: Resena,
    errors: ['NO_ENCONTRADO'],
    limit: 20,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'signed-in',
    summary: 'Delete my review; admins may delete any',
    params: idParams,
    response: z.null(),
    errors: ['NO_ENCONTRADO'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/comments/:id/report',
    access: 'signed-in',
    summary: 'Report a review to the administrators; once per person',
    params: idParams,
    body: NuevoReporte,
    response: z.null(),
    errors: ['NO_ENCONTRADO', 'REPORTE_PROPIO', 'DEMASIADAS_SOLICITUDES'],
    limit: 20,
    accountLimit: REPORTS_OF_ACCOUNT,
  }),
};
