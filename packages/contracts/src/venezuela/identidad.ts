import { z } from 'zod';
import { CAMPOS } from '../kernel/messages';

const PREFIJOS_MOVIL = ['412', '422', '414', '424', '416', '426'];
const VALOR_LETRA: Record<string, number> = { V: 1, E: 2, J: 3, P: 4, G: 5 };
const PESOS = [3, 2, 7, 6, 5, 4, 3, 2];

/** Any way people write a Venezuelan phone -> '+58' and ten digits; null when it is none. Landlines (02xx) count unless `movil`. */
export function normalizarTelefono(texto: string, { movil = false } = {}): string | null {
  let digitos = texto.replace(/\D/g, '');
  if (digitos.length === 12 && digitos.startsWith('58')) digitos = digitos.slice(2);
  else if (digitos.length === 11 && digitos.startsWith('0')) digitos = digitos.slice(1);
  if (digitos.length !== 10) return null;
  const valido = PREFIJOS_MOVIL.includes(digitos.slice(0, 3)) || (!movil && digitos.startsWith('2'));
  return valido ? `+58${digitos}` : null;
}

/** '+584141234567' -> '0414-1234567', as Venezuelans read it. */
export const formatTelefono = (telefono: string): string => telefono.replace(/^\+58(\d{3})(\d{7})$/, '0$1-$2');

/** Cédula in any spelling -> 'V-12345678'; a bare number counts as V; null when it is none. */
export function normalizarCedula(texto: string): string | null {
  const limpio = texto.toUpperCase().replace(/[\s.-]/g, '');
  const partes = /^([VEJ])?(\d{5,9})$/.exec(limpio);
  return partes ? `${partes[1] ?? 'V'}-${partes[2]}` : null;
}

/** 'V-12345678' -> 'V-12.345.678'. */
export const formatCedula = (cedula: string): string => cedula.replace(/\B(?=(\d{3})+$)/g, '.');

/** RIF in any spelling -> 'J-12345678-9' (shape only); a bare number counts as J; null when it is none. */
export function normalizarRif(texto: string): string | null {
  const limpio = texto.toUpperCase().replace(/[\s.-]/g, '');
  const partes = /^([VEJPGC])?(\d{8})(\d)$/.exec(limpio);
  return partes ? `${partes[1] ?? 'J'}-${partes[2]}-${partes[3]}` : null;
}

/** Check digit of a letter and eight digits; undefined for letter C, which has no public rule. */
export function digitoRif(letra: string, ochoDigitos: string): number | undefined {
  const valor = VALOR_LETRA[letra];
  if (!valor) return undefined;
  const suma = [...ochoDigitos].reduce((total, digito, i) => total + Number(digito) * PESOS[i]!, valor * 4);
  const digito = 11 - (suma % 11);
  return digito > 9 ? 0 : digito;
}

/** True when the check digit of a normalised RIF is right; of letter C only the shape counts. */
export function rifValido(rif: string): boolean {
  const partes = /^([VEJPGC])-(\d{8})-(\d)$/.exec(rif);
  if (!partes) return false;
  const digito = digitoRif(partes[1]!, partes[2]!);
  return digito === undefined || digito === Number(partes[3]);
}

/** Runs a normaliser inside a schema: its null becomes the message. `vacio` answers for blank text. */
const normalizado = (normalizar: (texto: string) => string | null, mensaje: string, vacio: string) =>
  z
    .string(vacio)
    .trim()
    .min(1, vacio)
    .max(30, mensaje)
    .transform((texto, ctx) => {
      const valor = normalizar(texto);
      if (valor) return valor;
      ctx.addIssue({ code: 'custom', message: mensaje });
      return z.NEVER;
    });

export const Telefono = normalizado(
  normalizarTelefono,
  'El teléfono no es válido. Ejemplo: 0414-1234567',
  CAMPOS.telefono,
);
export const TelefonoMovil = normalizado(
  (t) => normalizarTelefono(t, { movil: true }),
  'Escribe el celular del Pago Móvil. Ejemplo: 0414-1234567',
  CAMPOS.telefono,
);
export const Cedula = normalizado(
  normalizarCedula,
  'La cédula no es válida. Escríbela sin puntos ni guiones',
  'El número de cédula es obligatorio',
);
export const Rif = normalizado(
  normalizarRif,
  'El RIF debe tener 9 dígitos. Escríbelo sin puntos ni guiones',
  'El RIF es obligatorio',
).refine(rifValido, 'Revisa el dígito verificador del RIF');
