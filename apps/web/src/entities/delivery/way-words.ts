import type { FormaEnvio } from '@tuerca/contracts/checkout/schemas';
import { wayName } from '@tuerca/contracts/checkout/ways';
import { formatBs, toBolivares } from '@tuerca/contracts/venezuela/dinero';

const WEEKDAY = new Intl.DateTimeFormat('es-VE', { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
const FULL = new Intl.DateTimeFormat('es-VE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const utc = (date: string) => new Date(`${date}T00:00:00Z`);
const plain = (text: string) => text.replace(',', '');

/** 'entre el martes 24 y el viernes 27 de noviembre' of two Caracas dates; 'el martes 24 de noviembre' of one. */
export function betweenInWords({ from, until }: { from: string; until: string }): string {
  const last = plain(FULL.format(utc(until)));
  if (from === until) return `el ${last}`;
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `entre el ${plain((sameMonth ? WEEKDAY : FULL).format(utc(from)))} y el ${last}`;
}

/** 'Llega entre el martes 24 y el viernes 27 de noviembre'. */
export const arrivalText = (window: { from: string; until: string }): string => `Llega ${betweenInWords(window)}`;

/** What a delivery of so many cents of a dollar costs now: 'Bs. 850,00', 'Gratis', 'Pagas al recibir' (null). */
export function costText(cents: number | null, tasa: number): string {
  if (cents === null) return 'Pagas al recibir';
  return cents > 0 ? formatBs(toBolivares(cents, tasa)) : 'Gratis';
}

/** 'MRW, retiro en su oficina · pagas el envío al recibir'. */
export const shippingText = (forma: FormaEnvio): string =>
  [wayName(forma), ...(forma.pagoEnDestino ? ['pagas el envío al recibir'] : [])].join(' · ');
