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
const SEARCHED = GLOSSARY.map((termino) => ({
  termino,
  text: normalizeText([termino.nombre, ...termino.sinonimos, termino.descripcion].join(' . ')),
}));

/** Terms with every word of `q` somewhere in the name, a synonym or the description. */
export function findTerms(q: string): GlossaryTerm[] {
  const words = normalizeText(q).split(' ').filter(Boolean);
  return SEARCHED.filter(({ text }) => words.every((word) => text.includes(word))).map(({ termino }) => termino);
}

/** The systems in their order, each with its terms; those without any are left out. */
export const groupBySystem = (
  terminos: readonly GlossaryTerm[],
): { sistema: GlossarySystem; terminos: GlossaryTerm[] }[] =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    terminos: terminos.filter((termino) => termino.sistema === sistema),
  })).filter(({ terminos: some }) => some.length > 0);

/** How many terms of a list each system has. */
export const countBySystem = (terminos: readonly GlossaryTerm[]) =>
  GLOSSARY_SYSTEMS.map((sistema) => ({
    sistema,
    total: terminos.filter((termino) => termino.sistema === sistema).length,
  }));
