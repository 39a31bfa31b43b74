import { ApiError, isCode } from '../../lib/api-error';
import { newIdempotencyKey } from '../../lib/idempotency';
import { patchDraft, readDraft } from './draft';

/** The key of this purchase: the one of the last attempt while the body is the same (also after a reload), else a new one. */
export function attemptKey(dueno: string, body: object): string {
  const cuerpo = JSON.stringify(body);
  const { intento } = readDraft(dueno);
  if (intento?.cuerpo === cuerpo) return intento.clave;
  const clave = newIdempotencyKey();
  patchDraft(dueno, { intento: { cuerpo, clave } });
  return clave;
}

/** After a clear refusal nothing was made, so that the next try is a new one; after anything else the key stays. */
export function forgetRefused(dueno: string, error: unknown): void {
  const undecided =
    !(error instanceof ApiError) ||
    error.status >= 500 ||
    error.status === 401 ||
    error.status === 429 ||
    isCode(error, 'EN_CURSO', 'RESPUESTA_INVALIDA');
  if (!undecided) patchDraft(dueno, { intento: undefined });
}
