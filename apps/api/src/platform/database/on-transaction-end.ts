import type { Tx } from './transactions';

/** Runs `work` when the transaction is over, committed or not, and its session given back; at once without one. */
export function onTransactionEnd(tx: Tx | undefined, work: () => void): void {
  if (tx) tx.once('ended', work);
  else work();
}
