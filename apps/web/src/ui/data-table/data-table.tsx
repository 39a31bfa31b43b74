import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { plural } from '@/lib/format';
import { DataState, type QueryLike } from '@/ui/data-state';
import { Pagination } from '@/ui/pagination';
import type { RowAction } from '@/ui/row-menu';
import { ChooseButton } from './choose-button';
import type { Column } from './column';
import { type Selection, SelectionBar } from './selection-bar';
import { SortSelect } from './sort-select';
import { TableHeadRow } from './table-head';
import { Line } from './table-line';
import { TableRows } from './table-rows';
import { TableSkeleton } from './table-skeleton';
import { CARDS_BELOW, frameStyles, room, tableStyles } from './table-styles';

/** A page of rows as the API answers it. */
export interface TablePage<T> {
  rows: readonly T[];
  total: number;
  totalPages: number;
}
export interface DataTableProps<T> {
  /** Accessible name of the table: 'Mis compras'. */
  label: string;
  /** Singular and plural of its rows: ['pedido', 'pedidos']. */
  noun: readonly [string, string];
  columns: readonly Column<T>[];
  query: QueryLike<TablePage<T>> & { isPlaceholderData?: boolean };
  keyOf: (row: T) => string;
  /** Name of a row within a sentence: 'el pedido T-1'. */
  nameOf: (row: T) => string;
  page?: number;
  hrefOf?: (page: number) => string;
  empty: ReactNode;
  /** Message for a failure without one of its own. */
  error: string;
  retry?: string;
  /** `fecha`, or `-fecha` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  /** Visible buttons of each row. */
  buttons?: (row: T) => ReactNode;
  /** Actions in each row's menu. */
  menu?: (row: T) => readonly RowAction[];
  /** Details that a click unfolds below a row. */
  details?: (row: T) => ReactNode;
  /** Cards of two lines, without buttons; on them rows are chosen in a mode of their own. */
  compact?: boolean;
  /** Container width (px) below which the columns do not fit side by side and rows become cards. */
  cardsBelow?: number;
}

/**
 * Rows of one kind: a table where there is room for it, else cards. The user of the table keeps page, order and filters in the
 * address (lib/define-filters); the rows of the page before stay while the next one loads.
 */
export function DataTable<T>({
  label,
  noun,
  columns,
  query,
  keyOf,
  nameOf,
  page = 1,
  hrefOf = () => '',
  empty,
  error,
  retry,
  sort,
  onSort,
  selection,
  buttons,
  menu,
  details,
  compact = false,
  cardsBelow = CARDS_BELOW,
}: DataTableProps<T>) {
  const [choosing, setChoosing] = useState(false);
  const choose = (keys: readonly string[], chosen: boolean) => {
    const next = new Set(selection?.selected);
    for (const key of keys) {
      if (chosen) next.add(key);
      else next.delete(key);
    }
    selection?.onChange(next);
  };
  return (
    <DataState
      query={query}
      skeleton={<TableSkeleton columns={columns} cardsBelow={cardsBelow} compact={compact} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={empty}
      error={error}
      retry={retry}
    >
      {({ rows, total, totalPages }) => {
        const keys = rows.map(keyOf);
        const chosen = keys.filter((key) => selection?.selected.has(key));
        return (
          <Box
            aria-busy={query.isPlaceholderData}
            sx={{ ...room, opacity: query.isPlaceholderData ? 0.6 : 1, transition: 'opacity 160ms' }}
          >
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                columnGap: 2,
                rowGap: 1,
                flexWrap: 'wrap',
                minHeight: 36,
                mb: 1,
              }}
            >
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto', flex: 'none' }}>
                {plural(total, ...noun)}
              </Typography>
              {compact && selection && (
                <ChooseButton
                  choosing={choosing}
                  cardsBelow={cardsBelow}
                  onChange={(on) => {
                    setChoosing(on);
                    if (!on) selection.onChange(new Set());
                  }}
                />
              )}
              <SortSelect columns={columns} sort={sort} onSort={onSort} cardsBelow={cardsBelow} />
            </Box>
            <TableContainer sx={frameStyles(cardsBelow)}>
              <Table
                role="table"
                aria-label={label}
                data-choosing={choosing || undefined}
                sx={tableStyles(cardsBelow, compact)}
              >
                <TableHeadRow
                  columns={columns}
                  sort={sort}
                  onSort={onSort}
                  actions={!!buttons || !!menu || !!details}
                  all={
                    selection && {
                      checked: chosen.length === keys.length,
                      some: chosen.length > 0,
                      onChange: (all) => choose(keys, all),
                    }
                  }
                />
                <TableRows rows={rows}>
                  {(row) => {
                    const key = keyOf(row);
                    return (
                      <Line
                        key={key}
                        row={row}
                        name={nameOf(row)}
                        columns={columns}
                        selection={
                          selection && {
                            checked: selection.selected.has(key),
                            onChange: (checked) => choose([key], checked),
                          }
                        }
                        buttons={buttons?.(row)}
                        menu={menu?.(row)}
                        details={details && (() => details(row))}
                        choosing={choosing}
                      />
                    );
                  }}
                </TableRows>
              </Table>
            </TableContainer>
            {selection && selection.selected.size > 0 && (
              <SelectionBar floats count={selection.selected.size} onClear={() => selection.onChange(new Set())}>
                {selection.actions}
              </SelectionBar>
            )}
            <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} label={`Páginas de ${noun[1]}`} />
          </Box>
        );
      }}
    </DataState>
  );
}
