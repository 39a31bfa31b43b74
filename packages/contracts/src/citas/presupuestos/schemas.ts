import { z } from 'zod';
import { FITS } from '../../auth/garaje/ajuste';
import { Id } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';
import { EntradaPresupuesto, LlamadaLinea } from './calls';
import { ESTADOS_LINEA, SHOWN_ESTADOS_PRESUPUESTO } from './states';

/** Kind of a line: the workshop's work, or a part that a store sells. */
export const TIPOS_LINEA = ['mano_obra', 'repuesto'] as const;
export type TipoLinea = (typeof TIPOS_LINEA)[number];

const instant = z.iso.datetime();

/** The part of a line as its store sells it now, whatever it cost when the line was written; `precio` in dollars. */
export const RepuestoLinea = z.object({
  _id: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  tienda: z.object({ _id: Id, nombre: z.string() }),
  precio: Monto,
  stock: z.number().int(),
  /** Whether as many units as the line asks for can be bought now. */
  disponible: z.boolean(),
  /** Whether it fits the appointment's vehicle. */
  ajuste: z.enum(FITS),
});
export type RepuestoLinea = z.infer<typeof RepuestoLinea>;

/** A line; `precio` and `subtotal` in dollars, `…Bs` at the day's rate. `producto` is null for work, and for a part that is gone. */
export const LineaPresupuesto = z.object({
  _id: Id,
  tipo: z.enum(TIPOS_LINEA),
  descripcion: z.string(),
  cantidad: z.number(),
  precio: Monto,
  precioBs: Monto,
  subtotal: Monto,
  subtotalBs: Monto,
  estado: z.enum(ESTADOS_LINEA),
  productoId: Id.nullable(),
  producto: RepuestoLinea.nullable(),
  /** The workshop noted that it was approved by telephone. */
  llamada: LlamadaLinea.nullable(),
});
export type LineaPresupuesto = z.infer<typeof LineaPresupuesto>;

/** Sums in dollars, `…Bs` at the day's rate. */
export const TotalesPresupuesto = z.object({
  manoObra: Monto,
  repuestos: Monto,
  total: Monto,
  totalBs: Monto,
  /** Of the lines that the client approved. */
  aprobado: Monto,
  aprobadoBs: Monto,
});

/** One version of a workshop's proposal for an appointment. */
export const Presupuesto = z.object({
  _id: Id,
  citaId: Id,
  /** From 1; a newer one replaces it while it is unanswered. */
  version: z.number().int(),
  estado: z.enum(SHOWN_ESTADOS_PRESUPUESTO),
  taller: z.object({ _id: Id, nombre: z.string() }),
  vehiculo: z.object({ marca: z.string(), modelo: z.string(), anio: z.number().int() }),
  lineas: z.array(LineaPresupuesto),
  totales: TotalesPresupuesto,
  notas: z.string().nullable(),
  /** End of the client's time to answer: that of a day in Caracas. */
  vence: instant,
  respondido: instant.nullable(),
  /** Comment of the client with the answer. */
  comentario: z.string().nullable(),
  /** History of events, oldest first. */
  historial: z.array(EntradaPresupuesto),
  createdAt: instant,
});
export type Presupuesto = z.infer<typeof Presupuesto>;
