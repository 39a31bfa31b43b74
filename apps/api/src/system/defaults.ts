import { weekday, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { CodigoBanco } from '@tuerca/contracts/venezuela/bancos';
import { Rif, Telefono } from '@tuerca/contracts/venezuela/fields';
import type { ConfigEntry } from '@tuerca/contracts/system/schemas';
import { z } from 'zod';

export interface Definition {
  descripcion: string;
  categoria: ConfigEntry['categoria'];
  /** Its type is the entry's type. */
  valor: number | boolean | string;
  schema: z.ZodType<number | boolean | string>;
}

/** Source of the rate that demo and development start with; its date follows the calendar. */
export const DEMO_FUENTE = 'BCV (demo)';
/**
 * Bs. per dollar of the demo. The last rate known to this project is 367.30 (30 January 2026), growing about sixfold a
 * year: 367.30 x 6^(295/365) is some 1,560 in mid November 2026. A real shop loads the real one.
 */
export const TASA_DEMO = 1548.7362;

const number = (min: number, max: number) =>
  z
    .number('El valor debe ser un número')
    .min(min, `El valor no puede ser menor que ${min}`)
    .max(max, `El valor no puede ser mayor que ${max}`);
const dollars = number(0, 1000);
const percentage = number(0, 100);
const boolean = z.boolean('El valor debe ser verdadero o falso');
const text = (max: number) =>
  z
    .string('El valor debe ser un texto')
    .trim()
    .min(1, 'Escribe un valor')
    .max(max, `Usa como máximo ${max} caracteres`);

const d = (
  categoria: Definition['categoria'],
  descripcion: string,
  valor: Definition['valor'],
  schema: Definition['schema'],
): Definition => ({ categoria, descripcion, valor, schema });

/** Every entry that exists, with what it starts with and what it accepts. Dollars with 2 decimals, percentages 0..100. */
export const DEFINITIONS: Record<string, Definition> = {
  tasa_bcv: d(
    'tarifas',
    'Tasa de referencia del BCV, en bolívares por dólar',
    TASA_DEMO,
    z
      .number('El valor debe ser un número')
      .positive('La tasa debe ser mayor que cero')
      .max(1e9, 'La tasa es demasiado grande'),
  ),
  iva: d('tarifas', 'IVA incluido en los precios, en porcentaje', 16, percentage),
  envio_local_usd: d('tarifas', 'Delivery en la misma ciudad, en dólares', 3, dollars),
  envio_nacional_base_usd: d('tarifas', 'Envío nacional, primer kilo, en dólares', 5, dollars),
  envio_nacional_kg_usd: d('tarifas', 'Envío nacional, cada kilo adicional, en dólares', 1, dollars),
  comision_tienda: d('comisiones', 'Comisión por venta de las tiendas, en porcentaje', 8, percentage),
  comision_taller: d('comisiones', 'Comisión por servicio de los talleres, en porcentaje', 10, percentage),
  liquidacion_dias: d(
    'comisiones',
    'Días después de la entrega en que una venta se puede liquidar a su tienda',
    7,
    number(0, 90).int('El valor debe ser un número entero'),
  ),
  // The demo's recipient is nobody: numbers far outside what has been assigned.
  pago_banco: d('sistema', 'Banco que recibe los pagos (código de 4 dígitos)', '0174', CodigoBanco),
  pago_titular: d('sistema', 'Titular que recibe los pagos', 'Tuerca Marketplace, C.A.', text(120)),
  pago_rif: d('sistema', 'RIF del titular', 'J-99930001-3', Rif),
  pago_telefono: d('sistema', 'Teléfono del Pago Móvil', '+584140000900', Telefono),
  pago_cuenta: d(
    'sistema',
    'Cuenta para transferencias (20 dígitos)',
    '01740123456789012345',
    z
      .string('El valor debe ser un texto')
      .trim()
      .regex(/^\d{20}$/, 'La cuenta debe tener 20 dígitos'),
  ),
  pago_horas: d('sistema', 'Horas que una compra espera la verificación de su pago', 72, number(1, 720)),
  pago_sin_referencia_horas: d('sistema', 'Horas que espera una compra sin referencia de pago', 24, number(1, 720)),
  notificaciones_correo: d('notificaciones', 'Enviar también por correo los avisos de pedidos y pagos', true, boolean),
};

/** Entries that a production without demo data starts empty: inventing them would send money or prices astray. */
export const NOT_INVENTED: Record<string, number | string> = {
  tasa_bcv: 0,
  pago_titular: '',
  pago_rif: '',
  pago_telefono: '',
  pago_cuenta: '',
};

/** The last banking day (Monday to Friday) up to today, as a Caracas date. */
export function lastBankingDay(now: Date): string {
  const day = new Date(`${caracasDate(now)}T00:00:00Z`);
  while ([0, 6].includes(weekday(day.toISOString().slice(0, 10)))) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
