import type { PricePreview, PriceRule } from '@tuerca/contracts/products/products/price-change';
import { percent, plural, usd } from '@/lib/format';

/** Why a product keeps its price. */
export const REFUSAL_LABELS: Record<NonNullable<PricePreview['lineas'][number]['rechazo']>, string> = {
  minimo: 'Quedaría por debajo de $\u00A00,01',
  maximo: 'Quedaría demasiado alto',
  oferta: 'Su precio de oferta ya no sería menor',
  igual: 'Quedaría igual',
};

const ROUNDED: Record<PriceRule['redondeo'], string> = {
  0: '',
  0.05: ', a múltiplos de $\u00A00,05',
  0.5: ', a múltiplos de $\u00A00,50',
  1: ', a dólares enteros',
};
/** 'Subir 10 %', 'Bajar $ 1,50, a dólares enteros'. */
export function ruleText({ tipo, valor, redondeo }: PriceRule): string {
  const size = Math.abs(valor);
  const amount = tipo === 'porcentaje' ? percent(size) : usd(size);
  return `${valor > 0 ? 'Subir' : 'Bajar'} ${amount}${ROUNDED[redondeo]}`;
}

export const productsText = (count: number): string => plural(count, 'producto', 'productos');
export const pricesText = (count: number): string => plural(count, 'precio', 'precios');
/** Id of the field with a product's price. */
export const priceFieldId = (productoId: string) => `precio-${productoId}`;
/** Name of the list of prices that a change is asked about. */
export const RISING_PRICES = 'Precios que suben mucho';
