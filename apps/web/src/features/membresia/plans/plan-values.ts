import { z } from 'zod';
import { NO_LIMITS } from '@tuerca/contracts/membresia/defaults';
import { AltaPlan } from '@tuerca/contracts/membresia/form';
import type { Limites, Plan } from '@tuerca/contracts/membresia/schemas';

/** Values of the plan form; each benefit is a row. */
export interface PlanValues {
  codigo: string;
  nombre: string;
  descripcion: string;
  /** Dollars. */
  precio: number | null;
  intervalo: string;
  serviciosRequeridos: number | null;
  destacado: boolean;
  activo: boolean;
  rolUsuario: string;
  beneficios: { texto: string }[];
  limites: Limites;
  /** Reason for the commission; required when it is new or changed. */
  motivo: string;
}

/** The contract's schema on the form's rows. */
export const PlanForm = z.preprocess((values) => {
  const { beneficios, ...rest } = values as PlanValues;
  return { ...rest, beneficios: beneficios.map(({ texto }) => texto) };
}, AltaPlan);

/** Form values of a plan; the initial ones without `plan`. */
export const planValuesOf = (plan?: Plan): PlanValues => ({
  codigo: plan?.codigo ?? '',
  nombre: plan?.nombre ?? '',
  descripcion: plan?.descripcion ?? '',
  precio: plan?.precio ?? null,
  intervalo: plan?.intervalo ?? 'mensual',
  serviciosRequeridos: plan?.serviciosRequeridos ?? 0,
  destacado: plan?.destacado ?? false,
  activo: plan?.activo ?? true,
  rolUsuario: plan?.rolUsuario ?? 'store',
  beneficios: (plan?.beneficios ?? ['']).map((texto) => ({ texto })),
  limites: plan?.limites ?? NO_LIMITS,
  motivo: '',
});
