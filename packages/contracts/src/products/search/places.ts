import { normalizeText, searchWords } from '../../kernel/text';
import { ESTADOS } from '../../venezuela/lugares';

/** Address of a business, as far as it says where it is. */
interface Address {
  ciudad: string;
  estado: string;
  calle?: string | null;
  referencias?: string | null;
}
/** The ways to find a place, each of terms that must all be stored. */
type PlaceWays = string[][];

/** Signs of the words of places among search terms; no other word has them. */
const CITY = 'en:';
const STREET = 'por:';
const MAX_ADDRESS_WORDS = 40;
/** Words of a place's name, the longest names first. */
const LENGTHS = [5, 4, 3, 2, 1];

/** Municipalities, sectors, and cities by the names that people use, beside those of the address forms. */
const MORE_PLACES = [
  ...['Altamira', 'Bello Monte', 'Boleíta', 'Chuao', 'El Cafetal', 'El Marqués', 'El Rosal', 'La California'],
  ...['La Castellana', 'La Florida', 'La Pastora', 'La Trinidad', 'La Urbina', 'La Yaguara', 'Las Mercedes'],
  ...['Los Cortijos', 'Los Palos Grandes', 'Los Ruices', 'Montalbán', 'San Bernardino', 'San Martín', 'Santa Mónica'],
  ...['Coro', 'Guayana', 'Margarita', 'Ocumare', 'Mariño', 'Girardot', 'Iribarren', 'Palavecino', 'Libertador'],
] as const;
/** Cities that are one with a larger one, in whose name they are also looked for. */
const PART_OF: Record<string, string> = {
  ...Object.fromEntries(
    ['chacao', 'baruta', 'petare', 'el hatillo', 'los dos caminos', 'distrito capital'].map((part) => [
      part,
      'Caracas',
    ]),
  ),
  ...Object.fromEntries(['naguanagua', 'san diego', 'los guayos'].map((part) => [part, 'Valencia'])),
  ...Object.fromEntries(['cabudare'].map((part) => [part, 'Barquisimeto'])),
  'nueva esparta': 'Margarita',
  vargas: 'La Guaira',
};

const wordsOf = (text: string) => searchWords(text, { max: MAX_ADDRESS_WORDS });
const tagged = (tag: string, texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? wordsOf(text).map((word) => tag + word) : []))),
];

/** Search terms of a place: the words of its city and state, with the larger city that it is part of, and of its street. */
export function placeTerms({ ciudad, estado, calle, referencias }: Address): string[] {
  const larger = [ciudad, estado].map((name) => PART_OF[normalizeText(name)]);
  return [...tagged(CITY, [ciudad, estado, ...larger]), ...tagged(STREET, [calle, referencias])];
}

let names: Set<string> | undefined;
/** Every name of a place: of 'Catia (Caracas)' both. */
function placeNames(): Set<string> {
  if (names) return names;
  const written = ESTADOS.flatMap(({ nombre, ciudades }) => [nombre, ...ciudades.map((ciudad) => ciudad.nombre)]);
  const each = [...written.flatMap((name) => name.split(/[()]/)), ...MORE_PLACES].map(normalizeText);
  return (names = new Set(each.filter(Boolean)));
}

/** A text with the places that it names: what is left of it, and the ways to find each of them. */
interface PlaceReading {
  rest: string;
  /** In a place by its city or state. */
  cities: PlaceWays[];
  /** The same, or in a street of that name. */
  streets: PlaceWays[];
}

const inCity = (words: readonly string[]): string[] => words.map((word) => CITY + word);
const inStreet = (words: readonly string[]): string[] => words.map((word) => STREET + word);

/** Takes the names of places out of a text ('cambio de aceite chacao'), longest first; null when it names none. */
export function readPlaces(text: string): PlaceReading | null {
  const words = text.split(/\s+/).filter((word) => normalizeText(word));
  const [rest, places]: [string[], string[][]] = [[], []];
  for (let at = 0; at < words.length;) {
    const from = at;
    const nameOf = (count: number) => normalizeText(words.slice(from, from + count).join(' '));
    const count = LENGTHS.find((length) => from + length <= words.length && placeNames().has(nameOf(length)));
    if (count) places.push(wordsOf(nameOf(count)));
    else rest.push(words[at]!);
    at += count ?? 1;
  }
  if (!places.length) return null;
  return {
    rest: rest.join(' '),
    cities: places.map((place) => [inCity(place)]),
    streets: places.map((place) => [inCity(place), inStreet(place)]),
  };
}

/** The way to find a city whose state is not told. */
export const cityWays = (ciudad: string): PlaceWays => [inCity(wordsOf(ciudad))];

/** Ways to say a part of a text, with those in which it is the name of a city or street. */
export const orPlace = (ways: PlaceWays): PlaceWays => [...ways, ...ways.map(inCity), ...ways.map(inStreet)];
