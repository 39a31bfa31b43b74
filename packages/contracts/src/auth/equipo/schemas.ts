import { z } from 'zod';
import { CARGOS } from '../../kernel/capabilities';
import { Email, Id, nameText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Password } from '../auth/schemas';

const cargo = z.enum(CARGOS, 'Elige un cargo');
const nombre = nameText(FIELD_MESSAGES.nombre, 80);

/** `vencido`: invited, the link has expired. */
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
  /** End of the invitation's validity; null once it was accepted. */
  vence: z.iso.datetime().nullable(),
  aceptado: z.iso.datetime().nullable(),
});
export type Integrante = z.infer<typeof Integrante>;

export const NuevoIntegrante = z.object({ nombre, email: Email, cargo });
export type NuevoIntegrante = z.output<typeof NuevoIntegrante>;
export const CambioCargo = z.object({ cargo });

/** Content of an invitation for its recipient. */
export const Invitacion = z.object({
  negocio: z.string(),
  nombre: z.string(),
  email: z.string(),
  cargo: z.enum(CARGOS),
  vence: z.iso.datetime(),
});
export type Invitacion = z.infer<typeof Invitacion>;

/** Acceptance: the name under which the member works, and the password to sign in with from now on. */
export const AceptarInvitacion = z.object({ nombre, password: Password });
export type AceptarInvitacion = z.output<typeof AceptarInvitacion>;
