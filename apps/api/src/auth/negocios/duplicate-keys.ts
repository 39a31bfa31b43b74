import type { Coincidencia } from '@tuerca/contracts/auth/negocios/review-states';
import { normalizeText } from '@tuerca/contracts/kernel/text';

interface Identified {
  rif: string;
  telefono: string | null;
  direccion: { ciudad: string; calle?: string | null };
}

/** Keys that two businesses share when they have one RIF, telephone or address: 'telefono:+584141234567'. */
export function duplicateKeys({ rif, telefono, direccion }: Identified): string[] {
  const street = normalizeText(direccion.calle ?? '');
  return [
    `rif:${rif}`,
    ...(telefono ? [`telefono:${telefono}`] : []),
    ...(street ? [`direccion:${normalizeText(direccion.ciudad)}|${street}`] : []),
  ];
}

/** Kind of data that a key is made of. */
export const keyKind = (key: string): Coincidencia => key.slice(0, key.indexOf(':')) as Coincidencia;
