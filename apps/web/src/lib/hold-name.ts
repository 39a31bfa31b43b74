/** Longest wait for a name that another page of this tab is just giving back, in milliseconds. */
const SETTLE_MS = 500;

/**
 * Holds a name, in one tab at a time: `onHeld` is called once it is this one's, `onTaken` when another tab has it, which does not
 * end the wait. Without locks (plain http) every tab holds it. Returns the way to give it back.
 */
export function holdName(name: string, onHeld: () => void, onTaken: () => void): () => void {
  if (!navigator.locks) {
    onHeld();
    return () => undefined;
  }
  const wait = new AbortController();
  let isHeld = false;
  // A busy page hears late that the name is its own: the browser is asked before anybody is told.
  const ask = async () => {
    const { held = [] } = await navigator.locks.query();
    if (!isHeld && !wait.signal.aborted && held.some((lock) => lock.name === name)) onTaken();
  };
  const taken = setTimeout(() => void ask(), SETTLE_MS);
  let giveBack = () => {};
  const kept = new Promise<void>((resolve) => (giveBack = resolve));
  void navigator.locks
    .request(name, { signal: wait.signal }, () => {
      clearTimeout(taken);
      isHeld = true;
      onHeld();
      return kept;
    })
    .catch(() => undefined);
  return () => {
    clearTimeout(taken);
    wait.abort();
    giveBack();
  };
}
