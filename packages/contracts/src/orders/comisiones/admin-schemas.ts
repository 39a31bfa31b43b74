import { z } from 'zod';
import { capitalLine, Id, nullableLines, requiredReason } from '../../kernel/fields';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { caracasDate } from '../../venezuela/caracas';
import { COMISION_MESSAGES } from './messages';
import { Liquidacion, Porcentaje, Saldo } from './schemas';
import { ESTADOS_LIQUIDACION } from './states';

const instant = z.iso.datetime();
const Tienda = z.object({ _id: Id, nombre: z.string() });
/** Payee of a payout: a store, or a workshop for its labour. */
const Negocio = Tienda.extend({ tipo: z.enum(['tienda', 'taller']) });
const motivo = requiredReason(COMISION_MESSAGES.reasonMissing);
const dias = z
  .number(FIELD_MESSAGES.days)
  .int(FIELD_MESSAGES.wholeDays)
  .min(0, FIELD_MESSAGES.negativeDays)
  .max(90, { error: ({ maximum }) => `Los días no pueden pasar de ${maximum}` });

/** Commissions of the platform on a sale and on a service, in percent, with the stores that pay another one and the changes. */
export const Comisiones = z.object({
  tienda: z.number(),
  taller: z.number(),
  /** Days after the delivery from which a sale is ready for a payout. */
  dias: z.number().int(),
  excepciones: z.array(z.object({ tienda: Tienda, porcentaje: z.number(), fecha: instant })),
  /** The latest changes, newest first; `actor` is the id of their author, `tienda` the store whose own commission it is. */
  historial: z.array(
    z.object({
      fecha: instant,
      actor: z.string(),
      quien: z.string(),
      tienda: Tienda.nullable(),
      objeto: z.string(),
      antes: z.number().nullable(),
      despues: z.number().nullable(),
      motivo: z.string().nullable(),
    }),
  ),
});
export type Comisiones = z.infer<typeof Comisiones>;

/** A change of the commissions; what is left out stays. Orders that are paid already keep theirs. */
export const CambioComisiones = z
  .object({ tienda: Porcentaje.optional(), taller: Porcentaje.optional(), dias: dias.optional(), motivo })
  .refine(({ tienda, taller, dias: days }) => [tienda, taller, days].some((value) => value !== undefined), {
    message: FIELD_MESSAGES.nothingToChange,
    path: ['tienda'],
  });
export type CambioComisiones = z.output<typeof CambioComisiones>;

/** The commission of one store; null goes back to the general one. */
export const ExcepcionComision = z.object({ porcentaje: Porcentaje.nullable(), motivo });

/** Debt to one store, or to one workshop. */
export const SaldoTienda = Saldo.extend({ tienda: Negocio });
export type SaldoTienda = z.infer<typeof SaldoTienda>;

/** A payout as an administrator sees it. */
export const LiquidacionAdmin = Liquidacion.extend({ tienda: Negocio, nota: z.string().nullable() });
export type LiquidacionAdmin = z.infer<typeof LiquidacionAdmin>;

/** Closes the ready entries of a store or workshop up to the end of `hasta` (Caracas date), by default up to now. */
export const NuevaLiquidacion = z.object({
  tiendaId: Id,
  hasta: z.iso
    .date(COMISION_MESSAGES.dateInvalid)
    .refine((date) => date <= caracasDate(new Date()), COMISION_MESSAGES.dateAhead)
    .optional(),
});
/** The transfer that paid it; the same reference again answers the same. */
export const PagoLiquidacion = z.object({
  referencia: capitalLine(COMISION_MESSAGES.referenceMissing)
    .min(4, COMISION_MESSAGES.referenceMissing)
    .max(40, tooLong(40)),
  nota: nullableLines(300),
});
/** Filters of the payouts of all businesses. */
export const liquidacionFilters = { estado: z.enum(ESTADOS_LIQUIDACION).optional(), tiendaId: Id.optional() };
