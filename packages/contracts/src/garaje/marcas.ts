import marcasJson from '../data/marcas.json';
import type { TipoVehiculo } from './tipos';
import { nameKey } from '../kernel/text';

/** Brands with their models and the years (inclusive; null = still sold) in which they were sold here. Apart from the other lists: only pickers load it. */
export const MARCAS: readonly {
  nombre: string;
  modelos: { nombre: string; anioDesde: number; anioHasta: number | null; tipo: string }[];
}[] = marcasJson;

const BY_MARCA = new Map(MARCAS.map((marca) => [nameKey(marca.nombre), marca]));
const BY_MODELO = new Map(MARCAS.flatMap((marca) => marca.modelos.map((modelo) => [nameKey(modelo.nombre), modelo])));
const modeloOfMarca = (modelo: string, marca: string) =>
  BY_MARCA.get(nameKey(marca))?.modelos.find(({ nombre }) => nameKey(nombre) === nameKey(modelo));

/** The catalogue's spelling of a vehicle brand; unknown ones in capitals, so that spelling never splits a filter. */
export const canonicalMarca = (marca: string): string => BY_MARCA.get(nameKey(marca))?.nombre ?? marca.toUpperCase();
/** The catalogue's spelling of a model, looked up under its brand when that is known. */
export const canonicalModelo = (modelo: string, marca?: string | null): string =>
  ((marca && modeloOfMarca(modelo, marca)) || BY_MODELO.get(nameKey(modelo)))?.nombre ?? modelo.toUpperCase();
/** What kind of vehicle a brand's model is; null for one that the catalogue does not know. */
export const tipoOfModelo = (modelo: string, marca: string): TipoVehiculo | null =>
  (modeloOfMarca(modelo, marca)?.tipo as TipoVehiculo | undefined) ?? null;
