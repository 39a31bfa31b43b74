import { addAbortSignal, type Readable } from 'node:stream';

/** Ends what is read when `signal` is aborted. Its error is its reader's; before there is one, it must not end the process. */
export function endWith(signal: AbortSignal | undefined, content: Readable): void {
  content.on('error', () => undefined);
  if (signal) addAbortSignal(signal, content);
}
