/** Lower case without accents or punctuation, single spaces: the form in which texts are compared and searched. */
export const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words of a text as they are searched: normalised, at least `min` characters, plural 's' dropped, unique, at most `max`. */
export const palabras = (texto: string, { min = 2, max = 12 } = {}): string[] => [
  ...new Set(
    normalizar(texto)
      .split(' ')
      .filter((palabra) => palabra.length >= min)
      .map((palabra) => (palabra.length > 4 ? palabra.replace(/s$/, '') : palabra)),
  ),
].slice(0, max);

/** Every prefix (2..15 characters) of every word, for indexes that answer while somebody types. Part numbers are also kept joined. */
export function prefijos(...textos: (string | null | undefined)[]): string[] {
  const todos = new Set<string>();
  for (const texto of textos) {
    if (!texto) continue;
    const unidas = texto.length <= 30 && /\d/.test(texto) ? [normalizar(texto).replace(/ /g, '')] : [];
    for (const palabra of [...normalizar(texto).split(' '), ...unidas])
      for (let largo = 2; largo <= Math.min(15, palabra.length); largo++) todos.add(palabra.slice(0, largo));
  }
  return [...todos];
}
