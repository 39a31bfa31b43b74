import { Registration } from '@tuerca/contracts/auth/registration';
import { DEFAULT_HORARIO } from '@tuerca/contracts/negocios/horario';
import { ApiError } from '../../lib/api-error';
import type { DatosRegistro, ErrorCampo, Tipo } from './registration-types';

/** What is sent for an account type, in the contract's form; the confirmation and the other types' fields are left out. */
export function payloadOf(tipo: Tipo, datos: DatosRegistro): { body: Registration } | { errors: ErrorCampo[] } {
  const { nombre, email, password, telefono, direccion, cedula, fechaNacimiento, store, workshop } = datos;
  const comun = { nombre, email, password, telefono, direccion: { ...direccion, pais: 'Venezuela' } };
  const propio = {
    client: { cedula, fechaNacimiento },
    store: { store: { ...store, horario: DEFAULT_HORARIO } },
    workshop: { workshop: { ...workshop, horario: DEFAULT_HORARIO } },
  }[tipo];
  const parsed = Registration.safeParse({ role: tipo, ...comun, ...propio });
  if (parsed.success) return { body: parsed.data };
  return { errors: parsed.error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensaje: message })) };
}

/** The fields that a refusal is about, also where the API names none. */
export function camposDe(tipo: Tipo, error: unknown): ErrorCampo[] {
  if (!(error instanceof ApiError)) return [];
  if (error.errors.length)
    return error.errors.map(({ campo, mensaje }) => ({ campo: campo.replace(/^(body|query|params)\./, ''), mensaje }));
  const documento = { client: 'cedula', store: 'store.rif', workshop: 'workshop.rif' }[tipo];
  switch (error.code) {
    case 'CORREO_EN_USO':
      return [{ campo: 'email', mensaje: 'Este correo ya tiene una cuenta' }];
    case 'DOCUMENTO_EN_USO':
      return [{ campo: documento, mensaje: 'Este documento ya tiene una cuenta' }];
    case 'CLAVE_COMUN':
      return [{ campo: 'password', mensaje: error.message }];
    default:
      return [];
  }
}
