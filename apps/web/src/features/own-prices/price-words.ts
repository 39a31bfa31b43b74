import { numberFormat } from '@tuerca/contracts/kernel/intl-format';
import type { PricePreview, PriceRule } from '@tuerca/contracts/products/price-change';
import { plural, usd } from '../../lib/format';

/** Why a product keeps its price. */
export const REFUSAL_WORDS: Record<NonNullable<PricePreview['lineas'][number]['rechazo']>, string> = {
  minimo: 'Quedaría por debajo de $ 0,01',
  maximo: 'Quedaría demasiado alto',
  oferta: 'Su precio de oferta ya no sería menor',
  igual: 'Quedaría igual',
};

const percent = numberFormat({ maximumFractionDigits: 2 });
const ROUNDED: Record<PriceRule['redondeo'], string> = {
  0: '',
  0.05: ', a múltiplos de $ 0,05',
  0.5: ', a múltiplos de $ 0,50',
  1: ', a dólares enteros',
};
/** 'Subir 10 %', 'Bajar $ 1,50, a dólares enteros'. */
export function ruleText({ tipo, valor, redondeo }: PriceRule): string {
  const size = Math.abs(valor);
  const amount = tipo === 'porcentaje' ? `${percent(size)} %` : usd(size);
  return `${valor > 0 ? 'Subir' : 'Bajar'} ${amount}${ROUNDED[redondeo]}`;
}

export const productsText = (count: number): string => plural(count, 'producto', 'productos');
