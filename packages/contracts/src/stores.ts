import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion, siNo, textoConsulta } from './envelope';
import { TipoVehiculo } from './catalogos';
import { Resena } from './comments';
import { NOMBRES_ESTADO } from './direccion';
import { Horario } from './horario';
import { ProductoTarjeta } from './products';
import { Servicio } from './services';

const Ubicacion = z.object({
  ciudad: z.string(),
  estado: z.string(),
  calle: z.string().nullish(),
  codigoPostal: z.string(),
  referencias: z.string().nullish(),
  coordenadas: z.array(z.number()).nullish(),
});
const comun = {
  _id: Id,
  id: Id,
  fotoPerfil: z.string().nullable(),
  banner: z.string().nullable(),
  descripcion: z.string(),
  telefono: z.string().nullable(),
  direccion: Ubicacion,
  horario: Horario,
  destacado: z.boolean(),
  /** An administrator checked its documents. */ verificado: z.boolean(),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
};
/** A store as the public sees it. */
export const Tienda = z.object({ ...comun, nombreTienda: z.string(), categorias: z.array(z.string()) });
export type Tienda = z.infer<typeof Tienda>;
/** A workshop as the public sees it. */
export const Taller = z.object({
  ...comun,
  nombreTaller: z.string(),
  especialidades: z.array(z.string()),
  tiposVehiculos: z.array(z.string()),
  calificacion: z.number(),
});
export type Taller = z.infer<typeof Taller>;

/** The day's hours in words ('Hoy 08:00 a 17:30', 'Cerrado hoy') are derived by the web from `horario`. */
const consulta = {
  ...paginacion(6),
  search: textoConsulta(100),
  q: textoConsulta(100),
  estado: z.enum(NOMBRES_ESTADO, 'El estado no es válido').optional(),
  verificado: siNo,
};
const consultaTiendas = z.object({ ...consulta, categoria: textoConsulta(60) });
const consultaTalleres = z.object({
  ...consulta,
  especialidad: textoConsulta(60),
  tipoVehiculo: TipoVehiculo.optional(),
});
const porId = z.object({ id: Id });
/** A profile's own list (products or services) is paged; its reviews are the newest three, the others come from comments.list. */
const perfil = { params: porId, query: z.object(paginacion(6)) } as const;
/** What the filters offer: values that occur, with how many businesses carry each. */
const Faceta = z.object({ valor: z.string(), total: z.number().int() });
const MetaNegocios = Meta.extend({ facetas: z.object({ estados: z.array(Faceta), rubros: z.array(Faceta) }) });

export const stores = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/stores',
    access: 'public',
    summary: 'Active stores, featured first; rubros are their categorias',
    query: consultaTiendas,
    response: z.array(Tienda),
    meta: MetaNegocios,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/stores/stores/:id/profile',
    access: 'public',
    summary: 'One store with a page of its products and its newest reviews',
    ...perfil,
    response: z.object({ store: Tienda, products: z.array(ProductoTarjeta), reviews: z.array(Resena), meta: Meta }),
    errors: ['TIENDA_NO_ENCONTRADA'],
  }),
};
export const workshops = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/workshops',
    access: 'public',
    summary: 'Active workshops, best rated first; rubros are their especialidades',
    query: consultaTalleres,
    response: z.array(Taller),
    meta: MetaNegocios,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/workshop/workshops/:id/profile',
    access: 'public',
    summary: 'One workshop with a page of its services and its newest reviews',
    ...perfil,
    response: z.object({ workshop: Taller, services: z.array(Servicio), reviews: z.array(Resena), meta: Meta }),
    errors: ['TALLER_NO_ENCONTRADO'],
  }),
};
