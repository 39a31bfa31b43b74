/** Value that we write into a cell; empty cells are null. */
export type PlainCell = string | number | boolean | null;
