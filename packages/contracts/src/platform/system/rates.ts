import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';
import { MotivoCambio } from './recipient';
import { Tasa } from './schemas';

/** State of a rate: of a later day, in force, of an earlier day, or withdrawn. */
const ESTADOS_TASA = ['proxima', 'vigente', 'anterior', 'retirada'] as const;

const count = z.number().int().min(0);

/** A figure and its Caracas date name a rate: two quotes of the same name stand or fall together. */
export const NombreTasa = Tasa.pick({ valor: true, fechaValor: true });
export type NombreTasa = z.output<typeof NombreTasa>;

/** A rate as administrators know it, with the numbers of orders, completed appointments and paid plans at it. */
export const TasaConocida = NombreTasa.extend({
  fuente: z.string(),
  estado: z.enum(ESTADOS_TASA),
  pedidos: count,
  citas: count,
  planes: count,
  /** Of a withdrawn one. */
  retirada: z.object({ fecha: z.iso.datetime(), motivo: z.string() }).nullable(),
});
export type TasaConocida = z.infer<typeof TasaConocida>;

/** Most of each kind that are listed of one rate. */
export const MADE_AT_RATE = 200;
/** A completed appointment, or a paid plan, at one rate. */
export const HechoATasa = z.object({
  tipo: z.enum(['cita', 'plan']),
  _id: Id,
  /** The service, or the plan. */
  nombre: z.string(),
  /** The client, or the seller. */
  persona: z.object({ _id: Id, nombre: z.string() }),
  /** The workshop of an appointment. */
  taller: z.string().nullable(),
  /** Time of completion, or of request. */
  fecha: z.iso.datetime(),
  tasa: z.number(),
  /** In Bs. */
  monto: Monto,
});
export type HechoATasa = z.infer<typeof HechoATasa>;

/** Withdraws the rate of this name, whether or not it is in force. */
export const RetiroTasa = NombreTasa.extend({ valor: NombreTasa.shape.valor.max(1e9), motivo: MotivoCambio });
export type RetiroTasa = z.output<typeof RetiroTasa>;
