import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id } from '../../kernel/fields';
import { Disponibilidad, DisponibilidadInput } from './availability';
import { CitaSinDecision, DisponibilidadCambio } from './closing';
import { AgendaQuery, MesQuery, PrimerasHorasQuery } from './queries';
import { Agenda, CitaAfectada, HorasDelMes, PrimeraHora } from './schemas';

const workshop = ['workshop'] as const;
const path = '/api/cita/mecanica/disponibilidad/:tallerId';
const params = z.object({ tallerId: Id });
const effect = z.object({ citas: z.array(CitaSinDecision) });

/** Availability of workshops. */
export const disponibilidad = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary: 'When a workshop takes appointments',
    params,
    response: Disponibilidad,
    errors: ['TALLER_NO_ENCONTRADO'],
  }),
  update: endpoint({
    method: 'PUT',
    path,
    access: workshop,
    summary:
      'Save my availability; appointments outside of it are answered and stay, or are moved and cancelled as decided with it',
    params: z.object({ tallerId: Id.optional() }),
    body: DisponibilidadCambio,
    response: Disponibilidad.extend({ afectadas: z.array(CitaAfectada) }),
    aliases: [
      ['PUT', '/api/cita/mecanica/disponibilidad'],
      ['PUT', '/apicita/mecanica/disponibilidad/:tallerId'],
    ],
    errors: ['NO_ENCONTRADO', 'ESTADO_CAMBIO', 'CITAS_SIN_DECISION', 'HORA_NUEVA_NO_DISPONIBLE'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/efecto`,
    access: workshop,
    summary: 'Which appointments an edit of my availability would leave outside; saves nothing',
    params,
    body: DisponibilidadInput,
    response: effect,
    errors: ['NO_ENCONTRADO'],
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/horas/:servicioId',
    access: 'public',
    summary: 'Days and times of a month at which a service can be booked',
    params: z.object({ servicioId: Id }),
    query: MesQuery,
    response: HorasDelMes,
    errors: ['SERVICIO_NO_ENCONTRADO'],
  }),
  first: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/horas',
    access: 'public',
    summary:
      'First time at which each of these services can be booked; those that cannot be booked at all are left out',
    query: PrimerasHorasQuery,
    response: z.array(PrimeraHora),
  }),
  agenda: endpoint({
    method: 'GET',
    path: '/api/cita/mecanica/agenda/:tallerId',
    access: workshop,
    capability: 'citas',
    summary: 'My days with their hours, blocks and appointments; cancelled ones are left out',
    params,
    query: AgendaQuery,
    response: Agenda,
    errors: ['NO_ENCONTRADO'],
  }),
};
