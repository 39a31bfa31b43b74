/** A value as a file writes it; nothing is null. */
export type FileValue = string | number | null;

/** A column of a file: its title, and its value for a row. */
export interface FileColumn<Row> {
  title: string;
  value: (row: Row) => FileValue;
}

export const column = <Row>(title: string, value: (row: Row) => FileValue): FileColumn<Row> => ({ title, value });
