import { z } from 'zod';
import { TEAM_ROLES } from '../../kernel/capabilities';
import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import { LinkToken } from '../auth/schemas';
import { AceptarInvitacion, CambioCargo, Integrante, Invitacion, NuevoIntegrante } from './schemas';

const path = '/api/equipo';
/** Of the owner alone: no capability opens them to a member. */
const owner = { access: TEAM_ROLES } as const;
const one = { ...owner, params: idParams, response: Integrante } as const;
const link = { path: '/api/invitaciones/:token', access: 'public', params: z.object({ token: LinkToken }) } as const;

/** The team of a store or workshop, and the invitations to it. */
export const equipo = {
  list: endpoint({
    ...owner,
    method: 'GET',
    path,
    summary: 'My team and my open invitations, the newest first',
    response: z.array(Integrante),
  }),
  invite: endpoint({
    ...owner,
    method: 'POST',
    path,
    // Gives powers over the business: a stolen access token must not be enough.
    reauth: true,
    summary: 'Invite a person by mail; an address that cannot join is answered alike, and told by mail',
    body: NuevoIntegrante,
    response: Integrante,
    status: 201,
    idempotent: true,
    errors: ['INTEGRANTE_REPETIDO', 'EQUIPO_LLENO', 'DEMASIADAS_SOLICITUDES'],
    limit: 20,
  }),
  setCargo: endpoint({
    ...one,
    method: 'PUT',
    path: `${path}/:id`,
    reauth: true,
    summary: 'Give a member, or somebody invited, another position; open sessions follow within two seconds',
    body: CambioCargo,
    errors: ['INTEGRANTE_NO_ENCONTRADO'],
  }),
  resend: endpoint({
    ...one,
    method: 'POST',
    path: `${path}/:id/reenviar`,
    summary: 'Mail an invitation again with a new link; the one before stops working',
    errors: ['INTEGRANTE_NO_ENCONTRADO', 'ESTADO_CAMBIO', 'DEMASIADAS_SOLICITUDES'],
    limit: 20,
  }),
  remove: endpoint({
    ...owner,
    method: 'DELETE',
    path: `${path}/:id`,
    params: idParams,
    summary: 'Withdraw an invitation, or end a membership: its sessions and sockets end at once',
    response: z.null(),
    errors: ['INTEGRANTE_NO_ENCONTRADO'],
  }),
  invitation: endpoint({
    ...link,
    method: 'GET',
    summary: 'What a mailed invitation says',
    response: Invitacion,
    errors: ['INVITACION_VENCIDA'],
    limit: 30,
  }),
  accept: endpoint({
    ...link,
    method: 'POST',
    summary: 'Accept a mailed invitation, once: the account is made, or enters the team with this password',
    body: AceptarInvitacion,
    response: z.null(),
    errors: ['INVITACION_VENCIDA', 'CLAVE_COMUN'],
    limit: 20,
  }),
};
