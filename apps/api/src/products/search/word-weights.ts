import { foldText } from '@tuerca/contracts/products/search/sizes';
import { stemOf, type Word, wordsIn } from '@tuerca/contracts/products/search/words';
import type { IndexedCard } from './product-index.service';

/** Weight of a word that stands in a product's description alone. */
export const DESCRIPTION_WEIGHT = 1;
/** Highest weight of a word in a product. */
export const MAX_WEIGHT = 15;
const WEIGHTS = {
  subcategoria: 7,
  etiquetas: 6,
  marcaRepuesto: 6,
  marca: 5,
  categoria: 4,
  vehiculo: 3,
  descripcion: DESCRIPTION_WEIGHT,
};
/** Of the words of a name, by their place behind the noun that says what it is. */
const OF_NAME = [15, 12, 10, 9, 8];
/** Of a part number that it replaces: the part that bears it comes first. */
const EQUIVALENT = 13;
const CONTAINER = 9;
const AFTERTHOUGHT = 6;
// 'Juego de cuatro bujías', 'Par de discos': the part is what comes behind.
const CONTAINERS = new Set(
  [
    ...['juego', 'kit', 'par', 'set', 'bolsa', 'paquete', 'elemento', 'unidad', 'conjunto', 'caja', 'combo', 'pieza'],
    ...['dos', 'cuatro', 'seis', 'ocho', 'diez', 'cincuenta', 'cien', 'completo', 'nuevo', 'oferta'],
  ].map(stemOf),
);
const BREAKS = /\s(?:para|con|sin|y|e|a|c\/|p\/|incluye)\s|\s\/\s|[,:;(+]/;

/** 'DOT 4' is also asked for as 'dot4'. */
const joinedCodes = (words: readonly Word[]): Word[] =>
  words.flatMap(({ stem }, i) => {
    const next = words[i + 1]?.stem;
    return next && /^[a-z]{1,4}$/.test(stem) && /^\d{1,3}$/.test(next)
      ? [{ stem: stem + next, written: stem + next }]
      : [];
  });

/** Fields of few values: their words are read once. */
const MAX_KNOWN = 20_000;
const known = new Map<string, readonly Word[]>();
function wordsOfValue(value: string): readonly Word[] {
  let words = known.get(value);
  if (words) return words;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(value, (words = wordsIn(value)));
  return words;
}

/** Words of a name with their weights: the noun that says what it is weighs most, what stands behind 'para' or 'con' least. */
function nameWeights(nombre: string): [Word, number][] {
  const cut = BREAKS.exec(foldText(nombre))?.index ?? nombre.length;
  const head = wordsIn(nombre.slice(0, cut));
  const rest = cut < nombre.length ? wordsIn(nombre.slice(cut)) : [];
  let place = -1;
  let isContainer = true;
  const weighted = head.map((word, i): [Word, number] => {
    isContainer &&= i < head.length - 1 && CONTAINERS.has(word.stem);
    if (isContainer) return [word, CONTAINER];
    place++;
    return [word, OF_NAME[Math.min(place, OF_NAME.length - 1)]!];
  });
  const joined = joinedCodes([...head, ...rest]).map((word): [Word, number] => [word, AFTERTHOUGHT]);
  return [...weighted, ...joined, ...rest.map((word): [Word, number] => [word, AFTERTHOUGHT])];
}

/** A code as one word and in its pieces: '43261-62243' is found as '4326162243', '43261' and '62243'. */
function codeWords(code: string | null | undefined): Word[] {
  if (!code) return [];
  const pieces = foldText(code).match(/[a-z0-9]+/g) ?? [];
  return [...new Set([pieces.join(''), ...pieces])].map((stem) => ({ stem, written: stem }));
}

/** Every word by which a product is found, with how much it says of it (1 to 15). */
export function weighWords(card: IndexedCard): Map<string, { weight: number; written: string }> {
  const weights = new Map<string, { weight: number; written: string }>();
  const add = (words: readonly Word[], weight: number) => {
    for (const { stem, written } of words) {
      const before = weights.get(stem);
      if (!before || before.weight < weight) weights.set(stem, { weight, written });
    }
  };
  for (const [word, weight] of nameWeights(card.nombre)) add([word], weight);
  add(codeWords(card.numeroParte), MAX_WEIGHT);
  for (const code of card.equivalencias) add(codeWords(code), EQUIVALENT);
  add(codeWords(card.sku), MAX_WEIGHT);
  for (const field of ['subcategoria', 'marcaRepuesto', 'marca', 'modelo', 'categoria'] as const)
    if (card[field]) add(wordsOfValue(card[field]), field === 'modelo' ? WEIGHTS.marca : WEIGHTS[field]);
  for (const etiqueta of card.etiquetas) add(wordsOfValue(etiqueta), WEIGHTS.etiquetas);
  for (const { marca, modelo } of card.compatibilidad) add(wordsOfValue(`${marca} ${modelo}`), WEIGHTS.vehiculo);
  add(wordsIn(card.descripcion), WEIGHTS.descripcion);
  return weights;
}
