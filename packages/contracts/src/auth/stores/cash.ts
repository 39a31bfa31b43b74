import { z } from 'zod';
import { dollarPrice } from '../../venezuela/fields';

/** Whether a store takes cash at the pick-up, up to which amount (dollars), and the hours that orders are held. */
export const EfectivoTienda = z.strictObject({
  activo: z.boolean(),
  maximoUSD: dollarPrice(1, 'El monto máximo es de al menos $ 1', 'Escribe el monto máximo'),
  horas: z
    .number('Escribe por cuántas horas apartas el pedido')
    .int('Las horas deben ser un número entero')
    .min(2, 'Aparta los pedidos por lo menos 2 horas')
    .max(72, 'Aparta los pedidos 72 horas como máximo'),
});
export type EfectivoTienda = z.infer<typeof EfectivoTienda>;
/** Of a store that set nothing. */
export const DEFAULT_CASH: EfectivoTienda = { activo: false, maximoUSD: 100, horas: 24 };
