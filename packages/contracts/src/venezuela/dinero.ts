import { numberFormat } from '../kernel/intl-format';

const decimal = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Decimal amount -> integer céntimos, half up; safe for what binary floats make of 1.005. */
export const toCentimos = (monto: number): number => Math.round(Number((monto * 100).toPrecision(15)));
/** Integer céntimos -> decimal amount for the wire. */
export const toMonto = (centimos: number): number => centimos / 100;

/**
 * Dollars (integer cents) at a rate (Bs. per $) -> integer céntimos of Bs., rounded half up.
 * This is the unit price that is then multiplied and summed.
 */
export const toBolivares = (usdCents: number, tasa: number): number =>
  Math.round(Number((usdCents * tasa).toPrecision(15)));

/** Puts the minus of a negative amount before the currency; no line breaks between a currency and its amount. */
const withSign = (currency: string, cents: number): string =>
  `${cents < 0 ? '\u2212' : ''}${currency}\u00A0${decimal(Math.abs(cents) / 100)}`;
/** 'Bs. 1.234,50' from céntimos, '−Bs. 1.234,50' below zero. Intl prints the obsolete 'Bs.S' for VES, so the sign is put by hand. */
export const formatBs = (centimos: number): string => withSign('Bs.', centimos);
/** '$ 12,00' from cents of a dollar, '−$ 12,00' below zero. */
export const formatUsd = (centavos: number): string => withSign('$', centavos);
/** 'Ref. $ 12,00', beside the price in bolivars. */
export const formatRef = (centavos: number): string => `Ref.\u00A0${formatUsd(centavos)}`;
/** '1.234,50' from céntimos. */
export const formatMonto = (centimos: number): string => decimal(centimos / 100);
/** '1234,50' from céntimos: the amount fields of bank apps refuse the point between thousands. */
export const formatBankAmount = (centimos: number): string => formatMonto(centimos).replace(/\./g, '');

/** Splits an amount that includes IVA (céntimos) into base and tax; they always add up to it. */
export function splitIva(total: number, percent: number): { base: number; iva: number } {
  const base = Math.round(total / (1 + percent / 100));
  return { base, iva: total - base };
}

/** 'Bs. 1.548,7362': a rate with as many decimals as the BCV publishes. */
export const formatTasa = (valor: number): string =>
  `Bs.\u00A0${valor.toLocaleString('es-VE', { maximumFractionDigits: 4 })}`;
