import { DAY } from '@tuerca/contracts/kernel/time';
import { NAMED_ACTORS, UNKNOWN_ACTOR } from '@tuerca/contracts/platform/audit/actors';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import type { CambioDestinatario, DatosDestinatario } from '@tuerca/contracts/platform/system/recipient';
import { RECIPIENT_ENTRIES, recipientField } from '@tuerca/contracts/platform/system/rules';
import type { ConfigEntry, Destinatario, Tasa } from '@tuerca/contracts/platform/system/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { pick } from '../common/pick';
import type { ConfigDoc } from './config.schema';
import type { Definition } from './defaults';
import { rateSwitch } from './rate-rules';
import type { CambioDestinatarioDoc } from './recipient-change.schema';

/** Days after which a rate warns: a weekend with its Monday holiday is still current. */
const VALID_DAYS = 4;

/** An entry with what is known of it; `change` is the one of the recipient that is still ahead. */
export function toConfigEntry(
  doc: ConfigDoc,
  definition: Definition,
  change: CambioDestinatarioDoc | null,
): ConfigEntry {
  const { etiqueta, unidad = null, minimo = null, maximo = null, sensible = false } = definition;
  const field = recipientField(doc._id);
  const since = rateSwitch(doc);
  const moves = change && field && change.nuevo[field] !== doc.valor;
  return {
    nombre: doc._id,
    etiqueta,
    descripcion: doc.descripcion,
    categoria: doc.categoria,
    tipo: doc.tipo,
    valor: doc.valor,
    unidad,
    minimo,
    maximo,
    sensible,
    ultimaModificacion: doc.ultimaModificacion.toISOString(),
    pendiente: moves
      ? { valor: change.nuevo[field], vigenteDesde: change.vigenteDesde.toISOString() }
      : since && { valor: doc.proxima!.valor, vigenteDesde: since.toISOString() },
    porConfirmar: doc.porConfirmar ? pick(doc.porConfirmar, ['valor', 'fechaValor', 'fuente']) : null,
  };
}

/** The rate as everybody sees it; null while nobody has set one. */
export function toTasa(doc: ConfigDoc | undefined, now: Date): Tasa | null {
  if (!doc || typeof doc.valor !== 'number' || doc.valor <= 0) return null;
  const fechaValor = doc.fechaValor ?? caracasDate(doc.ultimaModificacion);
  const days = (Date.parse(caracasDate(now)) - Date.parse(fechaValor)) / DAY;
  return { valor: doc.valor, fechaValor, fuente: doc.fuente ?? 'BCV', antigua: days > VALID_DAYS };
}

/** Recipient of payments, with the bank's name. */
const named = (recipient: DatosDestinatario): Destinatario => ({
  banco: recipient.banco,
  nombreBanco: bankName(recipient.banco),
  titular: recipient.titular,
  rif: recipient.rif,
  telefono: recipient.telefono,
  cuenta: recipient.cuenta,
});

/** Recipient of payments, from the entries' values. */
export const toDestinatario = (valor: (name: string) => string): Destinatario =>
  named({
    banco: valor(RECIPIENT_ENTRIES.banco),
    titular: valor(RECIPIENT_ENTRIES.titular),
    rif: valor(RECIPIENT_ENTRIES.rif),
    telefono: valor(RECIPIENT_ENTRIES.telefono),
    cuenta: valor(RECIPIENT_ENTRIES.cuenta),
  });

/** A change of the recipient as administrators see it; `names` are those of accounts. */
export function toCambio(doc: CambioDestinatarioDoc, names: ReadonlyMap<string, string>): CambioDestinatario {
  const actor = (id: string) => ({ id, nombre: NAMED_ACTORS[id] ?? names.get(id) ?? UNKNOWN_ACTOR });
  return {
    _id: String(doc._id),
    estado: doc.estado,
    anterior: named(doc.anterior),
    nuevo: named(doc.nuevo),
    motivo: doc.motivo,
    solicitadoPor: actor(doc.solicitadoPor),
    fechaSolicitud: doc.fecha.toISOString(),
    vigenteDesde: doc.vigenteDesde.toISOString(),
    decididoPor: doc.decididoPor ? actor(doc.decididoPor) : null,
    fechaDecision: doc.fechaDecision?.toISOString() ?? null,
    motivoDecision: doc.motivoDecision,
  };
}
