import { useState } from 'react';
import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { askedRises } from '@tuerca/contracts/products/products/price-change';
import type { PriceEditResult } from '@tuerca/contracts/products/products/price-edits';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { useLeaveGuard } from '@/lib/leave-guard';
import { type PriceRow, useSavePrices } from './own-prices.queries';

/** A typed price of a product. */
interface TypedPrice {
  row: PriceRow;
  /** The price that was on screen while it was typed, in dollars. */
  seen: number;
  /** Null for an empty field, NaN for what is no amount. */
  centimos: number | null;
  error?: string;
}
type Typed = ReadonlyMap<string, TypedPrice>;

const price = NuevoProducto.shape.precio;
const amountOf = ({ centimos }: TypedPrice) => (centimos === null ? null : toMonto(centimos));

const problemOf = (one: TypedPrice): string | undefined =>
  one.centimos === null ? PRODUCT_MESSAGES.priceMissing : price.safeParse(amountOf(one)).error?.issues[0]?.message;
/** Marks the prices that cannot be sent. */
const checked = (typed: Typed): Typed =>
  new Map([...typed].map(([id, one]) => [id, { ...one, error: problemOf(one) }]));

/** Leaves what was not written, with the reason and the price of now: the next save is about that one. */
function refused(typed: Typed, results: readonly PriceEditResult[]): Typed {
  const rest = new Map(typed);
  for (const { _id, hecho, precio, mensaje } of results) {
    const one = rest.get(_id);
    if (hecho) rest.delete(_id);
    else if (one) rest.set(_id, { ...one, seen: precio ?? one.seen, error: mensaje ?? undefined });
  }
  return rest;
}

const firstWrong = (typed: Typed): string | undefined => [...typed].find(([, { error }]) => error)?.[0];

/** Prices that are typed and not saved yet, whatever page or tab is open; `save` answers the first product whose price was not taken. */
export function usePriceEdits() {
  const [typed, setTyped] = useState<Typed>(new Map());
  const saving = useSavePrices();
  useLeaveGuard(typed.size > 0);
  const type = (row: PriceRow, centimos: number | null) => {
    const next = new Map(typed);
    const seen = typed.get(row._id)?.seen ?? row.precio;
    if (centimos === (toCentimos(row.precio) || null)) next.delete(row._id);
    else next.set(row._id, { row, seen, centimos });
    setTyped(next);
  };
  /** Checks what was typed; the first wrong one. */
  const check = (): string | undefined => {
    const next = checked(typed);
    setTyped(next);
    return firstWrong(next);
  };
  const save = async (): Promise<string | undefined> => {
    const precios = [...typed].map(([_id, one]) => ({ _id, precio: amountOf(one)!, precioAnterior: one.seen }));
    const rest = refused(typed, await saving.mutateAsync({ precios }));
    setTyped(rest);
    return firstWrong(rest);
  };
  const lines = [...typed.values()].map((one) => ({
    _id: one.row._id,
    nombre: one.row.nombre,
    sku: one.row.sku,
    antes: one.seen,
    despues: amountOf(one),
    rechazo: null,
  }));
  return {
    typed,
    type,
    check,
    save,
    busy: saving.isPending,
    /** Prices that rise beyond all measure. */
    rises: () => askedRises(lines),
  };
}
export type PriceEditsState = ReturnType<typeof usePriceEdits>;
