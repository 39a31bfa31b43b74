import { z } from 'zod';
import { NO_LIMITS } from '@tuerca/contracts/membresia/defaults';
import { AltaPlan } from '@tuerca/contracts/membresia/form';
import type { Limites, Plan } from '@tuerca/contracts/membresia/schemas';

/** What the form of a plan holds while it is filled in; a benefit is a row. */
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
  /** Why its commission is what it is; asked for where it is new or changed. */
  motivo: string;
}

/** The contract's schema over the form's rows. */
export const PlanForm = z.preprocess((values) => {
  const { beneficios, ...rest } = values as PlanValues;
  return { ...rest, beneficios: beneficios.map(({ texto }) => texto) };
}, AltaPlan);

/** A plan as its form shows it; what a new one starts with when there is none. */
export const valuesOf = (plan?: Plan): PlanValues => ({
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
