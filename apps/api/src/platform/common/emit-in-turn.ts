import type { EventEmitter2 } from '@nestjs/event-emitter';

/**
 * Tells the event's listeners one after the other, in the order in which they registered; the first error is thrown and
 * the listeners behind it are not told. emitAsync() runs them side by side: on one transaction's session, which takes one
 * statement at a time, and on after the first has failed and the transaction is given up.
 */
export async function emitInTurn(events: EventEmitter2, event: string, payload: object): Promise<void> {
  for (const listener of [...events.listeners(event)]) await (listener as Listener).call(events, payload);
}

type Listener = (this: EventEmitter2, payload: object) => unknown;
