import { CONCEPTO_PAGO_LABELS, CONCEPTOS_PAGO } from '@tuerca/contracts/payments/payments/concepts';
import {
  GRUPO_PAGO_LABELS,
  GRUPOS_PAGO,
  METODO_LABELS,
  METODOS_PAGO,
} from '@tuerca/contracts/payments/payments/states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { readNumber } from '@tuerca/contracts/venezuela/numero';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, dayField, numberField, pageField, quoted, textField } from '@/lib/filter-fields';
import { MAX_BELOW_MIN } from '@/ui/labels';
import type { RangeProblem } from '@/ui/price-range';

const [FIRST, ...OTHERS] = GRUPOS_PAGO;
/** Tabs of the queue: the groups of payments, and after the first one the balances owed to clients. */
export const QUEUE_TABS = [FIRST, 'por_devolver', ...OTHERS] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];
export const TAB_LABELS: Record<QueueTab, string> = { ...GRUPO_PAGO_LABELS, por_devolver: 'Por devolver' };

/** Highest amount of the filter, in Bs. */
const MAX_AMOUNT = 1_000_000_000;
const figure = (amount: number) => amount.toLocaleString('es-VE', { maximumFractionDigits: 2 });
const amountField = (fallback: number, word: string) =>
  numberField({ min: 0, max: MAX_AMOUNT, fallback, chip: (amount) => `${word} Bs. ${figure(amount)}` });

const FILTERS = {
  grupo: choiceField({ options: QUEUE_TABS, fallback: 'por_revisar', kind: 'order' }),
  search: textField({ max: 60, names: ['q'], chip: quoted }),
  concepto: choiceField({
    options: CONCEPTOS_PAGO,
    fallback: '',
    chip: (concepto) => (concepto ? CONCEPTO_PAGO_LABELS[concepto] : ''),
  }),
  banco: textField({ max: 4, chip: bankName }),
  metodo: choiceField({
    options: METODOS_PAGO,
    fallback: '',
    chip: (metodo) => (metodo ? METODO_LABELS[metodo] : ''),
  }),
  desde: dayField('Desde'),
  hasta: dayField('Hasta'),
  montoMin: amountField(0, 'Desde'),
  montoMax: amountField(MAX_AMOUNT, 'Hasta'),
  page: pageField(),
};
/** Filters of the queue, as in the address. */
export type QueueFilters = FilterValues<typeof FILTERS>;
export const QUEUE_FILTERS = defineFilters(FILTERS);

/** Formats a bound for its field; '' for an open end. */
export const showAmount = (amount: number): string =>
  amount === 0 || amount === MAX_AMOUNT ? '' : String(amount).replace('.', ',');

/** Query of the amounts: open ends are left out. */
export const sentAmounts = ({ montoMin, montoMax }: Pick<QueueFilters, 'montoMin' | 'montoMax'>) => ({
  montoMin: montoMin > 0 ? montoMin : undefined,
  montoMax: montoMax < MAX_AMOUNT ? montoMax : undefined,
});

/** Parses a typed range of amounts in Bs., or returns its error. */
export function readAmounts(min: string, max: string): Pick<QueueFilters, 'montoMin' | 'montoMax'> | RangeProblem {
  const read = (text: string, empty: number) => readNumber(text) ?? empty;
  const [montoMin, montoMax] = [read(min, 0), read(max, MAX_AMOUNT)];
  const wrong = (amount: number) => !(amount >= 0 && amount <= MAX_AMOUNT);
  const error = `Escribe un monto entre 0 y ${figure(MAX_AMOUNT)}`;
  if (wrong(montoMin)) return { error, field: 'min' };
  if (wrong(montoMax)) return { error, field: 'max' };
  if (montoMin > montoMax) return { error: MAX_BELOW_MIN, field: 'max' };
  return { montoMin, montoMax };
}
