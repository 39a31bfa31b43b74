import { useEffect, useRef, useState } from 'react';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { SaltosPrecio } from '@tuerca/contracts/products/products/price-change';
import { notify } from '@/lib/notify';
import { priceFieldId, pricesText } from './price-format';
import type { PriceEditsState } from './use-price-edits';

/** Saves the prices, after a question about those that rise beyond all measure, and goes to the first that was not taken. */
export function useSavingPrices({ typed, check, save, rises, busy }: PriceEditsState) {
  const [asked, setAsked] = useState<SaltosPrecio | null>(null);
  const lines = useRef<HTMLUListElement>(null);
  const [wrong, setWrong] = useState<{ id: string } | null>(null);
  // A disabled field takes no focus.
  useEffect(() => {
    if (wrong && !busy) lines.current?.querySelector<HTMLElement>(`#${priceFieldId(wrong.id)}`)?.focus();
  }, [wrong, busy]);
  const goTo = (id: string | undefined) => setWrong(id === undefined ? null : { id });
  const send = async () => {
    setAsked(null);
    const count = typed.size;
    try {
      const left = await save();
      if (left) notify.warn(PRODUCT_MESSAGES.pricesPartly);
      else notify.ok(`Guardaste ${pricesText(count)}`);
      goTo(left);
    } catch (error) {
      notify.failure(error, PRODUCT_MESSAGES.pricesFailed);
    }
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const first = check();
    if (first) return goTo(first);
    const saltos = rises();
    if (saltos.total) setAsked(saltos);
    else if (typed.size) void send();
  };
  return { lines, asked, send, submit, close: () => setAsked(null) };
}
