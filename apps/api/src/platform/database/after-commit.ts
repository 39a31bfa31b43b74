import { Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/** Effects that each open transaction runs once it is committed; an attempt that is retried starts with none. */
const effects = new WeakMap<ClientSession, (() => void)[]>();

/** Runs `effect` once the transaction is committed, and never when it is not; at once without a transaction. */
export function afterCommit(tx: ClientSession | undefined, effect: () => void): void {
  const waiting = tx && effects.get(tx);
  if (tx && !waiting) throw new Error('afterCommit() needs a transaction of Transactions.run()');
  if (waiting) waiting.push(effect);
  else effect();
}

/** Begins an attempt of a transaction: effects of an earlier attempt are void. */
export const beginEffects = (tx: ClientSession): void => void effects.set(tx, []);

/** Runs what waited for the commit; one effect that fails takes nothing from the others. */
export function runEffects(tx: ClientSession): void {
  for (const effect of effects.get(tx) ?? []) {
    try {
      effect();
    } catch (error) {
      new Logger('Transactions').error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  effects.delete(tx);
}
