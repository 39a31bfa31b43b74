import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';

const id = (n: number) => n.toString(16).padStart(24, '0');
const common = (n: number) => ({
  _id: id(n),
  id: id(n),
  fotoPerfil: null,
  banner: null,
  descripcion: 'Atendemos de lunes a sábado.',
  telefono: '+584141234567',
  horario: DEFAULT_HORARIO,
  destacado: false,
  verificado: false,
  valoracionPromedio: 4.25,
  numeroValoraciones: 3,
  direccion: {
    ciudad: 'Valencia',
    estado: 'Carabobo',
    calle: 'Av. Bolívar, local 3',
    codigoPostal: '2001',
    referencias: null,
    coordenadas: [-68.006, 10.2063],
  },
});

/** A store; `n` makes its id and name. */
export const buildTienda = (n = 1, over: Partial<Tienda> = {}): Tienda => ({
  ...common(n),
  nombreTienda: `Repuestos ${n}`,
  categorias: ['Frenos', 'Motores', 'Baterías', 'Filtros'],
  ...over,
});
/** A workshop; `n` makes its id and name. */
export const buildTaller = (n = 1, over: Partial<Taller> = {}): Taller => ({
  ...common(n),
  nombreTaller: `Taller ${n}`,
  especialidades: ['Motor', 'Frenos', 'Electricidad', 'Suspensión'],
  tiposVehiculos: ['Sedán', 'SUV'],
  calificacion: 4.25,
  excepciones: [],
  ...over,
});

export const buildServicio = (n = 1, over: Partial<Servicio> = {}): Servicio => ({
  _id: id(n),
  nombre: `Servicio ${n}`,
  descripcion: 'Con revisión incluida.',
  precio: 20,
  precioBs: 2000,
  precioFinal: 20,
  precioFinalBs: 2000,
  oferta: null,
  precioFijo: true,
  tiempoEstimado: 1,
  categoria: 'sistema_frenos',
  categoriaPublica: 'Sistema de Frenos',
  vehiculosCompatibles: ['sedan'],
  disponible: true,
  imagenes: [],
  valoracionPromedio: 0,
  numeroValoraciones: 0,
  taller: { _id: id(1), nombre: 'Taller 1', ciudad: 'Valencia', estado: 'Carabobo' },
  distancia: null,
  ruta: `/servicios/mecanicos/${id(n)}`,
  ...over,
});

/** Meta of a list of stores or workshops. */
export const metaNegocios = (total: number, page = 1): MetaOf<typeof stores.list> => ({
  page,
  limit: 6,
  total,
  totalPages: Math.ceil(total / 6),
  facetas: {
    estados: [
      { valor: 'Carabobo', total: 4 },
      { valor: 'Miranda', total: 2 },
    ],
    rubros: [
      { valor: 'Frenos', total: 5 },
      { valor: 'Motor', total: 3 },
    ],
  },
});
