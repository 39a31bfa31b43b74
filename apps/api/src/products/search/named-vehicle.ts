import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { NamedVehicle } from '@tuerca/contracts/products/search/reading';
import type { Busqueda, Entendido } from '@tuerca/contracts/products/search/schemas';

const isWhole = (vehicle: NamedVehicle): vehicle is NamedVehicle & Vehiculo =>
  vehicle.marca !== undefined && vehicle.modelo !== undefined && vehicle.anio !== undefined;

const withVehicle = (words: string, { marca, modelo, anio, motor }: NamedVehicle): string =>
  [words, modelo ?? marca, anio, motor].filter((part) => part !== undefined).join(' ');

/** Reading of a text as it is answered; `suggestion`: its words as they were probably meant. */
export const toBusqueda = (vehiculo: NamedVehicle, entendido: Entendido[], suggestion: string | null): Busqueda => ({
  entendido,
  sugerencia: suggestion ? withVehicle(suggestion, vehiculo) : null,
  ...(isWhole(vehiculo) && { vehiculo: { ...vehiculo, motor: vehiculo.motor ?? null } }),
});
