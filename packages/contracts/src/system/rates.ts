import { z } from 'zod';
import { Motivo } from './recipient';
import { Tasa } from './schemas';

/** Where a rate stands: one of a later day, the one in force, one that held before, or one that was withdrawn. */
const ESTADOS_TASA = ['proxima', 'vigente', 'anterior', 'retirada'] as const;

/** A figure and its Caracas date name a rate: two quotes of the same name stand or fall together. */
export const NombreTasa = Tasa.pick({ valor: true, fechaValor: true });
export type NombreTasa = z.output<typeof NombreTasa>;

/** A rate as administrators know it, with how many orders were made at it. */
export const TasaConocida = NombreTasa.extend({
  fuente: z.string(),
  estado: z.enum(ESTADOS_TASA),
  pedidos: z.number().int().min(0),
  /** Of a withdrawn one. */
  retirada: z.object({ fecha: z.iso.datetime(), motivo: z.string() }).nullable(),
});
export type TasaConocida = z.infer<typeof TasaConocida>;

/** Withdraws the rate of this name, whichever is in force by then. */
export const RetiroTasa = NombreTasa.extend({ valor: NombreTasa.shape.valor.max(1e9), motivo: Motivo });
export type RetiroTasa = z.output<typeof RetiroTasa>;
