import Box from '@mui/material/Box';
import { useId } from 'react';
import { PlainSelect } from '../plain-field';
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
  const options = sortable.flatMap(({ header, sortKey }) => [
    [sortKey!, `${header}, de menor a mayor`] as const,
    [`-${sortKey}`, `${header}, de mayor a menor`] as const,
  ]);
  return (
    <Box sx={cardsOnly(cardsBelow)}>
      <PlainSelect
        id={id}
        label="Ordenar por"
        hideLabel
        size="small"
        value={sort ?? ''}
        options={options}
        onChange={onSort}
      />
    </Box>
  );
}
