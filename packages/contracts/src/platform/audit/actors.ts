/** Actor at a terminal of the installation, in the audit log. */
export const CONSOLE_ACTOR = 'consola';
/** Actors of the audit log without an account. */
export const NAMED_ACTORS: Readonly<Record<string, string>> = {
  sistema: 'Sistema',
  banco: 'Banco',
  [CONSOLE_ACTOR]: 'Consola del servidor',
};
/** Name of an account that no longer exists. */
export const UNKNOWN_ACTOR = 'Cuenta eliminada';
