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

/** Key of a name: 'CX-5', 'cx 5' and 'Cx5' are one. What has no Latin letter or digit keeps its own signs, so that two such names stay two. */
export const claveNombre = (nombre: string): string =>
  normalizar(nombre).replace(/ /g, '') || nombre.normalize('NFC').trim().toLowerCase().replace(/\|/g, '/');

const VACIAS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'para', 'con', 'por', 'en', 'un', 'una', 'al']);
/** 'amortiguadores' -> 'amortiguador', 'frenos' -> 'freno': a stem short enough to be a prefix of singular and plural. Part numbers stay. */
const singular = (palabra: string): string => {
  if (/\d/.test(palabra)) return palabra;
  if (palabra.length > 5 && palabra.endsWith('es')) return palabra.slice(0, -2);
  return palabra.length > 3 ? palabra.replace(/s$/, '') : palabra;
};

/** Words of a text as they are searched: normalised, at least `min` characters, without articles and plural endings, unique, at most `max`. */
export const palabras = (texto: string, { min = 2, max = 12 } = {}): string[] => {
  const todas = normalizar(texto)
    .split(' ')
    .filter((palabra) => palabra.length >= min);
  const llenas = todas.filter((palabra) => !VACIAS.has(palabra));
  return [...new Set((llenas.length ? llenas : todas).map((palabra) => singular(palabra).slice(0, PREFIJO_MAX)))].slice(
    0,
    max,
  );
};

/**
 * The ways to read a search in which codes are written as one word, beside `palabras`: '43261-62243', '432 616 2243' -> ['4326162243'].
 * Stores write part numbers as they please; whoever reads theirs off a box breaks it elsewhere.
 */
export function lecturas(texto: string): string[][] {
  if (!/\d/.test(texto)) return [];
  const unida = (partes: string) => normalizar(partes).replace(/ /g, '');
  const codigos = texto.split(/\s+/).map((parte) => (/\d/.test(parte) ? unida(parte) : parte));
  // '43261 62243': neighbours with digits may be pieces of one code, or, as in 'MD 359158', all of it.
  const seguidos = normalizar(texto).replace(/([a-z]*\d[a-z0-9]*)((?: [a-z]*\d[a-z0-9]*)+)/g, unida);
  const todas = [codigos.join(' '), seguidos, unida(texto)].map((lectura) => palabras(lectura).sort());
  const vistas = new Set([palabras(texto).sort().join(' ')]);
  return todas.filter((lectura) => lectura.length && !vistas.has(lectura.join(' ')) && vistas.add(lectura.join(' ')));
}

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
export const recortar = (texto: string, max: number): string =>
  texto.length > max ? `${texto.slice(0, max - 1).trimEnd()}…` : texto;
