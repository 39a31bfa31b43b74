import { z } from 'zod';
import { Hora } from '../negocios/horario';
import type { Courier } from '../orders/tracking';
import { ESTADO_NAMES } from '../venezuela/estados';
import { dollarPrice } from '../venezuela/fields';
import { DEFAULT_PREPARATION } from './arrival';
import { DELIVERY_MESSAGES } from './messages';
import { placeKey } from './place';

const wholeDays = (max: number) =>
  z
    .number('Los días deben ser un número')
    .int('Los días deben ser un número entero')
    .min(0, 'Los días no pueden ser negativos')
    .max(max, `Escribe como máximo ${max} días`);
const Dias = z
  .strictObject({ desde: wholeDays(20), hasta: wholeDays(20) })
  .refine(({ desde, hasta }) => desde <= hasta, { message: DELIVERY_MESSAGES.daysReversed, path: ['hasta'] });
const Costo = dollarPrice(0, 'El costo no puede ser negativo');

/** Where a store delivers itself, in dollars a parcel; `ciudad` null is the whole state. */
const Zona = z.strictObject({
  estado: z.enum(ESTADO_NAMES, 'Elige el estado'),
  ciudad: z.string().trim().min(1, 'Escribe la ciudad').max(80, 'Usa como máximo 80 caracteres').nullable(),
  costoUSD: Costo,
  dias: Dias,
});
/** A courier that a store sends with, to its office or to the door; `costoUSD` null is paid at destination. */
const Servicio = z.strictObject({
  courier: z.enum(['mrw', 'zoom', 'tealca', 'domesa'] satisfies Courier[], 'Elige la empresa de envío'),
  destino: z.enum(['oficina', 'puerta'], 'Elige entre oficina y puerta'),
  costoUSD: Costo.nullable(),
  dias: Dias,
});

const repeated = <T>(list: readonly T[], key: (one: T) => string) => new Set(list.map(key)).size < list.length;

/**
 * How a store hands over what it sells. What it leaves out is as for every store: pick-up, and the platform's tariffs
 * to anywhere (`tarifa: 'general'`). With `tarifa: 'propia'` only its zones and couriers deliver.
 */
export const StoreDelivery = z
  .strictObject({
    retiro: z.boolean().default(true),
    tarifa: z.enum(['general', 'propia']).default('general'),
    zonas: z.array(Zona).max(60, 'Puedes tener como máximo 60 zonas').default([]),
    servicios: z.array(Servicio).max(8, 'Puedes tener como máximo 8 servicios').default([]),
    diasPreparacion: wholeDays(10).default(DEFAULT_PREPARATION.diasPreparacion),
    horaCorte: Hora.default(DEFAULT_PREPARATION.horaCorte),
  })
  .superRefine(({ retiro, tarifa, zonas, servicios }, ctx) => {
    const refuse = (message: string, path: string) => ctx.addIssue({ code: 'custom', message, path: [path] });
    if (tarifa === 'propia' && !retiro && !zonas.length && !servicios.length) refuse(DELIVERY_MESSAGES.noWay, 'retiro');
    if (repeated(zonas, ({ estado, ciudad }) => placeKey({ estado, ciudad: ciudad ?? '' })))
      refuse(DELIVERY_MESSAGES.sameZone, 'zonas');
    if (repeated(servicios, ({ courier, destino }) => `${courier} ${destino}`))
      refuse(DELIVERY_MESSAGES.sameService, 'servicios');
  });
export type StoreDelivery = z.infer<typeof StoreDelivery>;
