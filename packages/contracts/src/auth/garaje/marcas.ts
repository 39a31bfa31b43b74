import marcasJson from '../../data/marcas.json';
import { nameKey } from '../../kernel/text';
import { type Entradas, entryId, type ShippedEntry, toEntradas } from '../../platform/catalogos/entries';
import { type CambioEntrada, derivedFrom } from '../../platform/catalogos/live';
import type { TipoVehiculo } from '../../venezuela/tipos-vehiculo';

/** A vehicle brand with the models that can be chosen and the years (inclusive; null = still sold) in which they were sold here. */
export interface Marca {
  nombre: string;
  modelos: { nombre: string; anioDesde: number; anioHasta: number | null; tipo: string }[];
}

/** First year of a model of which no year is known. */
const ANY_YEAR = 1950;

const shipped = marcasJson.flatMap(({ nombre, modelos }): ShippedEntry[] => {
  const id = entryId(nombre, null);
  return [
    { id, padre: null, nombre, datos: {} },
    ...modelos.map(({ nombre: modelo, ...datos }) => ({ id: entryId(modelo, id), padre: id, nombre: modelo, datos })),
  ];
});

const state = derivedFrom('marcas', (changes) => {
  const entries = toEntradas(shipped, changes);
  const brands = entries.of(null);
  const open = brands
    .filter(({ apagada }) => !apagada)
    .map(({ id, nombre }): Marca => ({
      nombre,
      modelos: entries
        .of(id)
        .filter(({ apagada }) => !apagada)
        .map(({ nombre: modelo, datos }) => ({
          nombre: modelo,
          anioDesde: datos.anioDesde ?? ANY_YEAR,
          anioHasta: datos.anioHasta ?? null,
          tipo: datos.tipo ?? 'otro',
        })),
    }));
  // A model that is named without its brand.
  const anyModel = new Map(
    brands
      .flatMap(({ id }) => entries.of(id))
      .flatMap((one) => [one.nombre, ...one.alias].map((name) => [nameKey(name), one])),
  );
  return { entries, open, anyModel };
});

/** Every entry under given changes, for administrators. */
export const marcaEntries = (changes: readonly CambioEntrada[]): Entradas => toEntradas(shipped, changes);
/** The brands that can be chosen, in their order. Apart from the other lists: only pickers load it. */
export const marcas = (): readonly Marca[] => state().open;

function modelEntry(modelo: string, marca: string) {
  const { entries } = state();
  const brand = entries.find(marca);
  return brand && entries.find(modelo, brand.id);
}

/** The catalogue's spelling of a vehicle brand; unknown ones in capitals, so that spelling never splits a filter. */
export const canonicalMarca = (marca: string): string => state().entries.find(marca)?.nombre ?? marca.toUpperCase();
/** The catalogue's spelling of a model, looked up under its brand when that is known. */
export const canonicalModelo = (modelo: string, marca?: string | null): string =>
  ((marca && modelEntry(modelo, marca)) || state().anyModel.get(nameKey(modelo)))?.nombre ?? modelo.toUpperCase();
/** Type of vehicle of a brand's model; null for one that the catalogue does not know. */
export const tipoOfModelo = (modelo: string, marca: string): TipoVehiculo | null =>
  (modelEntry(modelo, marca)?.datos.tipo as TipoVehiculo | undefined) ?? null;
/** Whether a brand of vehicles is known, however it is written. */
export const isKnownMarca = (marca: string): boolean => !!state().entries.find(marca);
