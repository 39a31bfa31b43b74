import { OnEvent } from '@nestjs/event-emitter';

/**
 * Listens inside the sender's transaction: `emitInTurn` awaits it, and what it throws gives the transaction up. Takes the class of the
 * event or its name.
 */
export const InTransaction = (event: string | { readonly event: string }): MethodDecorator =>
  OnEvent(typeof event === 'string' ? event : event.event, { promisify: true, suppressErrors: false });
