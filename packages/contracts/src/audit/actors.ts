/** Who may stand in the audit log without an account. */
export const NAMED_ACTORS: Readonly<Record<string, string>> = { sistema: 'Sistema', banco: 'Banco' };
/** Name of an account that no longer exists. */
export const UNKNOWN_ACTOR = 'Cuenta eliminada';
