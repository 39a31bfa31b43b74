import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type Column, nextSort, sortOf } from './column';

interface HeadProps<T> {
  columns: readonly Column<T>[];
  sort?: string;
  onSort?: (sort: string) => void;
  /** State of the box that chooses every row; no box when absent. */
  all?: { checked: boolean; some: boolean; onChange: (all: boolean) => void };
  /** A last column for what can be done with a row. */
  actions: boolean;
}

/** Headers of the columns; those that can be sorted by are buttons. */
export function TableHeadRow<T>({ columns, sort, onSort, all, actions }: HeadProps<T>) {
  const sorted = sortOf(sort);
  const direction = sorted?.descending ? 'desc' : 'asc';
  return (
    <TableHead role="rowgroup">
      <TableRow role="row">
        {all && (
          <TableCell role="columnheader" padding="checkbox">
            <Checkbox
              checked={all.checked}
              indeterminate={all.some && !all.checked}
              onChange={(_, checked) => all.onChange(checked)}
              slotProps={{ input: { 'aria-label': 'Seleccionar todas las filas' } }}
            />
          </TableCell>
        )}
        {columns.map((column) => {
          const active = !!column.sortKey && sorted?.key === column.sortKey;
          return (
            <TableCell
              key={column.id}
              role="columnheader"
              scope="col"
              align={column.align}
              data-wide={column.wideOnly || undefined}
              sortDirection={active ? direction : false}
            >
              {column.sortKey && onSort ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : column.descendingFirst ? 'desc' : 'asc'}
                  onClick={() => onSort(nextSort(column, sort))}
                  sx={{ minHeight: 36 }}
                >
                  {column.header}
                </TableSortLabel>
              ) : (
                column.header
              )}
            </TableCell>
          );
        })}
        {actions && (
          <TableCell role="columnheader" align="right">
            Acciones
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}
