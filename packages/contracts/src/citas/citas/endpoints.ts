import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams } from '../../kernel/fields';
import { Calificacion, CancelacionCita, Reprogramacion } from './changes';
import { NuevaCita } from './inputs';
import { CitaQuery, MesQuery } from './queries';
import { TIME_REFUSALS } from './refusals';
import { Cita, CitaList, HorasDelMes } from './schemas';

const parties = ['client', 'workshop'] as const;
const client = ['client'] as const;
const one = { params: idParams, response: Cita } as const;
const moves = ['CITA_NO_ENCONTRADA', 'ESTADO_CAMBIO'] as const;

/** Booking an appointment, and what client and workshop both do with it. */
export const citas = {
  list: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica',
    access: parties,
    capability: 'citas',
    summary: 'My appointments: the page itself for a client, `citas` and `totalPages` for a workshop',
    query: CitaQuery,
    response: CitaList,
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/cita/mecanica',
    access: client,
    summary: 'Book a service; the time is held while the workshop decides',
    body: NuevaCita,
    response: Cita,
    status: 201,
    idempotent: true,
    errors: [
      ...TIME_REFUSALS,
      'SERVICIO_NO_ENCONTRADO',
      'SERVICIO_DE_OTRO_TALLER',
      'VEHICULO_NO_ENCONTRADO',
      'CITA_NO_ENCONTRADA',
      'CITA_REPETIDA',
      'DEMASIADAS_CITAS',
      'INASISTENCIAS',
      'CODIGO_NO_VIGENTE',
      'CODIGO_AGOTADO',
      'CODIGO_NO_APLICA',
    ],
    limit: 60,
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: '/api/cita/mecanica/:id',
    access: parties,
    capability: 'citas',
    summary: 'One appointment of mine',
    errors: ['CITA_NO_ENCONTRADA'],
  }),
  cancel: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/cita/mecanica/:id/cancel',
    access: client,
    summary: 'Cancel my appointment, while the workshop’s notice allows it',
    body: CancelacionCita,
    errors: [...moves, 'CANCELACION_TARDIA'],
  }),
  rate: endpoint({
    ...one,
    method: 'POST',
    path: '/api/cita/mecanica/:id/rate',
    access: client,
    summary: 'Rate a completed appointment; becomes my verified review of the workshop',
    body: Calificacion,
    idempotent: true,
    errors: [...moves, 'CITA_YA_CALIFICADA'],
    limit: 20,
  }),
  reschedule: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/cita/mecanica/:id/reprogramar',
    access: parties,
    capability: 'agenda',
    summary: 'Move an appointment; takes the new time and gives back the old one in one write',
    body: Reprogramacion,
    errors: [...moves, ...TIME_REFUSALS, 'CANCELACION_TARDIA', 'MISMA_HORA', 'HORA_FUERA_DE_LO_NORMAL'],
  }),
  keep: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/cita/mecanica/:id/mantener',
    access: client,
    summary: 'Keep my appointment although its parts are late or were cancelled',
    errors: moves,
  }),
  times: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/:id/horas',
    access: parties,
    capability: 'agenda',
    summary: 'Days and times of a month to which an appointment can be moved; its own counts as free',
    params: idParams,
    query: MesQuery,
    response: HorasDelMes,
    errors: ['CITA_NO_ENCONTRADA'],
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/:id/factura',
    access: parties,
    summary: 'Comprobante of a completed appointment as PDF',
    params: idParams,
    query: z.object({ format: z.literal('pdf').optional() }),
    response: z.unknown(),
    binary: 'application/pdf',
    errors: moves,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/:id/calendario.ics',
    access: parties,
    capability: 'citas',
    summary: 'The appointment as a calendar file',
    params: idParams,
    response: z.unknown(),
    binary: 'text/calendar',
    errors: ['CITA_NO_ENCONTRADA'],
  }),
};
