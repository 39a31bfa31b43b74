/** A cell that cannot be read; its message is the reason that the store sees. */
export class CellError extends Error {}

/** Longest text of a cell, in characters; no field of a product takes more. */
export const MAX_CELL_LENGTH = 30_000;
