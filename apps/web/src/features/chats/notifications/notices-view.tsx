import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { useMarkRead } from '@/entities/chats/notifications/notice-marks.queries';
import {
  type NoticePage,
  type NoticesWanted,
  useNoticePage,
} from '@/entities/chats/notifications/notifications.queries';
import { refusalOf } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { useUser } from '@/lib/session';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { useSteadyScroll } from '@/lib/use-steady-scroll';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NotificationsNoneRounded } from '@/ui/icons/notifications-none-rounded';
import { PageBeyond } from '@/ui/page-beyond';
import { PageHeader } from '@/ui/page-header';
import { Pager } from '@/ui/pager';
import { Tabs } from '@/ui/tabs';
import { NoticeDays, NoticeDaysSkeleton } from './notice-days';
import { NOTICE_FILTERS, viewsFor, wantedOf } from './notice-filters';
import { NoticesActions } from './notices-actions';

const ownScroll = <GlobalStyles styles={{ html: { overflowAnchor: 'none' } }} />;
// All four are in sight on a phone.
const narrowTabs = { '& .MuiTab-root': { minWidth: { xs: 0, sm: 90 }, px: { xs: 1, sm: 2 } } } as const;
const nothing = (
  <EmptyState
    icon={<NotificationsNoneRounded sx={{ fontSize: 34 }} />}
    title={NOTICE_MESSAGES.none}
    text="Aquí te avisamos de tus pedidos, pagos, citas y mensajes."
  />
);

interface ListProps {
  wanted: NoticesWanted;
  hrefOf: (page: number) => string;
}

function Ready({ page: { rows, totalPages }, wanted, hrefOf }: ListProps & { page: NoticePage }) {
  const now = useNow();
  const { mutate: markRead } = useMarkRead();
  const frame = useRef<HTMLDivElement>(null);
  useSteadyScroll(frame, rows[0]?._id ?? null);
  return (
    <div ref={frame}>
      {ownScroll}
      <NoticeDays rows={rows} now={now} onRead={markRead} />
      <Pager page={wanted.page} totalPages={totalPages} hrefOf={hrefOf} label="Páginas de notificaciones" />
    </div>
  );
}

function List({ wanted, hrefOf }: ListProps) {
  const query = useNoticePage(wanted);
  const { data, error, isError, errorUpdatedAt } = query;
  useEffect(() => {
    if (error) notify.error(refusalOf(error, NOTICE_MESSAGES.loadFailed));
  }, [error, errorUpdatedAt]);
  if (isError && !data)
    return (
      <ErrorState
        message={NOTICE_MESSAGES.listFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return (
    <DataState
      query={query}
      skeleton={<NoticeDaysSkeleton />}
      error={NOTICE_MESSAGES.listFailed}
      isEmpty={({ rows }) => rows.length === 0}
      empty={wanted.page > 1 && (data?.total ?? 0) > 0 ? <PageBeyond what="notificaciones" to={hrefOf(1)} /> : nothing}
    >
      {(page) => (
        <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.55 : 1 }}>
          <Ready page={page} wanted={wanted} hrefOf={hrefOf} />
        </Box>
      )}
    </DataState>
  );
}

/** My notices by tabs; tab and page live in the address. */
function NoticesView() {
  const { filters: asked, change, hrefOf } = useAddressFilters(NOTICE_FILTERS);
  const views = viewsFor(useUser()?.equipo?.cargo);
  const filters = views.some(({ id }) => id === asked.vista) ? asked : { ...asked, vista: 'todas' as const };
  const list = <List key={filters.vista} wanted={wantedOf(filters)} hrefOf={hrefOf} />;
  return (
    <Box sx={narrowTabs}>
      <Tabs
        label="Notificaciones"
        tabs={views.map((view) => ({ ...view, content: list }))}
        value={filters.vista}
        onChange={(vista) => change({ vista })}
        panelSx={{ pt: 3, pb: 3, maxWidth: 820 }}
      />
    </Box>
  );
}

/** Notificaciones. */
export const NotificationsPage = () => (
  <Container>
    <Head title="Notificaciones" noindex />
    <PageHeader title="Notificaciones" actions={<NoticesActions />} />
    <NoticesView />
  </Container>
);
