import { ApiError, isCode } from '@/lib/api-error';
import { newIdempotencyKey } from '@/lib/idempotency';
import { patchDraft, readCheckoutDraft } from './draft';

/** The key of this purchase: the one of the last attempt while the body is the same (also after a reload), else a new one. */
export function attemptKey(ownerId: string, purchase: object): string {
  const body = JSON.stringify(purchase);
  const { attempt } = readCheckoutDraft(ownerId);
  if (attempt?.body === body) return attempt.key;
  const key = newIdempotencyKey();
  patchDraft(ownerId, { attempt: { body, key } });
  return key;
}

/** After a clear refusal nothing was made, so that the next try is a new one; after anything else the key stays. */
export function forgetRefused(ownerId: string, error: unknown): void {
  const undecided =
    !(error instanceof ApiError) ||
    error.status >= 500 ||
    error.status === 401 ||
    error.status === 429 ||
    isCode(error, 'EN_CURSO', 'RESPUESTA_INVALIDA');
  if (!undecided) patchDraft(ownerId, { attempt: undefined });
}
