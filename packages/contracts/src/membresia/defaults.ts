import type { RolPlan } from '../kernel/roles';
import type { NuevoPlan } from './form';
import { BASIC_CODES } from './rules';
import type { Limites } from './schemas';

/** Allows everything: what the free plans hold until an administrator limits them. */
export const NO_LIMITS: Limites = {
  productos: null,
  fotos: null,
  servicios: null,
  promociones: null,
  importacion: true,
  comision: null,
};

const free = (rolUsuario: RolPlan, beneficios: string[], limites: Partial<Limites> = {}): NuevoPlan => ({
  codigo: BASIC_CODES[rolUsuario],
  nombre: 'Básico',
  descripcion: 'Para empezar a vender en Tuerca sin pagar.',
  precio: 0,
  intervalo: 'unico',
  serviciosRequeridos: 0,
  destacado: false,
  beneficios,
  rolUsuario,
  activo: true,
  limites: { ...NO_LIMITS, ...limites },
});
const paid = (
  rolUsuario: RolPlan,
  plan: Pick<NuevoPlan, 'codigo' | 'nombre' | 'descripcion' | 'precio' | 'beneficios'> & Partial<NuevoPlan>,
  limites: Partial<Limites> = {},
): NuevoPlan => ({
  intervalo: 'mensual',
  serviciosRequeridos: 0,
  destacado: false,
  rolUsuario,
  activo: true,
  ...plan,
  limites: { ...NO_LIMITS, ...limites },
});

/** The plans that a platform starts with; the free one of each role comes first. */
export const DEFAULT_PLANS: readonly NuevoPlan[] = [
  free(
    'store',
    ['Tu tienda en el directorio', '25 productos publicados', '2 fotos por producto', '2 promociones activas'],
    {
      productos: 25,
      fotos: 2,
      promociones: 2,
      importacion: false,
    },
  ),
  paid(
    'store',
    {
      codigo: 'PRO_TIENDA',
      nombre: 'Profesional',
      descripcion: 'Para la tienda que mueve su inventario todos los días.',
      precio: 15,
      destacado: true,
      serviciosRequeridos: 50,
      beneficios: ['100 productos publicados', 'Importación desde Excel', '5 promociones activas'],
    },
    { productos: 100, promociones: 5 },
  ),
  paid('store', {
    codigo: 'PREMIUM_TIENDA',
    nombre: 'Premium',
    descripcion: 'Para quien vende sin techo.',
    precio: 40,
    beneficios: ['Productos sin límite', 'Promociones sin límite', 'Importación desde Excel'],
  }),
  free('workshop', ['Tu taller en el directorio', '8 servicios disponibles', '3 ofertas activas'], {
    servicios: 8,
    promociones: 3,
  }),
  paid(
    'workshop',
    {
      codigo: 'PRO_TALLER',
      nombre: 'Profesional',
      descripcion: 'Para el taller que vive de su agenda.',
      precio: 12,
      destacado: true,
      serviciosRequeridos: 30,
      beneficios: ['20 servicios disponibles', '5 ofertas activas'],
    },
    { servicios: 20, promociones: 5 },
  ),
  paid('workshop', {
    codigo: 'PREMIUM_TALLER',
    nombre: 'Premium',
    descripcion: 'Servicios y ofertas sin límite, pagado por año.',
    precio: 250,
    intervalo: 'anual',
    beneficios: ['Servicios sin límite', 'Ofertas sin límite', 'Un solo pago al año'],
  }),
  free('crane', ['Tu grúa en la aplicación móvil']),
  free('delivery', ['Tus entregas en la aplicación móvil']),
];
