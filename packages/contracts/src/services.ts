import { z } from 'zod';
import { CATEGORIAS_SERVICIO, TipoVehiculo } from './catalogos';
import { Monto } from './dinero';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion, textoConsulta } from './envelope';
import { Tasa } from './system';

export const ORDENES_SERVICIO = ['prioridad', 'precio_asc', 'precio_desc', 'valoracion', 'alfabetico'] as const;
/** A workshop service; `precio` dollars, `precioBs` bolivars at the day's rate, `tiempoEstimado` hours. */
export const Servicio = z.object({
  _id: Id,
  nombre: z.string(),
  descripcion: z.string(),
  precio: Monto,
  precioBs: Monto,
  precioFijo: z.boolean(),
  tiempoEstimado: z.number(),
  categoria: z.string(),
  categoriaPublica: z.string(),
  vehiculosCompatibles: z.array(z.string()),
  disponible: z.boolean(),
  imagenes: z.array(z.string()),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
  taller: z.object({ _id: Id, nombre: z.string(), ciudad: z.string(), estado: z.string() }),
  ruta: z.string(),
});
export type Servicio = z.infer<typeof Servicio>;

const precio = z.coerce.number().min(0).max(1e12).optional();
const porId = z.object({ id: Id });
/** Filters of the services list; prices are typed in Bs. */
const consulta = z.object({
  ...paginacion(9),
  sortBy: z.enum(ORDENES_SERVICIO).default('prioridad'),
  busqueda: textoConsulta(100),
  q: textoConsulta(100),
  categoria: textoConsulta(60).refine(
    (c) => !c || CATEGORIAS_SERVICIO.some((x) => x.id === c || x.publica === c),
    'La categoría no es válida',
  ),
  tipoVehiculo: TipoVehiculo.optional(),
  minPrecio: precio,
  maxPrecio: precio,
  taller: Id.optional(),
});

/** How many services each choice of a filter would leave, computed without that filter; keys are the public category names and the vehicle types. `tasa` is Bs. per dollar. */
const Faceta = z.object({ valor: z.string(), total: z.number().int() });
const MetaServicios = Meta.extend({
  facetas: z.object({ categorias: z.array(Faceta), tiposVehiculo: z.array(Faceta) }),
  tasa: Tasa,
});

export const services = {
  list: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos',
    access: 'public',
    summary: 'Workshop services with filters',
    query: consulta,
    response: z.array(Servicio),
    meta: MetaServicios,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/:id',
    access: 'public',
    summary: 'One service',
    params: porId,
    response: Servicio,
    errors: ['SERVICIO_NO_ENCONTRADO'],
  }),
  byWorkshop: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/taller/:id',
    access: 'public',
    summary: 'Services of one workshop',
    params: porId,
    query: consulta,
    response: z.array(Servicio),
    meta: Meta,
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/populares/:id',
    access: 'public',
    summary: 'The most asked-for services of one workshop',
    params: porId,
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(4) }),
    response: z.array(Servicio),
  }),
};
