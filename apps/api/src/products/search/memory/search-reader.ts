import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { type NamedVehicle, type ReadSearch, readSearch } from '@tuerca/contracts/products/search/reading';
import type { Busqueda } from '@tuerca/contracts/products/search/schemas';
import { stemOf } from '@tuerca/contracts/products/search/words';
import { toBusqueda } from '../named-vehicle';
import { Bits } from './bits';
import type { ProductColumns } from './product-columns';
import type { TextHits, TextSearch } from './text-search';
import type { VehicleFit } from './vehicle-fit';

const NO_SYNONYMS: SynonymIndex = new Map();

/** Result of a search before the filters: the slots, how well they answer it, and how it was read. */
export interface Candidates {
  slots: Bits;
  hits: TextHits | null;
  /** Parts that name the vehicle of the text, then those for every vehicle, then those that say nothing. */
  levels: Bits[];
  busqueda?: Busqueda;
}

/** Reads the text of a search as words and a vehicle, and finds what answers it. */
export class SearchReader {
  constructor(
    private readonly columns: ProductColumns,
    private readonly fit: VehicleFit,
    private readonly text: TextSearch,
  ) {}

  /** Everything when there is no text. */
  find(texto: string | undefined, synonyms: SynonymIndex = NO_SYNONYMS): Candidates {
    const { all } = this.columns;
    if (texto === undefined) return { slots: all.copy(), hits: null, levels: [] };
    const reading = readSearch(texto, (word) => this.text.isKnown(stemOf(word), synonyms));
    const found = this.findReading(reading, synonyms);
    // What was taken for a vehicle may be no more than words: 'Ranger' is a name too.
    if (!found.slots.count() && Object.keys(reading.vehiculo).length) {
      const plain = this.findReading({ vehiculo: {}, texto, entendido: [] }, synonyms);
      if (plain.slots.count()) return plain;
    }
    return found;
  }

  private findReading({ vehiculo, texto, entendido }: ReadSearch, synonyms: SynonymIndex): Candidates {
    const { all } = this.columns;
    const hits = this.text.find(texto, synonyms);
    const levels = this.levelsOf(vehiculo, !!hits);
    // A text without a word of two letters and without a vehicle finds nothing, not everything.
    const slots = hits ? hits.slots.copy() : levels.length ? all.copy() : new Bits();
    if (levels.length) slots.and(levels.reduce((sum, level) => sum.copy().or(level)));
    return {
      slots,
      hits,
      levels,
      busqueda: toBusqueda(vehiculo, entendido, hits?.suggestion ?? null),
    };
  }

  /** A vehicle alone finds what names it; with words also what is for every vehicle or says nothing. */
  private levelsOf(vehiculo: NamedVehicle, hasWords: boolean): Bits[] {
    if (!Object.keys(vehiculo).length) return [];
    const { stated, universal, unstated } = this.fit.ofNamed(vehiculo);
    return hasWords ? [stated, universal, unstated] : [stated];
  }
}
