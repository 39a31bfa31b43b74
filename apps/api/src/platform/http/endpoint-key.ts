/** Metadata key under which a handler keeps its contract entry. */
export const ENDPOINT = Symbol('endpoint');
