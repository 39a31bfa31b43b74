import { nameKey } from '../../kernel/text';
import type { Entendido } from './schemas';
import { foldText, sizesOf } from './sizes';
import { isNear, slipsOf } from './slips';
import { AMBIGUOUS, type Named, vehicleNames } from './vehicle-names';
import { soundOf } from './words';

/** A vehicle as far as a search names it. */
export interface NamedVehicle {
  marca?: string;
  modelo?: string;
  anio?: number;
  motor?: string;
}
/** A search as it was understood: what names a vehicle became one, `texto` is the rest. */
export interface ReadSearch {
  vehiculo: NamedVehicle;
  texto: string;
  entendido: Entendido[];
}

const MAX_WORDS_OF_NAME = 3;
const MAX_YEAR = 2035;

interface Token {
  word: string;
  start: number;
  end: number;
  taken?: boolean;
}
interface Found extends Named {
  tokens: Token[];
}

function findMisspelt(token: Token, isWord: (word: string) => boolean): Named | undefined {
  const { word } = token;
  if (word.length < 4 || /\d/.test(word) || isWord(word)) return undefined;
  const { bySound, spellings } = vehicleNames();
  return (
    bySound.get(soundOf(word)) ??
    (word.length > 4
      ? spellings.find(([key]) => key[0] === word[0] && isNear(key, word, slipsOf(word.length)))?.[1]
      : undefined)
  );
}

/** Names of the catalogue, the longest first; each takes its words. */
function findNames(tokens: Token[], isWord: (word: string) => boolean): Found[] {
  const { names } = vehicleNames();
  const found: Found[] = [];
  for (let length = MAX_WORDS_OF_NAME; length > 0; length--)
    for (let i = 0; i + length <= tokens.length; i++) {
      const group = tokens.slice(i, i + length);
      if (group.some(({ taken }) => taken)) continue;
      const named = names.get(group.map(({ word }) => word).join(''));
      // '43' and '261' are pieces of a code, not of a name.
      if (!named || group.every(({ word }) => /^\d+$/.test(word) && word.length > 2)) continue;
      for (const token of group) token.taken = true;
      found.push({ ...named, tokens: group });
    }
  for (const token of tokens) {
    const named = !token.taken && findMisspelt(token, isWord);
    if (!named) continue;
    token.taken = true;
    found.push({ ...named, tokens: [token] });
  }
  return found;
}

const yearOf = (word: string): number | undefined => {
  const year = /^(19[5-9]\d|20[0-3]\d)$/.test(word) ? Number(word) : undefined;
  return year && year <= MAX_YEAR ? year : undefined;
};
const shortYearOf = (word: string): number | undefined => {
  if (!/^\d\d$/.test(word)) return undefined;
  const year = Number(word) + (Number(word) > 35 ? 1900 : 2000);
  return year >= 1960 ? year : undefined;
};
const ENGINE =
  /(?<![a-z0-9.,/])(\d[.,]\d)\s*(?:l|lts?|litros?)?(?![a-z0-9.,/])(?:\s*(8v|12v|16v|24v|v6|v8))?(?![a-z0-9])/;

interface Pieces {
  text: string;
  tokens: Token[];
  found: Found[];
}

function readYear({ tokens, found }: Pieces, hasOtherDigits: boolean): { anio: number; token: Token } | undefined {
  for (const token of tokens) {
    const anio = token.taken ? undefined : yearOf(token.word);
    if (anio && (found.length || !hasOtherDigits)) return { anio, token };
  }
  const after = new Set(found.filter(({ modelo }) => modelo).map((one) => tokens.indexOf(one.tokens.at(-1)!) + 1));
  for (const [i, token] of tokens.entries()) {
    const anio = !token.taken && after.has(i) ? shortYearOf(token.word) : undefined;
    if (anio) return { anio, token };
  }
  return undefined;
}

/** The first model, and its brand; a brand alone when no model is named. Others stay words. */
function chooseNames({ found }: Pieces, anio: number | undefined): { modelo?: Found; marca?: Found } {
  const brands = found.filter(({ modelo }) => !modelo);
  const isMeant = ({ modelo, marca }: Found) =>
    !AMBIGUOUS.has(nameKey(modelo!)) || anio !== undefined || brands.some((brand) => brand.marca === marca);
  const modelo = found.find((one) => one.modelo && isMeant(one));
  const marca = brands.find((one) => !modelo || one.marca === modelo.marca);
  return { modelo, marca };
}

/**
 * Reads what a search names of a vehicle: brand and model (also misspelt), year, engine. `isWord` says which words are found
 * as they stand, whole or as a beginning: those are never taken for a slip.
 */
export function readSearch(text: string, isWord: (word: string) => boolean = () => false): ReadSearch {
  const folded = foldText(text);
  const sizes = sizesOf(folded);
  const blank = sizes.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    folded,
  );
  const engine = ENGINE.exec(blank);
  const masked = engine
    ? blank.slice(0, engine.index) + ' '.repeat(engine[0].length) + blank.slice(engine.index + engine[0].length)
    : blank;
  const tokens: Token[] = [...masked.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const pieces = { text, tokens, found: findNames(tokens, isWord) };
  const digits = tokens.filter(({ word, taken }) => !taken && /\d/.test(word));
  const year = readYear(pieces, digits.length > 1);
  const { modelo, marca } = chooseNames(pieces, year?.anio);
  const vehiculo: NamedVehicle = {};
  const spans: { start: number; end: number; entendido: Omit<Entendido, 'sin'> }[] = [];
  const understand = (tipo: Entendido['tipo'], valor: string, start: number, end: number) =>
    spans.push({ start, end, entendido: { tipo, valor } });
  if (marca) {
    vehiculo.marca = marca.marca;
    understand('marca', marca.marca, marca.tokens[0]!.start, marca.tokens.at(-1)!.end);
  }
  if (modelo) {
    Object.assign(vehiculo, { marca: modelo.marca, modelo: modelo.modelo });
    understand('modelo', modelo.modelo!, modelo.tokens[0]!.start, modelo.tokens.at(-1)!.end);
  }
  if (year) {
    vehiculo.anio = year.anio;
    understand('anio', String(year.anio), year.token.start, year.token.end);
  }
  if (engine && modelo) {
    const valve = engine[2] ? ` ${engine[2].toUpperCase()}` : '';
    vehiculo.motor = engine[1]!.replace(',', '.') + valve;
    understand('motor', vehiculo.motor, engine.index, engine.index + engine[0].trimEnd().length);
  }
  const cut = (from: { start: number; end: number }[]) =>
    [...from]
      .sort((a, b) => b.start - a.start)
      .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
      .replace(/\s+/g, ' ')
      .trim();
  const texto = cut(spans);
  for (const { tipo, valor, start, end } of sizes) understand(tipo, valor, start, end);
  const entendido = spans
    .sort((a, b) => a.start - b.start)
    .map(({ entendido: one, start, end }): Entendido => ({ ...one, sin: cut([{ start, end }]) }));
  return { vehiculo, texto, entendido };
}
