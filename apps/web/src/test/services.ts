import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import type { PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { TASA } from './catalogue';

const id = (n: number) => n.toString(16).padStart(24, '0');

/** A workshop's service; `n` makes its id and name. */
export const buildServicio = (n = 1, overrides: Partial<Servicio> = {}): Servicio => ({
  _id: id(n),
  nombre: `Cambio de pastillas ${n}`,
  descripcion: 'Incluye limpieza y lubricación de las guías.',
  precio: 20,
  precioBs: 2000,
  precioFinal: 20,
  precioFinalBs: 2000,
  oferta: null,
  precioFijo: true,
  tiempoEstimado: 1.5,
  categoria: 'sistema_frenos',
  categoriaPublica: 'Sistema de Frenos',
  vehiculosCompatibles: ['sedan', 'suv', 'pickup', 'camioneta', 'moto'],
  disponible: true,
  imagenes: ['/media/s-640.webp'],
  valoracionPromedio: 4.5,
  numeroValoraciones: 8,
  taller: { _id: id(700), nombre: 'Frenos del Ávila', ciudad: 'Caracas', estado: 'Distrito Capital' },
  distancia: null,
  ruta: `/servicios/mecanicos/${id(n)}`,
  ...overrides,
});

/** Meta of a list of services. */
export const metaServicios = (
  total: number,
  overrides: Partial<MetaOf<typeof services.list>> = {},
): MetaOf<typeof services.list> => ({
  page: 1,
  limit: 9,
  total,
  totalPages: Math.ceil(total / 9),
  tasa: TASA,
  facetas: {
    categorias: [
      { valor: 'Sistema de Frenos', total: 7 },
      { valor: 'Neumáticos', total: 3 },
    ],
    tiposVehiculo: [
      { valor: 'sedan', total: 6 },
      { valor: 'moto', total: 1 },
    ],
    estados: [
      { valor: 'Distrito Capital', total: 30 },
      { valor: 'Miranda', total: 10 },
    ],
    ciudades: [],
  },
  ...overrides,
});

/** The workshop that offers the service. */
export const buildTaller = (overrides: Partial<Taller> = {}): Taller => ({
  _id: id(700),
  id: id(700),
  nombreTaller: 'Frenos del Ávila',
  fotoPerfil: null,
  banner: null,
  descripcion: '',
  telefono: '+582121234567',
  direccion: { ciudad: 'Caracas', estado: 'Distrito Capital', codigoPostal: '1010' },
  horario: DEFAULT_HORARIO,
  destacado: false,
  verificado: true,
  valoracionPromedio: 4.2,
  numeroValoraciones: 12,
  calificacion: 4.2,
  especialidades: ['Frenos'],
  tiposVehiculos: ['sedan'],
  excepciones: [],
  ...overrides,
});

/** Public configuration: Bs. 100 per dollar. */
export const buildPublicConfig = (): PublicConfig => ({
  tasa: TASA,
  tasaRetirada: false,
  iva: 16,
  destinatario: {
    banco: '0102',
    nombreBanco: 'Banco de Venezuela',
    titular: 'Tuerca, C.A.',
    telefono: '+584141234567',
    cuenta: '',
    rif: 'J-12345678-9',
  },
  envio: { local: 3, nacionalBase: 5, nacionalKg: 1 },
  registro: { claveMin: 6, rechazaComunes: false },
});
