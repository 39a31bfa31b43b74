import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, textoConsulta } from './envelope';
import { consultaVehiculo } from './products';
import { Ajuste } from './vehiculo';

export const BUSQUEDA_MIN = 3;
export const BUSQUEDA_ESPERA_MS = 500;
export const BUSQUEDA_PRODUCTOS = 3;

const Hallazgo = z.object({
  id: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  ruta: z.string(),
  detalle: z.string(),
});
/** Hits of the global search; `precio` is dollars, `precioBs` bolivars. `totales` counts what the lists cut. */
export const ResultadoBusqueda = z.object({
  products: z.array(Hallazgo.extend({ precio: z.number(), precioBs: z.number(), ajuste: Ajuste.optional() })),
  stores: z.array(Hallazgo),
  workshops: z.array(Hallazgo),
  services: z.array(Hallazgo),
  totales: z.object({
    products: z.number().int(),
    stores: z.number().int(),
    workshops: z.number().int(),
    services: z.number().int(),
  }),
});
export type ResultadoBusqueda = z.infer<typeof ResultadoBusqueda>;

export const search = {
  global: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'public',
    summary: 'Products, stores, workshops and services by name, part number, brand or model; accents do not matter',
    query: z.object({
      query: textoConsulta(200),
      q: textoConsulta(200),
      search: textoConsulta(200),
      busqueda: textoConsulta(200),
      ...consultaVehiculo,
    }),
    response: ResultadoBusqueda,
  }),
};
