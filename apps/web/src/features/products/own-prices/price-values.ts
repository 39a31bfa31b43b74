import { z } from 'zod';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { PriceRule } from '@tuerca/contracts/products/products/price-change';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';

/** A change of prices while it is filled in. */
export interface PriceValues {
  direction: 'subir' | 'bajar';
  unidad: '%' | '$' | 'Bs.';
  /** Percent, dollars or bolivars. */
  valor: number | null;
  /** As the select has it. */
  redondeo: '0' | '0.05' | '0.5' | '1';
}
export const START: PriceValues = { direction: 'subir', unidad: '%', valor: null, redondeo: '0' };

/** Dollars, to cents, that an amount in bolivars is at a rate: what stores keep are prices in dollars. */
export const toDollars = (bolivares: number, tasa: number): number => toMonto(Math.round(toCentimos(bolivares) / tasa));

const REQUIRED = 'Escribe cuánto';
/** Makes a rule of what was filled in, at the day's rate. */
export const ruleSchema = (tasa: number) =>
  z
    .object({
      direction: z.enum(['subir', 'bajar']),
      unidad: z.enum(['%', '$', 'Bs.']),
      valor: z
        .number(REQUIRED)
        .positive('Escribe un número mayor que cero')
        .max(1_000_000_000, PRODUCT_MESSAGES.priceChange),
      redondeo: z.enum(['0', '0.05', '0.5', '1']),
    })
    .refine(({ unidad, direction, valor }) => unidad !== '%' || direction === 'subir' || valor < 100, {
      path: ['valor'],
      message: 'No puedes bajar 100 % o más',
    })
    .refine(({ unidad, valor }) => unidad !== 'Bs.' || toDollars(valor, tasa) > 0, {
      path: ['valor'],
      message: 'Es menos de un centavo de dólar',
    })
    .transform(({ direction, unidad, valor, redondeo }): PriceRule => {
      const size = unidad === 'Bs.' ? toDollars(valor, tasa) : valor;
      return {
        tipo: unidad === '%' ? 'porcentaje' : 'monto',
        valor: direction === 'subir' ? size : -size,
        redondeo: Number(redondeo) as PriceRule['redondeo'],
      };
    });
