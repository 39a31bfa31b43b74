import { z } from 'zod';
import { CambioUsuario, NuevoUsuario, type UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';

const NO_ADDRESS = {
  estado: '',
  ciudad: '',
  codigoPostal: '',
  calle: '',
  numero: '',
  referencias: '',
  pais: 'Venezuela',
};
type Address = typeof NO_ADDRESS;
/** Roles whose account comes with a business. */
export const isSeller = (role: Role): boolean => role === 'store' || role === 'workshop';

/** Initial values of a new account; other roles' fields keep their text while another one is chosen. */
export const EMPTY_USER = {
  role: 'client' as Role,
  nombre: '',
  email: '',
  password: '',
  telefono: '',
  cedula: '',
  direccion: NO_ADDRESS,
  store: { nombreTienda: '', descripcionTienda: '', categorias: [] as string[], rif: '' },
  workshop: {
    nombreTaller: '',
    descripcionTaller: '',
    especialidades: [] as string[],
    tiposVehiculos: [] as string[],
    rif: '',
  },
};
export type UserValues = typeof EMPTY_USER;

/** Whether no part of an address is filled in; its country always is. */
export const isBlank = ({ pais: _pais, ...address }: Partial<Address>): boolean =>
  Object.values(address).every((text) => !text?.trim());

/** The contract's schema on the form's values: a blank address is none, and only the chosen role's own fields count. */
export const NewUserForm = z.preprocess((values) => {
  const { role, cedula, direccion, store, workshop, ...account } = values as UserValues;
  return {
    ...account,
    role,
    direccion: isBlank(direccion) && !isSeller(role) ? null : direccion,
    ...(role === 'client' && cedula && { cedula }),
    ...(role === 'store' && { store: { ...store, horario: DEFAULT_HORARIO } }),
    ...(role === 'workshop' && { workshop: { ...workshop, horario: DEFAULT_HORARIO } }),
  };
}, NuevoUsuario);

/** The same for the change of an account. */
export const EditUserForm = z.preprocess((values) => {
  const { direccion, ...account } = values as { direccion: Address };
  return { ...account, direccion: isBlank(direccion) ? null : direccion };
}, CambioUsuario);

export const userValuesOf = ({ nombre, email, telefono, direccion }: UsuarioDetalle) => ({
  nombre,
  email,
  telefono: telefono ? formatTelefono(telefono) : '',
  direccion: {
    ...NO_ADDRESS,
    ...Object.fromEntries(Object.entries(direccion ?? {}).map(([field, text]) => [field, text ?? ''])),
  } as Address,
});
