import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/api-error';

/** The field that the server means: `campo` may carry where it was found ('body.email'). */
export const fieldOf = (campo: string): string => campo.replace(/^(body|query|params)\./, '');

/** Puts the server's sentences beside their fields; true when there was at least one, so that no toast is needed. */
export function showServerErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  error.errors.forEach(({ campo, mensaje }, i) =>
    setError(fieldOf(campo) as FieldPath<T>, { type: 'server', message: mensaje }, { shouldFocus: i === 0 }),
  );
  return true;
}
