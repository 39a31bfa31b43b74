import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import { AprobacionTelefonica, Objecion } from './calls';
import { NuevoPresupuesto, RespuestaPresupuesto } from './form';
import { OBJECTION_HOURS } from './rules';
import { Presupuesto } from './schemas';

const ofCita = { path: '/api/cita/mecanica/:id/presupuestos', params: idParams } as const;
const one = { params: idParams, response: Presupuesto } as const;

/** Proposals of a workshop for an appointment, line by line, and the answers of its client. */
export const presupuestos = {
  list: endpoint({
    ...ofCita,
    method: 'GET',
    access: ['client', 'workshop'],
    capability: 'presupuestos',
    summary: 'Every version for an appointment of mine, newest first',
    response: z.array(Presupuesto),
    errors: ['CITA_NO_ENCONTRADA'],
  }),
  create: endpoint({
    ...ofCita,
    method: 'POST',
    access: ['workshop'],
    capability: 'presupuestos',
    summary: 'Propose work and parts; replaces an unanswered version',
    body: NuevoPresupuesto,
    response: Presupuesto,
    status: 201,
    idempotent: true,
    errors: ['CITA_NO_ENCONTRADA', 'ESTADO_CAMBIO', 'CLIENTE_SIN_CUENTA', 'PRODUCTO_NO_ENCONTRADO', 'PRODUCTO_AGOTADO'],
    limit: 60,
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: '/api/presupuestos/:id',
    access: ['client', 'workshop'],
    capability: 'presupuestos',
    summary: 'One version, with its parts as they sell now',
    errors: ['PRESUPUESTO_NO_ENCONTRADO'],
  }),
  answer: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/presupuestos/:id/respuesta',
    access: ['client'],
    summary: 'Approve lines and reject the others, once',
    body: RespuestaPresupuesto,
    errors: ['PRESUPUESTO_NO_ENCONTRADO', 'PRESUPUESTO_VENCIDO', 'PRESUPUESTO_CAMBIO'],
  }),
  noteCall: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/presupuestos/:id/telefono',
    access: ['workshop'],
    capability: 'presupuestos',
    summary:
      'Note that the client approved lines by telephone: who, when and what was said; the client is told and may object',
    body: AprobacionTelefonica,
    errors: [
      'PRESUPUESTO_NO_ENCONTRADO',
      'PRESUPUESTO_VENCIDO',
      'PRESUPUESTO_CAMBIO',
      'CLIENTE_SIN_TELEFONO',
      'ESTADO_CAMBIO',
    ],
  }),
  object: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/presupuestos/:id/objecion',
    access: ['client'],
    summary: `Object to lines that were noted as approved by telephone, within ${OBJECTION_HOURS} hours of the note; they are rejected then`,
    body: Objecion,
    errors: ['PRESUPUESTO_NO_ENCONTRADO', 'PRESUPUESTO_CAMBIO', 'OBJECION_TARDIA'],
  }),
  withdraw: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/presupuestos/:id/retirar',
    access: ['workshop'],
    capability: 'presupuestos',
    summary: 'Withdraw an unanswered version',
    errors: ['PRESUPUESTO_NO_ENCONTRADO', 'PRESUPUESTO_CAMBIO'],
  }),
};
