import { GLOSARIO, type SistemaGlosario, SISTEMAS_GLOSARIO, type Termino } from '@tuerca/contracts/pages/glosario';
import { normalizar } from '@tuerca/contracts/kernel/text';

/** What the address says about the glossary; `sistema` is '' for all of them. */
export interface Question {
  q: string;
  sistema: SistemaGlosario | '';
}

/** Reads the address; a system that there is not counts as absent. */
export const readQuestion = (params: URLSearchParams): Question => {
  const wanted = normalizar(params.get('sistema') ?? '');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    sistema: SISTEMAS_GLOSARIO.find((sistema) => normalizar(sistema) === wanted) ?? '',
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
const SEARCHED = GLOSARIO.map((termino) => ({
  termino,
  text: normalizar([termino.nombre, ...termino.sinonimos, termino.descripcion].join(' . ')),
}));

/** Terms with every word of `q` somewhere in the name, a synonym or the description. */
export function findTerms(q: string): Termino[] {
  const words = normalizar(q).split(' ').filter(Boolean);
  return SEARCHED.filter(({ text }) => words.every((word) => text.includes(word))).map(({ termino }) => termino);
}

/** The systems in their order, each with its terms; those without any are left out. */
export const groupBySystem = (terminos: readonly Termino[]): { sistema: SistemaGlosario; terminos: Termino[] }[] =>
  SISTEMAS_GLOSARIO.map((sistema) => ({
    sistema,
    terminos: terminos.filter((termino) => termino.sistema === sistema),
  })).filter(({ terminos: some }) => some.length > 0);

/** How many terms of a list each system has. */
export const countBySystem = (terminos: readonly Termino[]) =>
  SISTEMAS_GLOSARIO.map((sistema) => ({
    sistema,
    total: terminos.filter((termino) => termino.sistema === sistema).length,
  }));
