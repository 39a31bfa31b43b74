import { z } from 'zod';
import { line } from '../../kernel/fields';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { dollarPrice } from '../../venezuela/fields';
import { placeKey } from '../../venezuela/place';
import { Hora } from '../negocios/horario';
import { DEFAULT_PREPARATION } from './arrival';
import { DEFAULT_CASH, EfectivoTienda } from './cash';
import { DELIVERY_MESSAGES } from './delivery-messages';
import { DESTINOS, SENDING_COURIERS } from './ways';

const wholeDays = (max: number) =>
  z
    .number(FIELD_MESSAGES.days)
    .int(FIELD_MESSAGES.wholeDays)
    .min(0, FIELD_MESSAGES.negativeDays)
    .max(max, `Escribe como máximo ${max} días`);
/** Banking days on the way, the fewest and the most. */
export const DiasEnvio = z
  .strictObject({ desde: wholeDays(20), hasta: wholeDays(20) })
  .refine(({ desde, hasta }) => desde <= hasta, { message: DELIVERY_MESSAGES.daysReversed, path: ['hasta'] });
const Costo = dollarPrice(0, 'El costo no puede ser negativo', 'Escribe el costo; 0 si es gratis');

/** Zone of a store's own delivery, in dollars a parcel; `ciudad` null is the whole state. */
const Zona = z.strictObject({
  estado: z.enum(ESTADO_NAMES, 'Elige el estado'),
  ciudad: line().min(1, 'Escribe la ciudad').max(80, tooLong(80)).nullable(),
  costoUSD: Costo,
  dias: DiasEnvio,
});
/** A courier that a store sends with, to its office or to the door; `costoUSD` null is paid at destination. */
const Servicio = z.strictObject({
  courier: z.enum(SENDING_COURIERS, DELIVERY_MESSAGES.courier),
  destino: z.enum(DESTINOS, 'Elige entre oficina y puerta'),
  costoUSD: Costo.nullable(),
  dias: DiasEnvio,
});

const fields = {
  retiro: z.boolean(),
  tarifa: z.enum(['general', 'propia']),
  zonas: z.array(Zona).max(60, { error: ({ maximum }) => `Puedes tener como máximo ${maximum} zonas` }),
  servicios: z.array(Servicio).max(8, { error: ({ maximum }) => `Puedes tener como máximo ${maximum} servicios` }),
  diasPreparacion: wholeDays(10),
  horaCorte: Hora,
  efectivo: EfectivoTienda,
};
/** Delivery settings of a store, as they are read. */
export const EntregaTienda = z.object(fields);
export type EntregaTienda = z.infer<typeof EntregaTienda>;

const repeated = <T>(list: readonly T[], key: (one: T) => string) => new Set(list.map(key)).size < list.length;

/**
 * The same as a store sets it. Left out, it is as for every store: pick-up, and the platform's tariffs to anywhere
 * (`tarifa: 'general'`). With `tarifa: 'propia'` only its zones and couriers deliver.
 */
export const StoreDelivery = z
  .strictObject({
    retiro: fields.retiro.default(true),
    tarifa: fields.tarifa.default('general'),
    zonas: fields.zonas.default([]),
    servicios: fields.servicios.default([]),
    diasPreparacion: fields.diasPreparacion.default(DEFAULT_PREPARATION.diasPreparacion),
    horaCorte: fields.horaCorte.default(DEFAULT_PREPARATION.horaCorte),
    efectivo: fields.efectivo.default(DEFAULT_CASH),
  })
  .superRefine(({ retiro, tarifa, zonas, servicios, efectivo }, ctx) => {
    const refuse = (message: string, path: string) => ctx.addIssue({ code: 'custom', message, path: [path] });
    if (tarifa === 'propia' && !retiro && !zonas.length && !servicios.length) refuse(DELIVERY_MESSAGES.noWay, 'retiro');
    if (efectivo.activo && !retiro) refuse(DELIVERY_MESSAGES.cashNeedsPickUp, 'retiro');
    if (repeated(zonas, ({ estado, ciudad }) => placeKey({ estado, ciudad: ciudad ?? '' })))
      refuse(DELIVERY_MESSAGES.sameZone, 'zonas');
    if (repeated(servicios, ({ courier, destino }) => `${courier} ${destino}`))
      refuse(DELIVERY_MESSAGES.sameService, 'servicios');
  });

/** Default delivery of a store. */
export const DEFAULT_DELIVERY: EntregaTienda = StoreDelivery.parse({});
