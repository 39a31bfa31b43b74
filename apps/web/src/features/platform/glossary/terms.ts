import { normalizeText } from '@tuerca/contracts/kernel/text';
import { GLOSSARY, GLOSSARY_SYSTEMS, type GlossarySystem, type GlossaryTerm } from '@tuerca/contracts/pages/glosario';

/** What the address says about the glossary; `sistema` is '' for all of them, `letra` (a capital) counts where nothing else narrows. */
export interface Question {
  q: string;
  letra: string;
  sistema: GlossarySystem | '';
}

/** The capital under which a name stands: 'Á' is under A. */
export const letterOf = (name: string): string => normalizeText(name).charAt(0).toUpperCase();
/** Every letter with the number of its terms. */
export const LETTERS: readonly { letra: string; total: number }[] = [
  ...new Set(GLOSSARY.map(({ nombre }) => letterOf(nombre))),
]
  .sort()
  .map((letra) => ({ letra, total: GLOSSARY.filter(({ nombre }) => letterOf(nombre) === letra).length }));
/** The letter of the term with this id; '' when there is none such. */
export const letterOfTerm = (id: string): string => letterOf(GLOSSARY.find((term) => term.id === id)?.nombre ?? '');

/** Reads the address; a system that there is not counts as absent. */
export const readQuestion = (params: URLSearchParams): Question => {
  const wanted = normalizeText(params.get('sistema') ?? '');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    letra: letterOf(params.get('letra') ?? ''),
    sistema: GLOSSARY_SYSTEMS.find((sistema) => normalizeText(sistema) === wanted) ?? '',
  };
};

/** The address of a question: what is not asked stays out of it. */
export const writeQuestion = ({ q, sistema, letra }: Partial<Question>): URLSearchParams =>
  new URLSearchParams(
    [
      ['q', q],
      ['sistema', sistema],
      // A search and a system show all that they find.
      ['letra', q || sistema ? '' : letra],
    ].filter(([, value]) => value) as [string, string][],
  );

/** Names, synonyms and description without accents or capitals, computed once. */
const SEARCHED = GLOSSARY.map((term) => {
  const names = [term.nombre, ...term.sinonimos].map(normalizeText);
  return { term, names, text: [...names, normalizeText(term.descripcion)].join(' . ') };
});

/** How well a term is meant: 0 it is called so, 1 so begins a name of it, 2 its names have all words, 3 its description. */
function rankOf(names: readonly string[], wanted: string, words: readonly string[]): number {
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  const all = names.join(' . ');
  return words.every((word) => all.includes(word)) ? 2 : 3;
}

/** Terms with every word of `q` somewhere in the name, a synonym or the description: first those that are called so. */
export function findTerms(q: string): GlossaryTerm[] {
  const words = normalizeText(q).split(' ').filter(Boolean);
  const found = SEARCHED.filter(({ text }) => words.every((word) => text.includes(word)));
  if (words.length === 0) return found.map(({ term }) => term);
  return found
    .map(({ term, names }) => ({ term, rank: rankOf(names, words.join(' '), words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ term }) => term);
}

/** The systems in their order, each with its terms in theirs; those without any are left out. */
export const groupBySystem = (terms: readonly GlossaryTerm[]): { sistema: GlossarySystem; terms: GlossaryTerm[] }[] =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    terms: terms.filter((term) => term.sistema === sistema),
  })).filter(({ terms: some }) => some.length > 0);
/** The same of what was found by words: first the system of the term that is meant best. */
export const groupByRelevance = (found: readonly GlossaryTerm[]) =>
  groupBySystem(found).sort((a, b) => found.indexOf(a.terms[0]!) - found.indexOf(b.terms[0]!));

/** How many terms of a list each system has. */
export const countBySystem = (terms: readonly GlossaryTerm[]) =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    total: terms.filter((term) => term.sistema === sistema).length,
  }));
