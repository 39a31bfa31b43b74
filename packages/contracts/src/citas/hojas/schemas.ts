import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { ESTADOS_GARANTIA } from '../../products/products/warranty';
import { Monto } from '../../venezuela/fields';
import { TIPOS_VEHICULO } from '../../venezuela/tipos-vehiculo';
import { FUENTES, TIPOS_EVENTO } from './rules';

const text = z.string().nullable();
/** Caracas date. */
const date = z.string();
const kilometres = z.number().int().nullable();

/** `hasta` is its last date, `hastaKilometros` its last odometer reading; `texto` are the store's own words. */
export const GarantiaEvento = z.object({
  estado: z.enum(ESTADOS_GARANTIA),
  hasta: text,
  hastaKilometros: kilometres,
  texto: text,
});
export type GarantiaEvento = z.infer<typeof GarantiaEvento>;

/** Public part of an entry. */
export const EventoPublico = z.object({
  tipo: z.enum(TIPOS_EVENTO),
  fuente: z.enum(FUENTES),
  fecha: date,
  titulo: z.string(),
  /** The works done, one line each; the units of a part. */
  detalles: z.array(z.string()),
  /** Workshop, store, or text of the owner. */
  lugar: text,
  /** The public page of the workshop or store. */
  ruta: text,
  kilometraje: kilometres,
  /** The reading does not agree with the others. */
  kilometrajeDudoso: z.boolean(),
  garantia: GarantiaEvento.nullable(),
});
export type EventoPublico = z.infer<typeof EventoPublico>;

/** Reason for an entry in this record: its own plate or garage vehicle, a part that fits no other one, by hand. */
export const ASIGNACIONES = ['vehiculo', 'placa', 'compatibilidad', 'manual', 'propio'] as const;

/** An entry as the owner reads it; amounts as they were paid. */
export const EventoHoja = EventoPublico.extend({
  /** 'cita:…', 'repuesto:…' (both can be assigned to another vehicle) or 'registro:…'. */
  origen: z.string(),
  asignacion: z.enum(ASIGNACIONES),
  /** Parts that the client approved in the appointment's presupuesto. */
  repuestos: z.array(z.string()),
  nota: text,
  precio: Monto.nullable(),
  precioBs: Monto.nullable(),
  /** False for a part that is paid and not delivered yet: it is hidden from others. */
  entregado: z.boolean(),
  citaId: Id.nullable(),
  /** Number of the order. */
  pedido: text,
  registroId: Id.nullable(),
});
export type EventoHoja = z.infer<typeof EventoHoja>;

/** The record in figures. */
export const ResumenHoja = z.object({
  kilometraje: z.object({ valor: z.number().int(), fecha: date }).nullable(),
  trabajos: z.number().int(),
  repuestos: z.number().int(),
  propios: z.number().int(),
  garantiasVigentes: z.number().int(),
  /** Date of the oldest entry. */
  desde: text,
});
export type ResumenHoja = z.infer<typeof ResumenHoja>;

/** A link under which anybody may read the record, until its owner ends it. */
export const EnlaceHoja = z.object({
  token: z.string(),
  creado: z.iso.datetime(),
  visitas: z.number().int(),
  ultimaVisita: z.iso.datetime().nullable(),
});
export type EnlaceHoja = z.infer<typeof EnlaceHoja>;

/** A purchase or work of the client without a known vehicle. */
export const SinAsignar = z.object({
  origen: z.string(),
  tipo: z.enum(TIPOS_EVENTO),
  fecha: date,
  titulo: z.string(),
  lugar: text,
});
export type SinAsignar = z.infer<typeof SinAsignar>;

const vehicle = {
  marca: z.string(),
  modelo: z.string(),
  anio: z.number().int(),
  motor: text,
  tipo: z.enum(TIPOS_VEHICULO).nullable(),
  placa: text,
};

/** The record of a vehicle for its owner, newest entry first. */
export const HojaDeVida = z.object({
  vehiculo: z.object({ _id: Id, ...vehicle }),
  resumen: ResumenHoja,
  eventos: z.array(EventoHoja),
  sinAsignar: z.array(SinAsignar),
  enlace: EnlaceHoja.nullable(),
});
export type HojaDeVida = z.infer<typeof HojaDeVida>;

/** The record as its link shows it: no person, no price, the plate in part. */
export const HojaPublica = z.object({
  vehiculo: z.object(vehicle),
  resumen: ResumenHoja,
  eventos: z.array(EventoPublico),
});
export type HojaPublica = z.infer<typeof HojaPublica>;
