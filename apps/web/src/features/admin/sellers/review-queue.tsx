import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { DataState, type QueryLike } from '@/ui/data-state';
import { Pagination } from '@/ui/pagination';
import { QueueCard } from './queue-card';
import type { SellerKind } from './sellers.queries';

interface ReviewQueueProps {
  kind: SellerKind;
  query: QueryLike<{ rows: readonly NegocioAdmin[]; totalPages: number }>;
  empty: ReactNode;
  page: number;
  /** The address of another page of the queue. */
  pageHref: (page: number) => string;
  /** The address of a business. */
  hrefOf: (id: string) => string;
}

/** The businesses that wait for their review, as cards to decide on. */
export const ReviewQueue = ({ kind, query, empty, page, pageHref, hrefOf }: ReviewQueueProps) => (
  <DataState
    query={query}
    skeleton={<Box sx={{ height: 320 }} />}
    isEmpty={({ rows }) => rows.length === 0}
    empty={empty}
    error={REVISION_MESSAGES.listFailed}
  >
    {({ rows, totalPages }) => (
      <>
        <Box
          component="ul"
          aria-label="Por revisar"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(320px, 1fr))' },
          }}
        >
          {rows.map((seller) => (
            <QueueCard key={seller._id} kind={kind} seller={seller} href={hrefOf(seller._id)} />
          ))}
        </Box>
        <Pagination page={page} totalPages={totalPages} hrefOf={pageHref} />
      </>
    )}
  </DataState>
);
