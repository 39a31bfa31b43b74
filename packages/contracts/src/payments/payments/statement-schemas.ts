import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';
import { MovimientoBanco, Razon } from './admin-schemas';
import { FUERZAS, GRUPOS_MOVIMIENTO, RESULTADOS_CONFIRMACION } from './statement-states';
import { METODOS_PAGO } from './states';

/** A statement that was imported. `movimientos` counts its rows, of which `nuevos` were not known from another one. */
export const Extracto = z.object({
  _id: Id,
  nombre: z.string(),
  bancoReceptor: z.string(),
  bancoReceptorNombre: z.string(),
  fecha: z.iso.datetime(),
  por: z.string(),
  desde: z.string(),
  hasta: z.string(),
  movimientos: z.number().int(),
  nuevos: z.number().int(),
  repetidos: z.number().int(),
  /** Rows that are no money received. */
  omitidos: z.number().int(),
  total: Monto,
  /** Bad rows; of many, the first 50. */
  errores: z.array(z.object({ linea: z.number().int(), motivo: z.string() })),
  totalErrores: z.number().int(),
});
export type Extracto = z.infer<typeof Extracto>;

/** A statement that was just sent: `yaExistia` when the same file had been taken before. */
export const ExtractoSubido = Extracto.extend({ yaExistia: z.boolean() });
/** A statement with how many of its movements stand in each group now. */
export const ExtractoDetalle = Extracto.extend({ conteos: z.record(z.enum(GRUPOS_MOVIMIENTO), z.number().int()) });
export type ExtractoDetalle = z.infer<typeof ExtractoDetalle>;

/** A payment that a movement may have paid, with the comparisons. */
export const Candidato = z.object({
  pagoId: Id,
  orderNumber: z.string(),
  cliente: z.string(),
  metodoPago: z.enum(METODOS_PAGO),
  referencia: z.string().nullable(),
  monto: Monto,
  fechaPago: z.string(),
  bancoEmisorNombre: z.string(),
  fuerza: z.enum(FUERZAS),
  razones: z.array(Razon),
});
export type Candidato = z.infer<typeof Candidato>;
/** A movement of a statement with its proposals, the strongest first. */
export const PropuestaConciliacion = z.object({
  movimiento: MovimientoBanco,
  grupo: z.enum(GRUPOS_MOVIMIENTO),
  candidatos: z.array(Candidato),
  /** The payment that rests on it already. */
  pago: z.object({ _id: Id, orderNumber: z.string() }).nullable(),
});
export type PropuestaConciliacion = z.infer<typeof PropuestaConciliacion>;
/** One payment of a bulk confirmation, and what became of it. */
export const Confirmacion = z.object({
  pagoId: Id,
  movimientoId: Id,
  orderNumber: z.string().nullable(),
  resultado: z.enum(RESULTADOS_CONFIRMACION),
});
export type Confirmacion = z.infer<typeof Confirmacion>;
