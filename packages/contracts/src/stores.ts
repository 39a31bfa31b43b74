import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion, textoConsulta } from './envelope';
import { Horario } from './horario';

const Ubicacion = z.object({ ciudad: z.string(), estado: z.string(), calle: z.string().nullish(), codigoPostal: z.string(), referencias: z.string().nullish(), coordenadas: z.array(z.number()).nullish() });
const comun = { _id: Id, id: Id, fotoPerfil: z.string().nullable(), banner: z.string().nullable(), descripcion: z.string(), telefono: z.string().nullable(), direccion: Ubicacion, horario: Horario, destacado: z.boolean(), valoracionPromedio: z.number(), numeroValoraciones: z.number().int() };
/** A store as the public sees it. */
export const Tienda = z.object({ ...comun, nombreTienda: z.string(), categorias: z.array(z.string()) });
export type Tienda = z.infer<typeof Tienda>;
/** A workshop as the public sees it. */
export const Taller = z.object({ ...comun, nombreTaller: z.string(), especialidades: z.array(z.string()), tiposVehiculos: z.array(z.string()), calificacion: z.number() });
export type Taller = z.infer<typeof Taller>;

/** The day's hours in words ('Hoy 08:00 a 17:30', 'Cerrado hoy') are derived by the web from `horario`. */
const consulta = z.object({ ...paginacion(6), search: textoConsulta(100), q: textoConsulta(100) });
const porId = z.object({ id: Id });

export const stores = {
  list: endpoint({ method: 'GET', path: '/api/users/stores', access: 'public', summary: 'Active stores, featured first', query: consulta, response: z.array(Tienda), meta: Meta }),
  profile: endpoint({ method: 'GET', path: '/api/stores/stores/:id/profile', access: 'public', summary: 'One store', params: porId, response: z.object({ store: Tienda }), errors: ['TIENDA_NO_ENCONTRADA'] }),
};
export const workshops = {
  list: endpoint({ method: 'GET', path: '/api/users/workshops', access: 'public', summary: 'Active workshops, best rated first', query: consulta, response: z.array(Taller), meta: Meta }),
  profile: endpoint({ method: 'GET', path: '/api/workshop/workshops/:id/profile', access: 'public', summary: 'One workshop', params: porId, response: z.object({ workshop: Taller }), errors: ['NO_ENCONTRADO'] }),
};
