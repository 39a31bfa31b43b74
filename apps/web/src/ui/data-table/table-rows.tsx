import type { Theme } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useDeferredValue } from 'react';

/** Rows that fill a screen: cards on a phone, lines elsewhere. */
const IN_SIGHT = { phone: 3, other: 6 };

interface TableRowsProps<T> {
  rows: readonly T[];
  children: (row: T) => ReactNode;
}

/**
 * First what is in sight, then the others in slices: twenty rows in one go hold a slow phone for half a second, in which it neither
 * scrolls nor takes a press. The next page's rows come in slices as well, while the present ones stay.
 */
export function TableRows<T>({ rows, children }: TableRowsProps<T>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const drawn = useDeferredValue(rows, rows.slice(0, isPhone ? IN_SIGHT.phone : IN_SIGHT.other));
  return <TableBody role="rowgroup">{drawn.map(children)}</TableBody>;
}
