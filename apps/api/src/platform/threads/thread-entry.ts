import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../common/app-error';
import type { ThreadAnswer, ThreadCall } from './threads';

/** The generator that the thread was started for; each message of the parent asks for its next part. */
function begin(): AsyncGenerator | Generator {
  const { module, name, args } = workerData as ThreadCall;
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const work = require(module) as Record<string, (...args: unknown[]) => AsyncGenerator | Generator>;
  return work[name]!(...args);
}

async function answer(parts: AsyncGenerator | Generator): Promise<ThreadAnswer> {
  try {
    const { done, value } = await parts.next();
    return done ? { done } : { part: value as unknown };
  } catch (error) {
    if (error instanceof AppError)
      return { refusal: { code: error.code, message: error.message, data: error.detail.data } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const parts = begin();
parentPort!.on('message', () => void answer(parts).then((message) => parentPort!.postMessage(message)));
