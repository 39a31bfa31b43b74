import { z } from 'zod';
import { CARGOS } from '../../kernel/capabilities';
import { Email, Id, nameText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Password } from '../auth/schemas';

const cargo = z.enum(CARGOS, 'Elige un cargo');
const nombre = nameText(FIELD_MESSAGES.nombre, 80);

/** `vencido`: invited, and the link is over. */
export const ESTADOS_INTEGRANTE = ['invitado', 'vencido', 'activo'] as const;
export type EstadoIntegrante = (typeof ESTADOS_INTEGRANTE)[number];

/** Somebody of a business's team, or invited to it. */
export const Integrante = z.object({
  _id: Id,
  nombre: z.string(),
  email: z.string(),
  cargo: z.enum(CARGOS),
  estado: z.enum(ESTADOS_INTEGRANTE),
  invitado: z.iso.datetime(),
  /** Until when the invitation's link holds; null once it was accepted. */
  vence: z.iso.datetime().nullable(),
  aceptado: z.iso.datetime().nullable(),
});
export type Integrante = z.infer<typeof Integrante>;

export const NuevoIntegrante = z.object({ nombre, email: Email, cargo });
export type NuevoIntegrante = z.output<typeof NuevoIntegrante>;
export const CambioCargo = z.object({ cargo });

/** What an invitation says to whoever opens its link. */
export const Invitacion = z.object({
  negocio: z.string(),
  nombre: z.string(),
  email: z.string(),
  cargo: z.enum(CARGOS),
  vence: z.iso.datetime(),
});
export type Invitacion = z.infer<typeof Invitacion>;

/** Accepting: the name under which one works, and the password with which one signs in from now on. */
export const AceptarInvitacion = z.object({ nombre, password: Password });
export type AceptarInvitacion = z.output<typeof AceptarInvitacion>;
