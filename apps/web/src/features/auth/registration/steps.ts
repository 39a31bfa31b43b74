import { z } from 'zod';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { ClientRegistration, StoreRegistration, WorkshopRegistration } from '@tuerca/contracts/auth/auth/registration';
import { passwordFrom } from '@tuerca/contracts/auth/auth/schemas';
import { loadCommonPasswords } from '@/ui/form/common-passwords';
import type { AccountType } from './registration-types';

/** Steps of the wizard; the summary has no fields. */
export type RegistrationStep = 'person' | 'address' | 'business' | 'summary';

/** The steps of each account type, in order. */
export const REGISTRATION_STEPS: Record<AccountType, readonly RegistrationStep[]> = {
  client: ['person', 'address', 'summary'],
  store: ['person', 'address', 'business', 'summary'],
  workshop: ['person', 'address', 'business', 'summary'],
};

/** Short name of a step, for the list of steps. */
export const stepName = (accountType: AccountType, step: RegistrationStep): string =>
  ({
    person: accountType === 'client' ? 'Datos personales' : 'Representante',
    address: 'Dirección',
    business: 'Negocio',
    summary: 'Resumen',
  })[step];

const TITLES: Record<AccountType, Record<RegistrationStep, string>> = {
  client: { person: '¿Quién eres?', address: '¿Dónde estás?', business: '', summary: 'Revisa tus datos' },
  store: {
    person: 'Quién representa a la tienda',
    address: '¿Dónde está la tienda?',
    business: 'Tu tienda',
    summary: 'Revisa tus datos',
  },
  workshop: {
    person: 'Quién representa al taller',
    address: '¿Dónde está el taller?',
    business: 'Tu taller',
    summary: 'Revisa tus datos',
  },
};
/** Heading of a step. */
export const stepTitle = (accountType: AccountType, step: RegistrationStep): string => TITLES[accountType][step];

const { nombre, email, telefono, cedula, fechaNacimiento, direccion } = ClientRegistration.shape;
const matchingPasswords = <T extends z.ZodType<{ password: string; confirmation: string }>>(schema: T) =>
  schema.refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    error: AUTH_MESSAGES.passwordsDiffer,
    // Also while other fields are invalid, so that all errors are shown at once. Not without a password.
    when: ({ value }) => !!(value as { password?: string } | null)?.password,
  });
const rif = { rif: true } as const;
const tienda = StoreRegistration.shape.store;
const taller = WorkshopRegistration.shape.workshop;

/** Password rules of this installation. */
interface PasswordRules {
  min: number;
  /** Common passwords are refused. */
  refusesCommon: boolean;
}

// Without the list, which is loaded at the first check, the API decides.
const isUncommon = (password: string) =>
  loadCommonPasswords().then(
    (isCommon) => !isCommon(password),
    () => true,
  );
const passwordBy = ({ min, refusesCommon }: PasswordRules) =>
  refusesCommon ? passwordFrom(min).refine(isUncommon, AUTH_MESSAGES.commonPassword) : passwordFrom(min);

/** Schema of the first step, by account type. */
function personSchema(accountType: AccountType, rules: PasswordRules): z.ZodType {
  const credentials = { nombre, email, password: passwordBy(rules), confirmation: z.string(), telefono };
  if (accountType === 'client') return matchingPasswords(z.object({ ...credentials, cedula, fechaNacimiento }));
  if (accountType === 'store') return matchingPasswords(z.object({ ...credentials, store: tienda.pick(rif) }));
  return matchingPasswords(z.object({ ...credentials, workshop: taller.pick(rif) }));
}

const BUSINESS: Record<AccountType, z.ZodType> = {
  client: z.unknown(),
  store: z.object({ store: tienda.pick({ nombreTienda: true, descripcionTienda: true, categorias: true }) }),
  workshop: z.object({
    workshop: taller.pick({
      nombreTaller: true,
      descripcionTaller: true,
      especialidades: true,
      tiposVehiculos: true,
    }),
  }),
};

/** Schema of a step: the contract's own rules, split by step; to be parsed asynchronously. */
export function stepSchema(
  accountType: AccountType,
  step: Exclude<RegistrationStep, 'summary'>,
  rules: PasswordRules,
): z.ZodType {
  if (step === 'person') return personSchema(accountType, rules);
  return step === 'address' ? z.object({ direccion }) : BUSINESS[accountType];
}

/** The step with a field ('direccion.ciudad'). */
export function stepOf(campo: string): RegistrationStep {
  if (campo.startsWith('direccion')) return 'address';
  return /^(store|workshop)(\.(?!rif$)|$)/.test(campo) ? 'business' : 'person';
}
