/** What is known of somebody who writes in public. */
interface Autor {
  /** The store's or workshop's name, else the person's. */
  nombreVisible: string;
  role: string;
}

/** 'Mariana Gutiérrez' -> 'Mariana G.': what strangers need to know of a client. */
const corto = (nombre: string): string => {
  const [primero = '', ...resto] = nombre.trim().split(/\s+/);
  const inicial = resto.at(-1)?.[0];
  return inicial ? `${primero} ${inicial.toUpperCase()}.` : primero;
};

/** Under which name a review or question appears: clients by first name and initial, businesses by their name. */
export const nombrePublico = (autor: Autor | undefined | null): string =>
  !autor ? 'Usuario' : autor.role === 'client' ? corto(autor.nombreVisible) : autor.nombreVisible;
