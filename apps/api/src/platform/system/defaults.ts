import { z } from 'zod';
import { FIELD_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { CONFIG_LABELS, type ConfigName } from '@tuerca/contracts/platform/system/labels';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { DatosDestinatario } from '@tuerca/contracts/platform/system/recipient';
import type { RecipientField } from '@tuerca/contracts/platform/system/rules';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';

export interface Definition {
  /** Label on screen. */
  etiqueta: string;
  descripcion: string;
  categoria: ConfigEntry['categoria'];
  /** Its type is the entry's type. */
  valor: number | boolean | string;
  schema: z.ZodType<number | boolean | string>;
  /** In which a number is counted, and its bounds. */
  unidad?: string;
  minimo?: number;
  maximo?: number;
  /** Its change asks for the password again and a reason, and the other administrators are told. */
  sensible?: boolean;
}

/** Source of the rate that demo and development start with; its date follows the calendar. */
export const DEMO_FUENTE = 'BCV (demo)';
/**
 * Bs. per dollar of the demo. The last rate known to this project is 367.30 (30 January 2026), growing about sixfold a
 * year: 367.30 x 6^(295/365) is some 1,560 in mid November 2026. A real shop loads the real one.
 */
export const TASA_DEMO = 1548.7362;

interface Scale {
  min: number;
  max: number;
  unidad: string;
  whole?: boolean;
  /** At most two decimals. */
  cents?: boolean;
}
const DOLLARS: Scale = { min: 0, max: 1000, unidad: 'USD', cents: true };
const PERCENT: Scale = { min: 0, max: 100, unidad: '%' };
const HOURS: Scale = { min: 1, max: 720, unidad: 'horas' };
const SENSITIVE = { sensible: true } as const;

const bounded = ({ min, max, whole, cents }: Scale) => {
  const schema = z
    .number('El valor debe ser un número')
    .min(min, `El valor no puede ser menor que ${min}`)
    .max(max, `El valor no puede ser mayor que ${max}`);
  if (cents) return schema.refine((value) => toCentimos(value) / 100 === value, FIELD_MESSAGES.twoDecimals);
  return whole ? schema.int('El valor debe ser un número entero') : schema;
};
const boolean = z.boolean('El valor debe ser verdadero o falso');

const numeric = (
  categoria: Definition['categoria'],
  descripcion: string,
  valor: number,
  scale: Scale,
  extra: Pick<Definition, 'sensible'> = {},
): Omit<Definition, 'etiqueta'> => ({
  categoria,
  descripcion,
  valor,
  schema: bounded(scale),
  unidad: scale.unidad,
  minimo: scale.min,
  maximo: scale.max,
  ...extra,
});
const recipientPart = (descripcion: string, field: RecipientField, valor: string): Omit<Definition, 'etiqueta'> => ({
  categoria: 'sistema',
  descripcion,
  valor,
  schema: DatosDestinatario.shape[field],
  ...SENSITIVE,
});

const SETTINGS: Record<ConfigName, Omit<Definition, 'etiqueta'>> = {
  tasa_bcv: {
    categoria: 'tarifas',
    descripcion: 'Tasa de referencia del BCV, en bolívares por dólar',
    valor: TASA_DEMO,
    unidad: 'Bs. por dólar',
    minimo: 0,
    ...SENSITIVE,
    schema: z
      .number('El valor debe ser un número')
      .positive(SYSTEM_MESSAGES.positiveRate)
      .max(1e9, 'La tasa es demasiado grande'),
  },
  iva: numeric('tarifas', 'IVA incluido en los precios, en porcentaje', 16, PERCENT, SENSITIVE),
  envio_local_usd: numeric('tarifas', 'Delivery en la misma ciudad, en dólares', 3, DOLLARS),
  envio_nacional_base_usd: numeric('tarifas', 'Envío nacional, primer kilo, en dólares', 5, DOLLARS),
  envio_nacional_kg_usd: numeric('tarifas', 'Envío nacional, cada kilo adicional, en dólares', 1, DOLLARS),
  comision_tienda: numeric('comisiones', 'Comisión por venta de las tiendas, en porcentaje', 8, PERCENT, SENSITIVE),
  comision_taller: numeric(
    'comisiones',
    'Comisión sobre la mano de obra que se paga a través de Tuerca, en porcentaje. Lo que se paga en el taller no se toca.',
    10,
    PERCENT,
    SENSITIVE,
  ),
  liquidacion_dias: numeric(
    'comisiones',
    'Días después de la entrega en que una venta se puede liquidar a su tienda',
    7,
    { min: 0, max: 90, unidad: 'días', whole: true },
  ),
  // The demo's recipient is nobody: numbers far outside what has been assigned.
  pago_banco: recipientPart('Banco que recibe los pagos (código de 4 dígitos)', 'banco', '0174'),
  pago_titular: recipientPart('Titular que recibe los pagos', 'titular', 'Tuerca Marketplace, C.A.'),
  pago_rif: recipientPart('RIF del titular', 'rif', 'J-99930001-3'),
  pago_telefono: recipientPart(SYSTEM_MESSAGES.recipientPhone, 'telefono', '+584140000900'),
  pago_cuenta: recipientPart('Cuenta para transferencias (20 dígitos)', 'cuenta', '01740123456789012345'),
  pago_cambio_horas: numeric(
    'sistema',
    'Horas que espera un nuevo destinatario de los pagos antes de entrar en vigor',
    24,
    { min: 12, max: 168, unidad: 'horas', whole: true },
    SENSITIVE,
  ),
  pago_horas: numeric('sistema', 'Horas que una compra espera la verificación de su pago', 72, HOURS, SENSITIVE),
  pago_nuevo_horas: numeric(
    'sistema',
    'Horas que espera la compra de quien aún no tiene un pago verificado, hasta que el banco conozca su pago',
    24,
    HOURS,
    SENSITIVE,
  ),
  pago_sin_referencia_horas: numeric(
    'sistema',
    'Horas que espera una compra sin referencia de pago',
    24,
    HOURS,
    SENSITIVE,
  ),
  segundo_factor_admin: {
    categoria: 'sistema',
    descripcion: 'Exigir la verificación en dos pasos a los administradores',
    valor: false,
    schema: boolean,
    ...SENSITIVE,
  },
  notificaciones_correo: {
    categoria: 'notificaciones',
    descripcion: 'Enviar también por correo los avisos de pedidos y pagos',
    valor: true,
    schema: boolean,
  },
  revision_vendedores: {
    categoria: 'sistema',
    descripcion: 'Revisar las tiendas y los talleres nuevos antes de mostrarlos',
    valor: true,
    schema: boolean,
  },
};

/** Every entry that exists, with what it starts with and what it accepts. Dollars with 2 decimals, percentages 0..100. */
export const DEFINITIONS: Record<string, Definition> = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, rest]) => [name, { etiqueta: CONFIG_LABELS[name as ConfigName], ...rest }]),
);

/** Entries that a production without demo data starts empty: inventing them would send money or prices astray. */
export const NOT_INVENTED: Record<string, number | string> = {
  tasa_bcv: 0,
  pago_titular: '',
  pago_rif: '',
  pago_telefono: '',
  pago_cuenta: '',
};
