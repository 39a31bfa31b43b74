import type { ReactNode } from 'react';

/** One column of a DataTable, and where its cell stands on the card that a row becomes on a phone. */
export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Key by which the server sorts; without one the column cannot be sorted by. */
  sortKey?: string;
  /** Words of the order upwards and downwards, where rows are cards; by default 'de menor a mayor' and the other way. */
  sortNames?: readonly [string, string];
  /** The first press sorts from the greatest down: dates, amounts. */
  descendingFirst?: boolean;
  align?: 'left' | 'right';
  /** Left out between 600 and 900 px, where columns are short of room. */
  wideOnly?: boolean;
  /** Its words stay on one line: as a title it keeps no more room than they take. */
  oneLine?: boolean;
  /** On the card: its title (names the row, one per table), the corner beside it, a line after its header (by default), a line without it. */
  card?: 'title' | 'corner' | 'line' | 'plain';
}

/** `-fecha` is descending, `fecha` ascending. */
export const sortOf = (sort: string | undefined): { key: string; descending: boolean } | undefined =>
  sort ? { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined;

/** The order after pressing a column's header: the other direction when it is the sorted one. */
export function nextSort<T>({ sortKey = '', descendingFirst }: Column<T>, sort: string | undefined): string {
  const now = sortOf(sort);
  const descending = now?.key === sortKey ? !now.descending : !!descendingFirst;
  return `${descending ? '-' : ''}${sortKey}`;
}
