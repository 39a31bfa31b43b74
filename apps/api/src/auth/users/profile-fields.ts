import type { Preferencias } from '@tuerca/contracts/auth/users/preferences';
import type { ProfileChange } from '@tuerca/contracts/auth/users/schemas';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import type { CurrentUser } from '../../platform/common/current-user';
import type { UsuarioDoc, UsuarioSet } from './user.schema';

const ADDRESS_FIELDS = ['ciudad', 'estado', 'pais', 'codigoPostal', 'calle', 'numero', 'referencias'] as const;
type Address = Partial<Omit<Direccion, 'coordenadas'>>;

/** Whether two addresses say the same; an empty field and a missing one are alike. */
export const isSameAddress = (a: Address | null, b: Address | null): boolean =>
  ADDRESS_FIELDS.every((field) => (a?.[field] ?? '') === (b?.[field] ?? ''));

/** Whether an account is a store or a workshop. */
export const isBusiness = ({ role }: Pick<CurrentUser, 'role'>): boolean => role === 'store' || role === 'workshop';

/** Each preference under its own path, so that two devices cannot lose each other's. */
const preferencePaths = (changes: Partial<Preferencias>): UsuarioSet =>
  Object.fromEntries(Object.entries(changes).map(([key, wanted]) => [`preferencias.${key}`, wanted]));

/**
 * The stored fields behind a change. A business always has an address; it keeps the point on the map as long as the address
 * says the same, since the point of the old address is not the new one's.
 */
export function profileFields(
  user: CurrentUser,
  { nombre, telefono, fechaNacimiento, direccion, preferencias, workshop, store }: ProfileChange,
  current: Pick<UsuarioDoc, 'direccion'>,
): UsuarioSet {
  const negocio = workshop?.nombreTaller ?? store?.nombreTienda;
  const moves =
    direccion !== undefined && !(isBusiness(user) && !direccion) && !isSameAddress(current.direccion, direccion);
  return {
    ...(nombre !== undefined && { nombre }),
    ...(telefono !== undefined && { telefono }),
    ...(fechaNacimiento !== undefined && user.role === 'client' && { fechaNacimiento }),
    ...(moves && { direccion: direccion as UsuarioDoc['direccion'] }),
    ...(user.role === 'client' && preferencePaths(preferencias ?? {})),
    ...(negocio !== undefined && { negocio }),
  };
}
