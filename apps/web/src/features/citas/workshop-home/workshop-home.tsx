import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { messageOf } from '@/lib/api-error';
import { ErrorState } from '@/ui/error-state';
import { WorkshopFigures } from './figures';
import { WorkshopMonthChart } from './month-chart';
import { Rankings } from './rankings';
import { workshopStatisticsQuery } from './workshop-home.queries';

// Two columns of independent height; on a phone one column, sorted by `order`.
const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
const column = {
  display: { xs: 'contents', lg: 'grid' },
  gap: { md: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

interface WorkshopHomeProps {
  tallerId: string;
  /** Today's appointments, and those that wait for an answer. */
  today: ReactNode;
  pending: ReactNode;
}

/** The workshop's home page: today, then pending items, then the months. If the figures fail, the rest is still shown. */
export function WorkshopHome({ tallerId, today, pending }: WorkshopHomeProps) {
  const { data, error, refetch, isFetching } = useQuery(workshopStatisticsQuery(tallerId));
  const failed = error && !data;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!failed && <WorkshopFigures statistics={data} />}
      <Box sx={columns}>
        <Box sx={column}>
          {today}
          {!failed && (
            <Box sx={{ order: { xs: 1, lg: 0 } }}>
              <WorkshopMonthChart statistics={data} />
            </Box>
          )}
        </Box>
        <Box sx={column}>
          {pending}
          {!failed && (
            <Box sx={{ order: { xs: 2, lg: 0 } }}>
              <Rankings statistics={data} />
            </Box>
          )}
        </Box>
      </Box>
      {failed && (
        <ErrorState
          message={messageOf(error, CITA_MESSAGES.statisticsFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Box>
  );
}
