import type { EstadoRevision, GrupoNegocio } from '@tuerca/contracts/auth/negocios/review-states';

/** State that decides whether a business is on sale. */
interface SaleState {
  cuentaActiva: boolean;
  revision: { estado: EstadoRevision };
  pausa: unknown;
}
/** `inactivas` are approved businesses whose account is switched off, `eliminadas` those of deleted accounts; they stand in no tab but that of all. */
export type StoredGroup = Exclude<GrupoNegocio, 'todas'> | 'inactivas' | 'eliminadas';
/** Fields computed from that state in the same write: lists and every other domain read these alone. */
export interface Derived {
  activo: boolean;
  grupo: StoredGroup;
}

/** The one rule for 'is on sale', for a business that is stored for the first time. */
export function derivedOf({ cuentaActiva, revision: { estado }, pausa }: SaleState): Derived {
  if (estado === 'pendiente') return { activo: false, grupo: 'por_revisar' };
  if (estado === 'rechazada') return { activo: false, grupo: 'rechazadas' };
  if (pausa) return { activo: false, grupo: 'pausadas' };
  return cuentaActiva ? { activo: true, grupo: 'activas' } : { activo: false, grupo: 'inactivas' };
}

const inState = (estado: EstadoRevision) => ({ $eq: ['$revision.estado', estado] });
const isPaused = { $ne: [{ $ifNull: ['$pausa', null] }, null] };

/**
 * The same rule as the last stage of an update: two changes at once can never leave `activo` and its reasons in disagreement.
 * The business is marked with it, so that the copies that others keep of `activo` are renewed.
 */
export const DERIVE = {
  $set: {
    porRenovar: true,
    version: { $add: [{ $ifNull: ['$version', 0] }, 1] },
    activo: { $and: ['$cuentaActiva', { $not: ['$eliminado'] }, inState('aprobada'), { $not: [isPaused] }] },
    grupo: {
      $switch: {
        branches: [
          { case: '$eliminado', then: 'eliminadas' },
          { case: inState('pendiente'), then: 'por_revisar' },
          { case: inState('rechazada'), then: 'rechazadas' },
          { case: isPaused, then: 'pausadas' },
          { case: '$cuentaActiva', then: 'activas' },
        ],
        default: 'inactivas',
      },
    },
  },
};
