import { normalizeText } from '@tuerca/contracts/kernel/text';
import { GLOSSARY, GLOSSARY_SYSTEMS, type GlossarySystem, type GlossaryTerm } from '@tuerca/contracts/pages/glosario';

/** Query of the glossary in the address; `sistema` is '' for all systems, `letra` (a capital) applies only without another filter. */
export interface Question {
  q: string;
  letra: string;
  sistema: GlossarySystem | '';
}

/** Capital under which a name is listed: 'Á' is under A. */
export const letterOf = (name: string): string => normalizeText(name).charAt(0).toUpperCase();
/** Every letter with its number of terms. */
export const LETTERS: readonly { letra: string; total: number }[] = [
  ...new Set(GLOSSARY.map(({ nombre }) => letterOf(nombre))),
]
  .sort()
  .map((letra) => ({ letra, total: GLOSSARY.filter(({ nombre }) => letterOf(nombre) === letra).length }));
/** Letter of the term with this id; '' when there is none. */
export const letterOfTerm = (id: string): string => letterOf(GLOSSARY.find((term) => term.id === id)?.nombre ?? '');

/** Reads the address; an unknown system counts as absent. */
export const readQuestion = (params: URLSearchParams): Question => {
  const wanted = normalizeText(params.get('sistema') ?? '');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    letra: letterOf(params.get('letra') ?? ''),
    sistema: GLOSSARY_SYSTEMS.find((sistema) => normalizeText(sistema) === wanted) ?? '',
  };
};

/** Writes a query to the address: empty parts are left out. */
export const writeQuestion = ({ q, sistema, letra }: Partial<Question>): URLSearchParams =>
  new URLSearchParams(
    [
      ['q', q],
      ['sistema', sistema],
      // A search and a system show all their results.
      ['letra', q || sistema ? '' : letra],
    ].filter(([, value]) => value) as [string, string][],
  );

/** Names, synonyms and description without accents or capitals, computed once. */
const SEARCHED = GLOSSARY.map((term) => {
  const names = [term.nombre, ...term.sinonimos].map(normalizeText);
  return { term, names, text: [...names, normalizeText(term.descripcion)].join(' . ') };
});

/** Rank of a match: 0 a name equals it, 1 a name begins with it, 2 the names have all words, 3 the description has. */
function rankOf(names: readonly string[], wanted: string, words: readonly string[]): number {
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  const all = names.join(' . ');
  return words.every((word) => all.includes(word)) ? 2 : 3;
}

/** Terms with every word of `q` in the name, a synonym or the description: exact names first. */
export function findTerms(q: string): GlossaryTerm[] {
  const words = normalizeText(q).split(' ').filter(Boolean);
  const found = SEARCHED.filter(({ text }) => words.every((word) => text.includes(word)));
  if (words.length === 0) return found.map(({ term }) => term);
  return found
    .map(({ term, names }) => ({ term, rank: rankOf(names, words.join(' '), words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ term }) => term);
}

/** Systems in order, each with its terms in order; those without any are left out. */
export const groupBySystem = (terms: readonly GlossaryTerm[]): { sistema: GlossarySystem; terms: GlossaryTerm[] }[] =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    terms: terms.filter((term) => term.sistema === sistema),
  })).filter(({ terms: some }) => some.length > 0);
/** As `groupBySystem`, for search results: first the system of the best match. */
export const groupByRelevance = (found: readonly GlossaryTerm[]) =>
  groupBySystem(found).sort((a, b) => found.indexOf(a.terms[0]!) - found.indexOf(b.terms[0]!));

/** Number of terms of each system in a list. */
export const countBySystem = (terms: readonly GlossaryTerm[]) =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    total: terms.filter((term) => term.sistema === sistema).length,
  }));
