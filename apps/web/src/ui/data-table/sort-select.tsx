import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Column } from './column';
import { cardsOnly } from './table-styles';

interface SortSelectProps<T> {
  columns: readonly Column<T>[];
  sort?: string;
  onSort?: (sort: string) => void;
  cardsBelow: number;
}

/** The order as a list, where cards have no headers to press. */
export function SortSelect<T>({ columns, sort, onSort, cardsBelow }: SortSelectProps<T>) {
  const id = useId();
  const sortable = columns.filter(({ sortKey }) => sortKey);
  if (!onSort || sortable.length === 0) return null;
  return (
    <TextField
      select
      id={id}
      label="Ordenar por"
      value={sort}
      onChange={(event) => onSort(event.target.value)}
      slotProps={{ select: { native: true } }}
      sx={cardsOnly(cardsBelow)}
    >
      {sortable.flatMap(({ id: column, header, sortKey }) => [
        <option key={column} value={sortKey}>{`${header}, de menor a mayor`}</option>,
        <option key={`-${column}`} value={`-${sortKey}`}>{`${header}, de mayor a menor`}</option>,
      ])}
    </TextField>
  );
}
