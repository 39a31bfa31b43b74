import { configure, fireEvent, screen } from '@testing-library/react';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { accountRoutes } from '@/app/routes-account';
import { writeRegistrationDraft } from '@/features/auth/registration/draft';
import {
  type AccountType,
  EMPTY_VALUES,
  type RegistrationValues,
} from '@/features/auth/registration/registration-types';
import { buildSession } from './people';
import { renderApp } from './render-app';
import { answer, server } from './server';
import { publicConfig } from './system';

/** Before each test of the wizard: requests of the pages around it, and the shortest password. */
export const prepareWizard = (): void => {
  // The first test of a file also loads the page.
  configure({ asyncUtilTimeout: 8000 });
  server.use(answer(system.public, { data: publicConfig() }));
};

export const open = (path = '/registro') =>
  renderApp(path, [...accountRoutes, { path: '*', element: <h1>Otra página</h1> }]);
type User = ReturnType<typeof open>['user'];

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const next = (user: User) => user.click(button(/^(Siguiente|Guardar y ver el resumen)$/));
export const choose = async (user: User, accountType: string) =>
  user.click(await screen.findByRole('button', { name: accountType }));
/** Error texts of the form, from top to bottom. */
export const sentences = () =>
  [...screen.getByRole('form').querySelectorAll('p.Mui-error')].map((one) => one.textContent);
export const set = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const PERSON: [RegExp, string][] = [
  [/^(Nombre y apellido|Nombre del representante)/, ' Ana Pérez '],
  [/^Correo electrónico/, 'Ana@Correo.ve'],
  [/^Contraseña/, 'abcdef'],
  [/^Confirmar contraseña/, 'abcdef'],
  [/^Teléfono/, '0414 123 45 67'],
];
export const CEDULA: [RegExp, string] = [/^Cédula/, '12345678'];
export const RIF: [RegExp, string] = [/^RIF/, '999000010'];
export const fill = (fields: [RegExp, string][]) => fields.forEach(([label, value]) => set(label, value));

export async function fillAddress(user: User) {
  await screen.findByLabelText(/^Ciudad/);
  set(/^Estado/, 'Miranda');
  set(/^Ciudad/, 'Chacao');
  set(/^Código postal/, '1060');
  await next(user);
}

export async function toSummary(user: User, accountType: 'Cliente' | 'Tienda' | 'Taller') {
  await choose(user, accountType);
  fill([
    ...PERSON,
    ...(accountType === 'Cliente' ? [CEDULA, [/^Fecha de nacimiento/, '1990-05-01'] as [RegExp, string]] : [RIF]),
  ]);
  await next(user);
  await fillAddress(user);
  if (accountType === 'Cliente') return screen.findByRole('heading', { name: 'Revisa tus datos' });
  await screen.findByLabelText(/^Nombre de/);
  set(/^Nombre de/, 'Repuestos El Ávila');
  set(/^Descripción/, 'Frenos y suspensión');
  for (const one of accountType === 'Tienda' ? ['Lubricantes'] : ['Frenos', 'Camioneta'])
    await user.click(screen.getByRole('checkbox', { name: one }));
  await next(user);
  return screen.findByRole('heading', { name: 'Revisa tus datos' });
}

/** Opens the wizard's summary directly: everything but the password is in the tab's draft. */
export async function resume(accountType: keyof typeof BODIES) {
  writeRegistrationDraft(
    BODIES[accountType].role as AccountType,
    { ...EMPTY_VALUES, ...structuredClone(BODIES[accountType]) } as RegistrationValues,
  );
  const { user } = open();
  await screen.findByLabelText(/^Contraseña/);
  fill(PERSON.slice(2, 4));
  await next(user);
  await screen.findByLabelText(/^Ciudad/);
  await next(user);
  if (accountType !== 'Cliente') {
    await screen.findByLabelText(/^Descripción/);
    await next(user);
  }
  await screen.findByRole('heading', { name: 'Revisa tus datos' });
  return user;
}

export const direccion = { ciudad: 'Chacao', estado: 'Miranda', codigoPostal: '1060', pais: 'Venezuela' };
export const person = {
  nombre: 'Ana Pérez',
  email: 'ana@correo.ve',
  password: 'abcdef',
  telefono: '+584141234567',
  direccion,
};
export const BODIES = {
  Cliente: { role: 'client', ...person, cedula: 'V-12345678', fechaNacimiento: '1990-05-01' },
  Tienda: {
    role: 'store',
    ...person,
    store: {
      nombreTienda: 'Repuestos El Ávila',
      descripcionTienda: 'Frenos y suspensión',
      categorias: ['Lubricantes'],
      rif: 'J-99900001-0',
      horario: DEFAULT_HORARIO,
    },
  },
  Taller: {
    role: 'workshop',
    ...person,
    workshop: {
      nombreTaller: 'Repuestos El Ávila',
      descripcionTaller: 'Frenos y suspensión',
      especialidades: ['Frenos'],
      tiposVehiculos: ['Camioneta'],
      rif: 'J-99900001-0',
      horario: DEFAULT_HORARIO,
    },
  },
};
export const taken = () => ({ data: { ...buildSession().user, email: 'ana@correo.ve' } });
