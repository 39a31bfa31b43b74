import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { plural } from '@/lib/format';
import { DataState, type QueryLike } from './data-state';
import type { TablePage } from './data-table/data-table';
import { Pagination } from './pagination';

export interface CardListProps<Row> {
  /** Singular and plural of the rows, which are then counted above the cards. */
  noun?: readonly [string, string];
  cards: (rows: readonly Row[]) => ReactNode;
  query: QueryLike<TablePage<Row>>;
  skeleton: ReactNode;
  page: number;
  hrefOf: (page: number) => string;
  empty: ReactNode;
  /** Message for a failure without one of its own. */
  error: string;
}

/** A page of rows as cards at every width. */
export const CardList = <Row,>({ noun, cards, query, page, hrefOf, ...states }: CardListProps<Row>) => (
  <DataState query={query} isEmpty={({ rows }) => rows.length === 0} {...states}>
    {({ rows, total, totalPages }) => (
      <>
        {noun && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 2 }}>
            {plural(total, ...noun)}
          </Typography>
        )}
        {cards(rows)}
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
      </>
    )}
  </DataState>
);
