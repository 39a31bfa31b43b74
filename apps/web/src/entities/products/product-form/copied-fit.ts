import { nameKey } from '@tuerca/contracts/kernel/text';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { MAX_EQUIVALENTS, MAX_FIT_ROWS } from '@tuerca/contracts/products/products/rules';
import { plural } from '@/lib/format';
import { type ProductValues, productValuesOf } from './form-values';

type Fit = Pick<ProductValues, 'compatibilidad' | 'equivalencias'>;

const rowKey = ({ marca, modelo, anioDesde, anioHasta, motor }: Fit['compatibilidad'][number]) =>
  [nameKey(marca), nameKey(modelo), anioDesde, anioHasta, nameKey(motor)].join('|');

/** Merges existing and new elements, each once, up to the limit. */
function merged<T>(here: T[], there: T[], keyOf: (one: T) => string, max: number) {
  const keys = new Set(here.map(keyOf));
  const fresh = there.filter((one) => !keys.has(keyOf(one)) && keys.add(keyOf(one)));
  const room = Math.max(0, max - here.length);
  return {
    all: [...here, ...fresh.slice(0, room)],
    added: Math.min(fresh.length, room),
    left: fresh.slice(room).length,
  };
}

/** Merges another product's vehicles and equivalent numbers into a form's, and returns the message about it. */
export function copiedFit(here: Fit, source: OwnProductoDetail): Fit & { added: boolean; message: string } {
  const there = productValuesOf(source);
  const rows = merged(here.compatibilidad, there.compatibilidad, rowKey, MAX_FIT_ROWS);
  const codes = merged(here.equivalencias, there.equivalencias, nameKey, MAX_EQUIVALENTS);
  const added = [
    rows.added && plural(rows.added, 'vehículo', 'vehículos'),
    codes.added && plural(codes.added, 'número equivalente', 'números equivalentes'),
  ].filter(Boolean);
  const left = rows.left + codes.left;
  return {
    compatibilidad: rows.all,
    equivalencias: codes.all,
    added: added.length > 0,
    message: added.length
      ? `Copiamos ${added.join(' y ')}${left ? '; los demás no caben' : ''}. Revisa y guarda.`
      : left
        ? 'Ya no caben más vehículos ni números.'
        : `${source.nombre} no tiene vehículos ni números que falten aquí.`,
  };
}
