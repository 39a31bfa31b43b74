import { marcas } from '../../auth/garaje/marcas';
import nicknames from '../../data/apodos-vehiculos.json';
import { nameKey } from '../../kernel/text';
import { soundOf } from './words';

/** Models that are words of their own too: they are meant only beside their brand or a year. */
export const AMBIGUOUS = new Set([
  'escape',
  '80',
  'primera',
  'laser',
  'integra',
  'polo',
  'optima',
  'legend',
  'pilot',
  'excel',
]);

/** A brand, or a model with its brand. */
export interface Named {
  marca: string;
  modelo?: string;
}
interface Lexicon {
  of: readonly unknown[];
  names: Map<string, Named>;
  bySound: Map<string, Named>;
  spellings: [key: string, named: Named][];
}
let lexicon: Lexicon | undefined;

/** The names of brands and models as they are now. */
export function vehicleNames(): Lexicon {
  const of = marcas();
  if (lexicon?.of === of) return lexicon;
  const names = new Map<string, Named>();
  for (const { nombre: marca, modelos } of marcas())
    for (const { nombre: modelo } of modelos)
      if (!names.has(nameKey(modelo))) names.set(nameKey(modelo), { marca, modelo });
  for (const { nombre: marca } of marcas()) names.set(nameKey(marca), { marca });
  for (const [nickname, key] of Object.entries(nicknames)) {
    const named = names.get(key);
    if (named && !names.has(nickname)) names.set(nickname, named);
  }
  const spellings = [...names].filter(([key]) => key.length > 3 && !/\d/.test(key) && !AMBIGUOUS.has(key));
  const bySound = new Map(spellings.map(([key, named]) => [soundOf(key), named]));
  return (lexicon = { of, names, bySound, spellings });
}
