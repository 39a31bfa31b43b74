import { z } from 'zod';
import { leerMotor } from './motor';
import type { Vehiculo } from './vehiculo';
import { claveNombre } from '../kernel/text';

/** Whether a part fits a vehicle. What the store did not say is 'sin-confirmar', never 'no-compatible'. */
export const AJUSTES = ['compatible', 'sin-confirmar', 'no-compatible'] as const;
export const Ajuste = z.enum(AJUSTES);
export type Ajuste = z.infer<typeof Ajuste>;
export const NOMBRE_AJUSTE: Record<Ajuste, string> = {
  compatible: 'Compatible',
  'sin-confirmar': 'Sin confirmar',
  'no-compatible': 'No compatible',
};

interface Fila {
  marca: string;
  modelo: string;
  anioDesde: number | null;
  anioHasta: number | null;
  motor?: string | null;
}
/** The part of a product that decides what it fits. */
export interface Ajustable {
  universal: boolean;
  compatibilidad: readonly Fila[];
}

const mismo = (uno: string, otro: string) => claveNombre(uno) === claveNombre(otro);

/** Whether one row speaks of the vehicle: yes, no, or perhaps (it asks more of the engine than is known of the vehicle's). */
function deFila(fila: Fila, { marca, modelo, anio, motor }: Vehiculo): 'si' | 'no' | 'quizas' {
  if (!mismo(fila.marca, marca) || !mismo(fila.modelo, modelo)) return 'no';
  if ((fila.anioDesde !== null && anio < fila.anioDesde) || (fila.anioHasta !== null && anio > fila.anioHasta))
    return 'no';
  const [pide, tiene] = [leerMotor(fila.motor), leerMotor(motor)];
  const cabe = !pide.litros.length || pide.litros.some((litros) => tiene.litros.includes(litros));
  // Only another displacement is another engine: of '16v' or 'Diesel' the vehicle's text may just not speak.
  if (!cabe && tiene.litros.length) return 'no';
  return cabe && pide.detalles.every((detalle) => tiene.detalles.includes(detalle)) ? 'si' : 'quizas';
}

/** Whether a part fits: universal parts do, without rows nobody knows, else a row has to name the vehicle. */
export function ajuste({ universal, compatibilidad }: Ajustable, vehiculo: Vehiculo): Ajuste {
  if (universal) return 'compatible';
  if (!compatibilidad.length) return 'sin-confirmar';
  const filas = compatibilidad.map((fila) => deFila(fila, vehiculo));
  if (filas.includes('si')) return 'compatible';
  return filas.includes('quizas') ? 'sin-confirmar' : 'no-compatible';
}
