/** Longest prefix that is indexed; longer words are found by it. */
const PREFIJO_MAX = 15;

/** Lower case without accents or punctuation, single spaces: the form in which texts are compared and searched. */
export const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const VACIAS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'para', 'con', 'por', 'en', 'un', 'una', 'al']);
/** 'amortiguadores' -> 'amortiguador', 'frenos' -> 'freno': a stem short enough to be a prefix of singular and plural. Part numbers stay. */
const singular = (palabra: string): string => {
  if (/\d/.test(palabra)) return palabra;
  if (palabra.length > 5 && palabra.endsWith('es')) return palabra.slice(0, -2);
  return palabra.length > 3 ? palabra.replace(/s$/, '') : palabra;
};

/** Words of a text as they are searched: normalised, at least `min` characters, without articles and plural endings, unique, at most `max`. */
export const palabras = (texto: string, { min = 2, max = 12 } = {}): string[] => {
  const todas = normalizar(texto).split(' ').filter((palabra) => palabra.length >= min);
  const llenas = todas.filter((palabra) => !VACIAS.has(palabra));
  return [...new Set((llenas.length ? llenas : todas).map((palabra) => singular(palabra).slice(0, PREFIJO_MAX)))].slice(0, max);
};

/** Every prefix (2..15 characters) of every word, for indexes that answer while somebody types. Part numbers are also kept joined. */
export function prefijos(...textos: (string | null | undefined)[]): string[] {
  const todos = new Set<string>();
  for (const texto of textos) {
    if (!texto) continue;
    const unidas = texto.length <= 30 && /\d/.test(texto) ? [normalizar(texto).replace(/ /g, '')] : [];
    for (const palabra of [...normalizar(texto).split(' '), ...unidas])
      for (let largo = 2; largo <= Math.min(PREFIJO_MAX, palabra.length); largo++) todos.add(palabra.slice(0, largo));
  }
  return [...todos];
}

/** The beginning of a text in at most `max` characters, with an ellipsis when something is left out. */
export const recortar = (texto: string, max: number): string => (texto.length > max ? `${texto.slice(0, max - 1).trimEnd()}…` : texto);
