import { Registration } from '@tuerca/contracts/auth/auth/registration';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { ApiError } from '@/lib/api-error';
import type { AccountType, FieldProblem, RegistrationValues } from './registration-types';

/** Request body of an account type; the confirmation and the other types' fields are left out. */
export function payloadOf(
  accountType: AccountType,
  values: RegistrationValues,
): { body: Registration } | { errors: FieldProblem[] } {
  const { nombre, email, password, telefono, direccion, cedula, fechaNacimiento, store, workshop } = values;
  const common = { nombre, email, password, telefono, direccion: { ...direccion, pais: 'Venezuela' } };
  const own = {
    client: { cedula, fechaNacimiento },
    store: { store: { ...store, horario: DEFAULT_HORARIO } },
    workshop: { workshop: { ...workshop, horario: DEFAULT_HORARIO } },
  }[accountType];
  const parsed = Registration.safeParse({ role: accountType, ...common, ...own });
  if (parsed.success) return { body: parsed.data };
  return { errors: parsed.error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensaje: message })) };
}

/** The fields that an error is about, also when the API names none. */
export function fieldProblemsOf(accountType: AccountType, error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return [];
  if (error.errors.length)
    return error.errors.map(({ campo, mensaje }) => ({ campo: campo.replace(/^(body|query|params)\./, ''), mensaje }));
  const document = { client: 'cedula', store: 'store.rif', workshop: 'workshop.rif' }[accountType];
  switch (error.code) {
    case 'DOCUMENTO_EN_USO':
      return [{ campo: document, mensaje: 'Este documento ya tiene una cuenta' }];
    case 'CLAVE_COMUN':
      return [{ campo: 'password', mensaje: error.message }];
    default:
      return [];
  }
}
