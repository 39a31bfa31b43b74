import { z } from 'zod';
import { Hora } from '../../auth/negocios/horario';
import { Autor } from '../../kernel/autor';
import { Id, requiredLines, requiredText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { caracasDay } from '../citas/availability';
import { MAX_LINEAS } from './form';
import { ACCIONES_PRESUPUESTO } from './states';

const instant = z.iso.datetime();

/** An approval by telephone as the workshop noted it on a line, and what its client says to that. */
export const LlamadaLinea = z.object({
  /** Who approved, by name. */
  con: z.string(),
  fecha: instant,
  nota: z.string(),
  anotada: instant,
  /** Until when the client may object. */
  hasta: instant,
  objetada: instant.nullable(),
  objecion: z.string().nullable(),
});
export type LlamadaLinea = z.infer<typeof LlamadaLinea>;

const lines = (message: string) => setOf(Id, MAX_LINEAS, message, message).min(1, message);

/** What a workshop notes of a call: the lines that were approved, by whom, when (Caracas) and what was said. */
export const AprobacionTelefonica = z.object({
  lineas: lines('Marca al menos una línea'),
  con: requiredText('Escribe con quién hablaste', 80, { min: 2 }),
  fecha: caracasDay('Indica el día de la llamada'),
  hora: Hora,
  nota: requiredLines('Anota qué acordaron, en al menos 5 caracteres', 300, { min: 5 }),
});
export type AprobacionTelefonica = z.output<typeof AprobacionTelefonica>;

/** What a client did not approve, although it was noted. */
export const Objecion = z.object({
  lineas: lines('Marca lo que no aprobaste'),
  motivo: requiredLines('Cuéntale al taller qué pasó, en al menos 5 caracteres', 300, { min: 5 }),
});
export type Objecion = z.output<typeof Objecion>;

/** One entry of a version's history; `lineas` says how many it was about. */
export const EntradaPresupuesto = z.object({
  accion: z.enum(ACCIONES_PRESUPUESTO),
  fecha: instant,
  lineas: z.number().int(),
  nota: z.string().nullable(),
  /** Who of the workshop did it, told to the workshop alone; null where the client did. */
  autor: Autor.nullish(),
});
export type EntradaPresupuesto = z.infer<typeof EntradaPresupuesto>;
