import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { bankName } from '@tuerca/contracts/venezuela/bancos';
import type { Destinatario, ConfigEntry, Tasa } from '@tuerca/contracts/system/schemas';
import type { ConfigDoc } from './config.schema';

const DAY = 86_400_000;
/** Days after which a rate warns: a weekend with its Monday holiday is still current. */
const VALID_DAYS = 4;

export const toConfigEntry = (doc: ConfigDoc): ConfigEntry => ({
  nombre: doc._id,
  descripcion: doc.descripcion,
  categoria: doc.categoria,
  tipo: doc.tipo,
  valor: doc.valor,
  ultimaModificacion: doc.ultimaModificacion.toISOString(),
});

/** The rate as everybody sees it; null while nobody has set one. */
export function toTasa(doc: ConfigDoc | undefined, now: Date): Tasa | null {
  if (!doc || typeof doc.valor !== 'number' || doc.valor <= 0) return null;
  const fechaValor = doc.fechaValor ?? caracasDate(doc.ultimaModificacion);
  const days = (Date.parse(caracasDate(now)) - Date.parse(fechaValor)) / DAY;
  return { valor: doc.valor, fechaValor, fuente: doc.fuente ?? 'BCV', antigua: days > VALID_DAYS };
}

/** Who receives payments, out of the entries' values. */
export function toDestinatario(valor: (name: string) => string): Destinatario {
  const banco = valor('pago_banco');
  return {
    banco,
    nombreBanco: bankName(banco),
    titular: valor('pago_titular'),
    rif: valor('pago_rif'),
    telefono: valor('pago_telefono'),
    cuenta: valor('pago_cuenta'),
  };
}
