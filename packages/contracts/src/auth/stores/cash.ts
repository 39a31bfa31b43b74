import { z } from 'zod';
import { dollarPrice } from '../../venezuela/fields';

/** Hours for which a store may hold an order that is paid in cash. */
export const CASH_HOURS = { min: 2, max: 72 } as const;
/** Whether a store takes cash at the pick-up, up to which amount (dollars), and the hours that orders are held. */
export const EfectivoTienda = z.strictObject({
  activo: z.boolean(),
  maximoUSD: dollarPrice(1, 'El monto máximo es de al menos $ 1', 'Escribe el monto máximo'),
  horas: z
    .number('Escribe por cuántas horas apartas el pedido')
    .int('Las horas deben ser un número entero')
    .min(CASH_HOURS.min, `Aparta los pedidos por lo menos ${CASH_HOURS.min} horas`)
    .max(CASH_HOURS.max, `Aparta los pedidos ${CASH_HOURS.max} horas como máximo`),
});
export type EfectivoTienda = z.infer<typeof EfectivoTienda>;
/** Of a store that set nothing. */
export const DEFAULT_CASH: EfectivoTienda = { activo: false, maximoUSD: 100, horas: 24 };
