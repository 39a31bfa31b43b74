import { DEFAULT_PLANS } from '@tuerca/contracts/membresia/defaults';
import type { Membresia, Plan, Suscripcion } from '@tuerca/contracts/membresia/schemas';

const id = (n: number) => n.toString(16).padStart(24, '0');

/** The plans that a platform starts with. */
export const PLANS: readonly Plan[] = DEFAULT_PLANS.map((plan, i) => ({
  ...plan,
  _id: id(i + 1),
  basico: plan.codigo.startsWith('BASIC'),
  fechaCreacion: '2026-11-01T12:00:00.000Z',
}));
/** One of them by its code. */
export const planOf = (codigo: string): Plan => {
  const plan = PLANS.find((each) => each.codigo === codigo);
  if (!plan) throw new Error(`no plan ${codigo}`);
  return plan;
};

/** A store's paid subscription that holds. */
export const buildSuscripcion = (overrides: Partial<Suscripcion> = {}): Suscripcion => ({
  _id: id(50),
  usuario: { _id: id(60), nombre: 'Repuestos Turpial', email: 'turpial@pruebas.ve', role: 'store' },
  membresia: { codigo: 'PRO_TIENDA', nombre: 'Profesional' },
  nivel: 'PRO_TIENDA',
  precio: 15,
  intervalo: 'mensual',
  estado: 'activa',
  origen: 'pago',
  fechaInicio: '2026-11-01T12:00:00.000Z',
  fechaFin: '2026-12-01T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  pago: null,
  motivo: null,
  ...overrides,
});

/** A store's membership: the free plan with nothing behind it. */
export const buildMembresia = (overrides: Partial<Membresia> = {}): Membresia => ({
  usuario: buildSuscripcion().usuario,
  nivel: 'BASIC',
  plan: planOf('BASIC_TIENDA'),
  suscripcion: null,
  solicitud: null,
  uso: [
    { limite: 'productos', usados: 25, ocultos: 3, maximo: 25 },
    { limite: 'promociones', usados: 0, ocultos: 0, maximo: 2 },
  ],
  meritos: { servicios: 0, calificacionesPositivas: 0, saldo: 0 },
  historial: [],
  ...overrides,
});
