import Box from '@mui/material/Box';
import { useId } from 'react';
import { PlainSelect } from '@/ui/plain-field';
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
  const options = sortable.flatMap(({ header, sortKey, sortNames }) => {
    const [up, down] = sortNames ?? [`${header}, de menor a mayor`, `${header}, de mayor a menor`];
    return [[sortKey!, up] as const, [`-${sortKey}`, down] as const];
  });
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
