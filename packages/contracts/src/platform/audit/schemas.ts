import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { AUDIT_ACTIONS, type AuditAction } from './actions';

const Accion = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]], 'Esa acción no existe');

/** Author: an account with its name, or one of NAMED_ACTORS with theirs. */
export const Actor = z.object({ id: z.string(), nombre: z.string() });
export type Actor = z.infer<typeof Actor>;

/** A line of the audit log. */
export const LineaAuditoria = z.object({
  _id: Id,
  fecha: z.iso.datetime(),
  actor: Actor,
  /** A name of AUDIT_ACTIONS, or an older one. */
  accion: z.string(),
  /** The action in words. */
  descripcion: z.string(),
  /** Object: 'usuario:<id>', 'configuracion:<name>'. */
  objeto: z.string(),
  motivo: z.string().nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type LineaAuditoria = z.infer<typeof LineaAuditoria>;

/** A line with its change; `antes` is null for a creation, `despues` for a deletion. */
export const LineaAuditoriaDetalle = LineaAuditoria.extend({
  antes: z.unknown(),
  despues: z.unknown(),
  /** The difference, field by field, by dotted paths; lists are compared as a whole. */
  cambios: z.array(z.object({ campo: z.string(), antes: z.unknown(), despues: z.unknown() })),
});
export type LineaAuditoriaDetalle = z.infer<typeof LineaAuditoriaDetalle>;

/** Page facts, and the actors to filter the log by: the present administrators. */
export const AuditMeta = Meta.extend({ actores: z.array(Actor) });

const date = z.iso.date(FIELD_MESSAGES.invalidDate).optional();
/** Filters of the log: exact but for `q`, which searches the reasons; dates are of Caracas, both inclusive. */
export const auditFilters = {
  actor: queryText(40),
  accion: Accion.optional(),
  objeto: queryText(80),
  requestId: queryText(64),
  desde: date,
  hasta: date,
  q: queryText(80),
};
