/** Calls of administrators whose scenario is not written yet; must be empty when the issue is done. */
export const PENDING: readonly string[] = [];

/** Calls that are no GET but change nothing (previews, counts), each with what it answers. */
export const READS: Readonly<Record<string, string>> = {
  'catalogos.preview': 'what a change of a list would touch',
};
