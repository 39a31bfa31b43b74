import marcasJson from '../data/marcas.json';
import { TipoVehiculo } from './tipos';
import { claveNombre } from '../kernel/text';

/** Brands with their models and the years (inclusive; null = still sold) in which they were sold here. Apart from catalogos: only pickers load it. */
export const MARCAS: readonly {
  nombre: string;
  modelos: { nombre: string; anioDesde: number; anioHasta: number | null; tipo: string }[];
}[] = marcasJson;

const POR_MARCA = new Map(MARCAS.map((marca) => [claveNombre(marca.nombre), marca]));
const POR_MODELO = new Map(
  MARCAS.flatMap((marca) => marca.modelos.map((modelo) => [claveNombre(modelo.nombre), modelo])),
);
const deSuMarca = (modelo: string, marca: string) =>
  POR_MARCA.get(claveNombre(marca))?.modelos.find(({ nombre }) => claveNombre(nombre) === claveNombre(modelo));

/** The catalogue's spelling of a vehicle brand; unknown ones in capitals, so that spelling never splits a filter. */
export const marcaCanonica = (marca: string): string =>
  POR_MARCA.get(claveNombre(marca))?.nombre ?? marca.toUpperCase();
/** The catalogue's spelling of a model, looked up under its brand when that is known. */
export const modeloCanonico = (modelo: string, marca?: string | null): string =>
  ((marca && deSuMarca(modelo, marca)) || POR_MODELO.get(claveNombre(modelo)))?.nombre ?? modelo.toUpperCase();
/** What kind of vehicle a brand's model is; null for one that the catalogue does not know. */
export const tipoDeModelo = (modelo: string, marca: string): TipoVehiculo | null =>
  (deSuMarca(modelo, marca)?.tipo as TipoVehiculo | undefined) ?? null;
