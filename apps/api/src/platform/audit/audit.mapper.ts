import { AUDIT_ACTIONS } from '@tuerca/contracts/platform/audit/actions';
import { NAMED_ACTORS, UNKNOWN_ACTOR } from '@tuerca/contracts/platform/audit/actors';
import { type FieldDifference, fieldDifferences } from '@tuerca/contracts/platform/audit/difference';
import type { LineaAuditoria, LineaAuditoriaDetalle } from '@tuerca/contracts/platform/audit/schemas';
import type { AuditoriaDoc } from './auditoria.schema';

/** Ids of documents and dates as texts, as an answer carries them. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The action in words; one that the code no longer knows by its name. */
const wordsOf = (accion: string): string => (AUDIT_ACTIONS as Record<string, string>)[accion] ?? accion;

/** A line; `names` are those of the accounts. */
export const toLine = (doc: AuditoriaDoc, names: ReadonlyMap<string, string>): LineaAuditoria => ({
  _id: String(doc._id),
  fecha: doc.fecha.toISOString(),
  actor: { id: doc.actor, nombre: NAMED_ACTORS[doc.actor] ?? names.get(doc.actor) ?? UNKNOWN_ACTOR },
  accion: doc.accion,
  descripcion: wordsOf(doc.accion),
  objeto: doc.objeto,
  motivo: doc.motivo ?? null,
  ip: doc.ip ?? null,
  requestId: doc.requestId ?? null,
});

/** Fields that a line changed, with their values before and after. */
export const toDifferences = (doc: AuditoriaDoc): FieldDifference[] =>
  fieldDifferences(plain(doc.antes), plain(doc.despues));

/** A line with both states and their difference. */
export const toLineDetail = (doc: AuditoriaDoc, names: ReadonlyMap<string, string>): LineaAuditoriaDetalle => ({
  ...toLine(doc, names),
  antes: plain(doc.antes),
  despues: plain(doc.despues),
  cambios: toDifferences(doc),
});
