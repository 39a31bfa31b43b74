import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id } from './envelope';
import { TipoVehiculo } from './catalogos';
import { ANIO_VEHICULO_MIN, anioVehiculoMax } from './vehiculo';

/** Vehicles that one garage holds. */
export const GARAJE_MAX = 10;

const obligatorio = (mensaje: string, max: number) =>
  z.string(mensaje).trim().min(1, mensaje).max(max, `Usa como máximo ${max} caracteres`);
const anioInvalido = () => `El año debe estar entre ${ANIO_VEHICULO_MIN} y ${anioVehiculoMax(new Date())}`;

// Not z.coerce: a field that was left empty is missing, not the year 0.
const Anio = z.preprocess(
  (valor) => (typeof valor === 'string' && valor.trim() ? Number(valor) : valor),
  z
    .number('Elige el año de tu vehículo')
    .int({ error: anioInvalido })
    .min(ANIO_VEHICULO_MIN, { error: anioInvalido })
    .refine((anio) => anio <= anioVehiculoMax(new Date()), { error: anioInvalido }),
);

/** A vehicle as it is written into the garage; the plate is kept in capitals without spaces, dots or dashes. */
export const NuevoVehiculo = z.object({
  marca: obligatorio('Elige la marca de tu vehículo', 60),
  modelo: obligatorio('Elige el modelo de tu vehículo', 60),
  anio: Anio,
  motor: z
    .string()
    .trim()
    .max(40, 'Usa como máximo 40 caracteres')
    .transform((texto) => texto || null)
    .nullable()
    .default(null),
  placa: z
    .string()
    .trim()
    .transform((texto) => texto.toUpperCase().replace(/[\s.·\-–—]/g, ''))
    .pipe(z.string().regex(/^([A-Z0-9]{5,8})?$/, 'La placa tiene entre 5 y 8 letras y números'))
    .transform((texto) => texto || null)
    .nullable()
    .default(null),
  tipo: TipoVehiculo.nullable().default(null),
});
export type NuevoVehiculo = z.output<typeof NuevoVehiculo>;

/** A vehicle of the garage; at most one is `elegido`: lists say whether their parts fit it. */
export const VehiculoGuardado = z.object({
  _id: Id,
  marca: z.string(),
  modelo: z.string(),
  anio: z.number().int(),
  motor: z.string().nullable(),
  placa: z.string().nullable(),
  tipo: TipoVehiculo.nullable(),
  elegido: z.boolean(),
});
export type VehiculoGuardado = z.infer<typeof VehiculoGuardado>;

const Garaje = z.array(VehiculoGuardado);
const porId = z.object({ id: Id });
const cliente = ['client'] as const;

/** Every call answers the whole garage, so that the web never has to guess what became of it. */
export const garaje = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/garaje',
    access: cliente,
    summary: 'My vehicles, newest first',
    response: Garaje,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/client/garaje',
    access: cliente,
    summary: 'Save a vehicle and choose it; the same vehicle again is no second one',
    body: NuevoVehiculo,
    response: Garaje,
    status: 201,
    idempotent: true,
    errors: ['GARAJE_LLENO'],
    limit: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/client/garaje/:id',
    access: cliente,
    summary: 'Change a vehicle',
    params: porId,
    body: NuevoVehiculo,
    response: Garaje,
    errors: ['NO_ENCONTRADO'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/client/garaje/:id',
    access: cliente,
    summary: 'Remove a vehicle',
    params: porId,
    response: Garaje,
    errors: ['NO_ENCONTRADO'],
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/client/garaje/elegido',
    access: cliente,
    summary: 'Choose the vehicle that lists are compared with; null for none',
    body: z.object({ id: Id.nullable() }),
    response: Garaje,
    errors: ['NO_ENCONTRADO'],
  }),
};
