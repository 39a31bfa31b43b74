import { canonicalMarca, canonicalModelo, tipoOfModelo } from '@tuerca/contracts/auth/garaje/marcas';
import { motorKey } from '@tuerca/contracts/auth/garaje/motor';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { nameKey } from '@tuerca/contracts/kernel/text';
import type { GarajeDoc, VehiculoDoc } from './garaje.schema';

/** The garage as its client sees it. */
export function toGaraje(doc: GarajeDoc | null): SavedVehiculo[] {
  const elegido = doc?.elegido && String(doc.elegido);
  return (doc?.vehiculos ?? []).map(({ _id, clave: _clave, ...vehiculo }) => ({
    ...vehiculo,
    _id: String(_id),
    elegido: String(_id) === elegido,
  }));
}

/** A vehicle as it is stored: in the catalogue's spelling, of the catalogue's kind unless another was given. */
export function toVehiculoDoc({ marca, modelo, tipo, ...rest }: NuevoVehiculo): Omit<VehiculoDoc, '_id'> {
  const its = canonicalMarca(marca);
  const known = canonicalModelo(modelo, its);
  const clave = [nameKey(its), nameKey(known), rest.anio, motorKey(rest.motor)].join('|');
  return { ...rest, clave, marca: its, modelo: known, tipo: tipo ?? tipoOfModelo(modelo, its) };
}
