import { z } from 'zod';
import { readJson, writeJson } from '@/lib/storage';
import { type AccountType, EMPTY_VALUES, type RegistrationValues } from './registration-types';

const KEY = 'tuerca-registro';
const text = z.string().max(1000).catch('');
const list = z.array(z.string()).catch([]);
const Draft = z.object({
  accountType: z.enum(['client', 'store', 'workshop']).nullable().catch(null),
  values: z.object({
    nombre: text,
    email: text,
    telefono: text,
    cedula: text,
    fechaNacimiento: text,
    direccion: z.object({ ciudad: text, estado: text, codigoPostal: text }).catch(EMPTY_VALUES.direccion),
    store: z
      .object({ nombreTienda: text, descripcionTienda: text, categorias: list, rif: text })
      .catch(EMPTY_VALUES.store),
    workshop: z
      .object({
        nombreTaller: text,
        descripcionTaller: text,
        especialidades: list,
        tiposVehiculos: list,
        rif: text,
      })
      .catch(EMPTY_VALUES.workshop),
  }),
});

/** Returns this tab's draft from before a reload, without the password, which is never stored. */
export function readRegistrationDraft(): { accountType: AccountType | null; values: RegistrationValues } | null {
  const parsed = Draft.safeParse(readJson(KEY, 'session'));
  return parsed.success
    ? { accountType: parsed.data.accountType, values: { ...EMPTY_VALUES, ...parsed.data.values } }
    : null;
}

/** Stores the draft until the tab closes, without both passwords. */
export function writeRegistrationDraft(accountType: AccountType | null, values: RegistrationValues): void {
  const { password: _password, confirmation: _confirmation, ...rest } = values;
  writeJson(KEY, { accountType, values: rest }, 'session');
}

export const clearRegistrationDraft = (): void => writeJson(KEY, null, 'session');
