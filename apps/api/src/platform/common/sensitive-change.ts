import { AppError } from './app-error';
import type { CurrentUser, SessionVerifier } from './current-user';

/**
 * For a change that is sensitive only by what it says: throws ENTRADA_INVALIDA beside `motivo` without a reason, and
 * REAUTENTICACION_REQUERIDA without the password of the last minutes, as an endpoint's `reauth` does.
 */
export async function demandCare(
  sessions: SessionVerifier,
  user: CurrentUser,
  { motivo, reasonMissing }: { motivo: string | undefined; reasonMissing: string },
): Promise<void> {
  if (!motivo)
    throw new AppError('ENTRADA_INVALIDA', {
      message: reasonMissing,
      errors: [{ campo: 'motivo', mensaje: reasonMissing }],
    });
  const missing = await sessions.missingConfirmation(user);
  if (missing) throw new AppError('REAUTENTICACION_REQUERIDA', { data: missing });
}
