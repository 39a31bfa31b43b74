import { z } from 'zod';
import { line } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';

/** The reference rate, Bs. per dollar. `fechaValor` is a Caracas date; `antigua` when it should have been renewed. */
export const Tasa = z.object({
  valor: z.number().positive(),
  fechaValor: z.iso.date(),
  fuente: z.string(),
  antigua: z.boolean(),
});
export type Tasa = z.infer<typeof Tasa>;

/** Recipient of payments; each order keeps the one that was shown. */
export const Destinatario = z.object({
  banco: z.string(),
  nombreBanco: z.string(),
  titular: z.string(),
  rif: z.string(),
  telefono: z.string(),
  cuenta: z.string(),
});
export type Destinatario = z.infer<typeof Destinatario>;

/** Public part of the configuration. Delivery tariffs are dollars. */
export const PublicConfig = z.object({
  /** null until the first one is set: until then nothing has a price in Bs., and the shop is not open. */
  tasa: Tasa.nullable(),
  /** There was a rate, it was withdrawn, and none has taken its place. */
  tasaRetirada: z.boolean(),
  iva: z.number(),
  destinatario: Destinatario,
  envio: z.object({ local: Monto, nacionalBase: Monto, nacionalKg: Monto }),
  /** `rechazaComunes`: common passwords are refused here (CLAVE_COMUN). */
  registro: z.object({ claveMin: z.number().int(), rechazaComunes: z.boolean() }),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
/** The configuration of an open shop. */
export type OpenConfig = PublicConfig & { tasa: Tasa };

/** Groups of entries of the configuration. */
export const CONFIG_CATEGORIES = ['tarifas', 'comisiones', 'sistema', 'notificaciones'] as const;
const ConfigValue = z.union([z.number(), z.boolean(), z.string()]);
/** One entry of the configuration. */
export const ConfigEntry = z.object({
  nombre: z.string(),
  descripcion: z.string(),
  categoria: z.enum(CONFIG_CATEGORIES),
  tipo: z.enum(['number', 'boolean', 'string']),
  valor: ConfigValue,
  ultimaModificacion: z.iso.datetime(),
  /** Label on screen. */
  etiqueta: z.string(),
  /** Unit of its value: '%', 'horas'. */
  unidad: z.string().nullable(),
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
  /** Whether a change needs the password again and a reason, and the other administrators are told. */
  sensible: z.boolean(),
  /** Value to come by itself, when a change of the recipient or the rate of a later day waits. */
  pendiente: z.object({ valor: ConfigValue, vigenteDesde: z.iso.datetime() }).nullable(),
  /** Of the rate: a fetched one that moves too far to take effect before an administrator has set it. */
  porConfirmar: z.object({ valor: z.number(), fechaValor: z.iso.date(), fuente: z.string() }).nullable(),
});
export type ConfigEntry = z.infer<typeof ConfigEntry>;

/** An entry by its name. */
export const nameParams = z.object({ name: line().min(1).max(60) });
