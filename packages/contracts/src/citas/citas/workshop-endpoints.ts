import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams } from '../../kernel/fields';
import { CancelacionCita } from './changes';
import { CambioEstado, Diagnostico, Finalizacion, NuevaCitaTaller, PrecioFinal, Trabajos } from './inputs';
import { ClientesQuery, DiaQuery, MesQuery } from './queries';
import { Cita, HorasDelDia, HorasDelMes } from './schemas';
import { ClienteTaller, EstadisticasTaller } from './statistics';
import { UNDO_HOURS } from './undo';
import { Correccion, Deshacer } from './undo-inputs';

const workshop = ['workshop'] as const;
const moves = ['CITA_NO_ENCONTRADA', 'ESTADO_CAMBIO'] as const;
/** Of every call that sets a price. */
const prices = ['PRECIO_SIN_MOTIVO', 'TRABAJO_CAMBIO'] as const;
/** A change of one of my appointments. */
const change = { method: 'PUT', access: workshop, params: idParams, response: Cita, errors: moves } as const;

/** Calls of a workshop on its appointments. */
export const citasTaller = {
  create: endpoint({
    method: 'POST',
    path: '/api/cita/mecanica/taller',
    access: workshop,
    capability: 'agenda',
    summary: 'Book for a client who has been here before, or who has no account; confirmed at once, at any free minute',
    body: NuevaCitaTaller,
    response: Cita,
    status: 201,
    idempotent: true,
    errors: [
      'NO_ENCONTRADO',
      'SERVICIO_NO_ENCONTRADO',
      'SERVICIO_DE_OTRO_TALLER',
      'HORA_NO_DISPONIBLE',
      'FECHA_PASADA',
      'FUERA_DE_HORARIO',
      'FECHA_MUY_LEJANA',
      'DURACION_NO_AGENDABLE',
      'CITA_REPETIDA',
      'HORA_FUERA_DE_LO_NORMAL',
    ],
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/taller/horas/:id',
    access: workshop,
    capability: 'agenda',
    summary: 'Days and times of a month at which I can book a service of mine: without notice, beyond the horizon',
    params: idParams,
    query: MesQuery,
    response: HorasDelMes,
    errors: ['SERVICIO_NO_ENCONTRADO'],
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/taller/horas/:id/dia',
    access: workshop,
    capability: 'agenda',
    summary:
      'Every time of a day, to five minutes, at which I can begin a service of mine, with the bays that are free',
    params: idParams,
    query: DiaQuery,
    response: HorasDelDia,
    errors: ['SERVICIO_NO_ENCONTRADO'],
  }),
  confirm: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/confirmar',
    capability: 'agenda',
    summary: 'Confirm a pending appointment; its time is checked again',
    errors: [...moves, 'HORA_NO_DISPONIBLE', 'FECHA_PASADA', 'FUERA_DE_HORARIO'],
  }),
  reject: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/rechazar',
    capability: 'agenda',
    summary: 'Refuse a pending appointment, or cancel a confirmed one, with the reason that the client reads',
    body: CancelacionCita,
  }),
  noShow: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/no-asistio',
    capability: 'agenda',
    summary: 'The client did not come; only once the appointment has begun',
  }),
  estado: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/estado',
    capability: 'trabajos',
    summary: 'Move an appointment along the table of states, with what is noted about the work',
    body: CambioEstado,
    errors: [...moves, 'HORA_NO_DISPONIBLE', ...prices, 'PRECIO_FINAL_REQUERIDO'],
  }),
  diagnostico: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/diagnostico',
    capability: 'trabajos',
    summary: 'Write the diagnosis of a confirmed or running appointment',
    body: Diagnostico,
  }),
  trabajos: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/trabajos',
    capability: 'trabajos',
    summary: 'Write the list of works done',
    body: Trabajos,
  }),
  precio: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/precio',
    capability: 'trabajos',
    summary:
      'Set the final price (dollars) before completion; above what was approved with a reason, and of a member another price than the approved or listed one waits for the owner (precioPropuesto)',
    body: PrecioFinal,
    errors: [...moves, ...prices],
  }),
  complete: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/completar',
    capability: 'trabajos',
    summary:
      'Complete a running appointment with final price and warranty; the bay is free from then on. With a price that waits for the owner (as in /precio) it stays in progress',
    body: Finalizacion,
    errors: [...moves, ...prices],
  }),
  undo: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/deshacer',
    capability: ['agenda', 'trabajos'],
    summary: `Take a start or a missed appointment back to confirmada; of a missed one within ${UNDO_HOURS} hours and while a bay is free at its time`,
    body: Deshacer,
    errors: [...moves, 'HORA_NO_DISPONIBLE', 'CITA_REPETIDA', 'CORRECCION_TARDIA'],
  }),
  correct: endpoint({
    ...change,
    path: '/api/cita/mecanica/:id/corregir',
    capability: 'trabajos',
    summary: `Correct price or work of a completed appointment within ${UNDO_HOURS} hours, with the reason that the client reads`,
    body: Correccion,
    errors: [...moves, ...prices, 'CORRECCION_TARDIA'],
  }),
  customers: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/clientes/:id',
    access: workshop,
    capability: 'clientes',
    summary: 'Who has had an appointment here; id is my own',
    params: idParams,
    query: ClientesQuery,
    response: z.array(ClienteTaller),
    meta: Meta,
    errors: ['NO_ENCONTRADO'],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/estadisticas/:id',
    access: workshop,
    summary: 'My workshop in figures; id is my own',
    params: idParams,
    response: EstadisticasTaller,
    errors: ['NO_ENCONTRADO'],
  }),
};
