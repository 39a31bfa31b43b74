import { queryOptions } from '@tanstack/react-query';
import { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { client } from '@/lib/api';
import { shortDate } from '@/lib/format';
import { adminKeys } from './admin.keys';

const api = client({ ratesAdmin });

/** The rates of the last weeks, each with how much was made at it. */
export const exchangeRatesQuery = () =>
  queryOptions({
    queryKey: adminKeys.rates,
    queryFn: async ({ signal }) => (await api.ratesAdmin.list({ signal })).data,
  });

/** Completed appointments and paid plans at one rate. */
export const madeQuery = ({ valor, fechaValor }: NombreTasa) =>
  queryOptions({
    queryKey: [...adminKeys.rates, valor, fechaValor],
    queryFn: async ({ signal }) =>
      (await api.ratesAdmin.made({ query: { tasa: valor, fechaTasa: fechaValor }, signal })).data,
  });

/** '1458_2026-11-27': a rate as it stands in an address. */
export const rateKey = ({ valor, fechaValor }: NombreTasa): string => `${valor}_${fechaValor}`;

/** The rate that an address names; null when it names none. */
export function rateOf(key: string): NombreTasa | null {
  const [, valor, fechaValor] = /^(\d{1,9}(?:\.\d{1,10})?)_(\d{4}-\d{2}-\d{2})$/.exec(key) ?? [];
  return valor && fechaValor && Number(valor) > 0 ? { valor: Number(valor), fechaValor } : null;
}

/** 'Bs. 1.458 del 27/11/2026'. */
export const rateName = ({ valor, fechaValor }: NombreTasa): string =>
  `${formatTasa(valor)} del ${shortDate(fechaValor)}`;
