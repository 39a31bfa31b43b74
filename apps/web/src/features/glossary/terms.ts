import { GLOSSARY, type GlossarySystem, GLOSSARY_SYSTEMS, type GlossaryTerm } from '@tuerca/contracts/pages/glosario';
import { normalizeText } from '@tuerca/contracts/kernel/text';

/** What the address says about the glossary; `sistema` is '' for all of them. */
export interface Question {
  q: string;
  sistema: GlossarySystem | '';
}

/** Reads the address; a system that there is not counts as absent. */
export const readQuestion = (params: URLSearchParams): Question => {
  const wanted = normalizeText(params.get('sistema') ?? '');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    sistema: GLOSSARY_SYSTEMS.find((sistema) => normalizeText(sistema) === wanted) ?? '',
  };
};

/** The address of a question: what is not asked stays out of it. */
export const writeQuestion = ({ q, sistema }: Question): URLSearchParams =>
  new URLSearchParams(
    [
      ['q', q],
      ['sistema', sistema],
    ].filter(([, value]) => value) as [string, string][],
  );

/** Names, synonyms and description without accents or capitals, computed once. */
const SEARCHED = GLOSSARY.map((term) => ({
  term,
  text: normalizeText([term.nombre, ...term.sinonimos, term.descripcion].join(' . ')),
}));

/** Terms with every word of `q` somewhere in the name, a synonym or the description. */
export function findTerms(q: string): GlossaryTerm[] {
  const words = normalizeText(q).split(' ').filter(Boolean);
  return SEARCHED.filter(({ text }) => words.every((word) => text.includes(word))).map(({ term }) => term);
}

/** The systems in their order, each with its terms; those without any are left out. */
export const groupBySystem = (terms: readonly GlossaryTerm[]): { sistema: GlossarySystem; terms: GlossaryTerm[] }[] =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    terms: terms.filter((term) => term.sistema === sistema),
  })).filter(({ terms: some }) => some.length > 0);

/** How many terms of a list each system has. */
export const countBySystem = (terms: readonly GlossaryTerm[]) =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    total: terms.filter((term) => term.sistema === sistema).length,
  }));
