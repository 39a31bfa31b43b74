import { z } from 'zod';
import { Hora } from '../../auth/negocios/horario';
import { Autor } from '../../kernel/autor';
import { Id, requiredLines, requiredText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { caracasDay } from '../citas/availability';
import { MAX_LINEAS } from './form';
import { ACCIONES_PRESUPUESTO } from './states';

const instant = z.iso.datetime();

/** An approval by telephone as the workshop noted it on a line, and its client's objection. */
export const LlamadaLinea = z.object({
  /** Name of the approver. */
  con: z.string(),
  fecha: instant,
  nota: z.string(),
  anotada: instant,
  /** End of the client's right to object. */
  hasta: instant,
  objetada: instant.nullable(),
  objecion: z.string().nullable(),
});
export type LlamadaLinea = z.infer<typeof LlamadaLinea>;

const lines = (message: string) => setOf(Id, MAX_LINEAS, message, message).min(1, message);

/** A workshop's note of a call: the lines that were approved, by whom, when (Caracas) and what was said. */
export const AprobacionTelefonica = z.object({
  lineas: lines('Marca al menos una línea'),
  con: requiredText('Escribe con quién hablaste', 80, { min: 2 }),
  fecha: caracasDay('Indica el día de la llamada'),
  hora: Hora,
  nota: requiredLines((min) => `Anota qué acordaron, en al menos ${min} caracteres`, 300, { min: 5 }),
});
export type AprobacionTelefonica = z.output<typeof AprobacionTelefonica>;

/** A client's objection to noted approvals. */
export const Objecion = z.object({
  lineas: lines('Marca lo que no aprobaste'),
  motivo: requiredLines((min) => `Cuéntale al taller qué pasó, en al menos ${min} caracteres`, 300, { min: 5 }),
});
export type Objecion = z.output<typeof Objecion>;

/** One entry of a version's history; `lineas` says how many it was about. */
export const EntradaPresupuesto = z.object({
  accion: z.enum(ACCIONES_PRESUPUESTO),
  fecha: instant,
  lineas: z.number().int(),
  nota: z.string().nullable(),
  /** Its author in the workshop, told to the workshop alone; null where the client did it. */
  autor: Autor.nullish(),
});
export type EntradaPresupuesto = z.infer<typeof EntradaPresupuesto>;
