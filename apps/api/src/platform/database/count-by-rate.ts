import type { Model } from 'mongoose';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';

/**
 * Counts the documents made at each of these rates, in their order. `prefix` leads to the fields `tasa` and `fechaTasa` where they stand
 * in a part of the document ('pago.').
 */
export async function countByRate<T>(model: Model<T>, rates: readonly NombreTasa[], prefix = ''): Promise<number[]> {
  const dates = [...new Set(rates.map(({ fechaValor }) => fechaValor))];
  const rows = await model
    .aggregate<{ _id: { tasa: number; fechaTasa: string }; total: number }>([
      { $match: { [`${prefix}fechaTasa`]: { $in: dates } } },
      { $group: { _id: { tasa: `$${prefix}tasa`, fechaTasa: `$${prefix}fechaTasa` }, total: { $sum: 1 } } },
    ])
    .exec();
  const totals = new Map(rows.map(({ _id, total }) => [`${_id.tasa} ${_id.fechaTasa}`, total]));
  return rates.map(({ valor, fechaValor }) => totals.get(`${valor} ${fechaValor}`) ?? 0);
}
