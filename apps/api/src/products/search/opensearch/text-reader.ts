import { codeReadings } from '@tuerca/contracts/kernel/text';
import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { type NamedVehicle, type ReadSearch, readSearch } from '@tuerca/contracts/products/search/reading';
import type { Busqueda } from '@tuerca/contracts/products/search/schemas';
import { foldText } from '@tuerca/contracts/products/search/sizes';
import { isSynonymStem } from '@tuerca/contracts/products/search/units';
import { stemOf, type Word } from '@tuerca/contracts/products/search/words';
import { toBusqueda } from '../named-vehicle';
import { RELEVANCE, type SearchUnit, searchUnits, singlesOf, typedWords } from '../search-units';
import { DESCRIPTION_WEIGHT, MAX_WEIGHT } from '../word-weights';
import { STRONG_WORDS, WORDS, wordsField } from './index-definition';
import { namedFilter } from './list-filters';
import { bestOf, type Dsl, NO_MATCH, prefix, scored, sumOf, term } from './query-dsl';
import type { SearchEngine } from './search-engine.service';
import { Vocabulary } from './vocabulary';

/** Score of a product that answers every word of a text best. */
const TEXT_SCORE = 16;
/** Quality of a word that begins another one, and the weight that such a word has, about, in each of the fields. */
const PREFIX_QUALITY = 0.65;
const PREFIX_WEIGHTS = { [STRONG_WORDS]: 10, [WORDS]: 5 };

/** A text as a question for the engine. */
export interface ReadText {
  /** Scored; null without a text. */
  query: Dsl | null;
  busqueda?: Busqueda;
}
interface Attempts {
  /** The words in several readings; the first that finds anything holds. */
  queries: Dsl[];
  words: string[];
  suggestion: string | null;
}

/** Reads the text of a search as words and a vehicle, by the words of what is for sale. */
export class TextReader {
  private readonly vocabulary: Vocabulary;

  constructor(private readonly engine: SearchEngine) {
    this.vocabulary = new Vocabulary(engine);
  }

  /** The reading that nearly every text has: all of its words, in what says what a part is. */
  async read(texto: string | undefined, live: SynonymIndex): Promise<ReadText> {
    if (texto === undefined) return { query: null };
    const reading = await this.parse(texto, live);
    const attempts = await this.attemptsOf(reading.texto, live);
    return toRead(reading, attempts?.queries[0], attempts?.suggestion ?? null);
  }

  /** The reading of a text of which `read` finds nothing under the filters: it may find something elsewhere, or mean something else. */
  async readAgain(texto: string, live: SynonymIndex): Promise<ReadText> {
    const reading = await this.parse(texto, live);
    const found = await this.resolve(reading, live);
    // What was taken for a vehicle may be no more than words: 'Ranger' is a name too.
    if (!Object.keys(reading.vehiculo).length || (await this.findsAny([found.query]))[0]) return found;
    const plain = await this.resolve({ vehiculo: {}, texto, entendido: [] }, live);
    return (await this.findsAny([plain.query]))[0] ? plain : found;
  }

  private async parse(texto: string, live: SynonymIndex): Promise<ReadSearch> {
    const typed = foldText(texto).match(/[a-z0-9]+/g) ?? [];
    const counts = await this.vocabulary.countsOf([...typed.map(stemOf), ...typedWords(texto).map(({ stem }) => stem)]);
    return readSearch(texto, (word) => (counts.get(stemOf(word)) ?? 0) > 0 || isSynonymStem(stemOf(word), live));
  }

  private async resolve(reading: ReadSearch, live: SynonymIndex): Promise<ReadText> {
    const attempts = await this.attemptsOf(reading.texto, live);
    if (!attempts) return toRead(reading, undefined, null);
    const finding = (await this.findsAny(attempts.queries)).indexOf(true);
    if (finding >= 0) return toRead(reading, attempts.queries[finding], attempts.suggestion);
    const slips = await this.withSlips(attempts.words);
    return toRead(reading, slips?.query ?? attempts.queries.at(-1), slips?.suggestion ?? null);
  }

  /** Undefined when the text has no word to look for. */
  private async attemptsOf(texto: string, live: SynonymIndex): Promise<Attempts | undefined> {
    const written = typedWords(texto);
    if (!written.length) return undefined;
    const { words, suggestion } = await this.correct(written, live);
    const units = searchUnits(words, live);
    const codes = codeReadings(texto).map((reading) => reading.map(stemOf));
    const counts = await this.vocabulary.countsOf([
      ...units.flatMap(({ ways }) => ways[0]!.words),
      ...words,
      ...codes.flat(),
    ]);
    const attempts: [SearchUnit[], number][] = [
      [units, 2],
      [singlesOf(words), 2],
      [units, DESCRIPTION_WEIGHT],
    ];
    const read = (some: SearchUnit[], minWeight: number) => textQuery(some, minWeight, counts);
    const asCodes = codes.map((reading) => read(singlesOf(reading), 2));
    return {
      queries: attempts.map(([some, minWeight]) => bestOf([read(some, minWeight), ...asCodes])),
      words,
      suggestion,
    };
  }

  /** Words that nobody wrote are replaced by what they were probably meant to be. */
  private async correct(
    written: readonly Word[],
    live: SynonymIndex,
  ): Promise<{ words: string[]; suggestion: string | null }> {
    const counts = await this.vocabulary.countsOf(written.map(({ stem }) => stem));
    const corrected = await Promise.all(
      written.map(async (word) => {
        if (counts.get(word.stem) || isSynonymStem(word.stem, live)) return word;
        const [likely] = await this.vocabulary.similar(word.stem);
        return likely ?? word;
      }),
    );
    const isChanged = corrected.some(({ stem }, i) => stem !== written[i]!.stem);
    return {
      words: corrected.map(({ stem }) => stem),
      suggestion: isChanged ? corrected.map((word) => word.written).join(' ') : null,
    };
  }

  /** The last resort: every word that no product holds whole may be a slip. */
  private async withSlips(words: readonly string[]): Promise<{ query: Dsl; suggestion: string } | null> {
    const whole = await this.vocabulary.whole(words);
    const replaced = await Promise.all(
      words.map(async (word) => {
        if (whole.has(word)) return word;
        const likely = (await this.vocabulary.similar(word)).find(({ stem }) => stem !== word);
        return likely?.stem ?? word;
      }),
    );
    if (replaced.every((word, i) => word === words[i])) return null;
    const query = textQuery(singlesOf(replaced), 2, await this.vocabulary.countsOf(replaced));
    if (!(await this.findsAny([query]))[0]) return null;
    const spellings = await this.vocabulary.spellingsOf(replaced);
    return { query, suggestion: replaced.map((stem) => spellings.get(stem) ?? stem).join(' ') };
  }

  /** For each question, whether it finds any product at all. */
  private async findsAny(queries: readonly (Dsl | null)[]): Promise<boolean[]> {
    const answers = await this.engine.searchAll(
      queries.map((query) => ({ query: query ?? NO_MATCH, size: 0, terminate_after: 1 })),
    );
    return answers.map(({ hits }) => hits.total!.value > 0);
  }
}

/** A reading with its words; without any it is about the vehicle alone, and without that it finds nothing. */
function toRead({ vehiculo, entendido }: ReadSearch, words: Dsl | undefined, suggestion: string | null): ReadText {
  const isNaming = Object.keys(vehiculo).length > 0;
  const parts = [...(words ? [words] : []), ...(isNaming ? [namedFilter(vehiculo as NamedVehicle, !!words)] : [])];
  return {
    query: parts.length ? sumOf(parts) : NO_MATCH,
    busqueda: toBusqueda(vehiculo, entendido, suggestion),
  };
}

/** All parts of a text: the rarer a part, the more it says. */
function textQuery(units: readonly SearchUnit[], minWeight: number, counts: ReadonlyMap<string, number>): Dsl {
  const rarities = units.map(
    ({ ways, words }) => words * rarityOf(ways[0]!.words.map((word) => counts.get(word) ?? 0)),
  );
  const share = TEXT_SCORE / rarities.reduce((sum, one) => sum + one, 0);
  return sumOf(units.map((unit, i) => unitQuery(unit, minWeight, rarities[i]! * share)));
}

const MOST = 20_000;
const rarityOf = (counts: readonly number[]): number => Math.log(2 + MOST / (1 + Math.min(...counts)));

function unitQuery({ ways }: SearchUnit, minWeight: number, boost: number): Dsl {
  return bestOf(
    ways.map(({ words, quality }) => sumOf(words.map((word) => wordQuery(word, quality / words.length, minWeight)))),
    boost,
  );
}

/** A word by the weight that it has in a product; what it only begins counts less. */
function wordQuery(word: string, quality: number, minWeight: number): Dsl {
  const weights = Array.from({ length: MAX_WEIGHT - minWeight + 1 }, (_, i) => minWeight + i);
  const whole = weights.map((weight) => scored(term(wordsField(weight), word), RELEVANCE[weight]! * quality));
  if (word.length < 2) return bestOf(whole);
  const beginning = (field: string, weight: number) =>
    scored(prefix(field, word), RELEVANCE[weight]! * quality * PREFIX_QUALITY);
  return bestOf([
    ...whole,
    ...Object.entries(PREFIX_WEIGHTS).map(([field, weight]) => beginning(field, weight)),
    ...(minWeight <= DESCRIPTION_WEIGHT ? [beginning(wordsField(DESCRIPTION_WEIGHT), DESCRIPTION_WEIGHT)] : []),
  ]);
}
