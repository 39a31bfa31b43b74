import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyBoard } from './empty-board';
import { RefreshRounded } from './icons/refresh-rounded';
import { ReportProblemRounded } from './icons/report-problem-rounded';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
  /** Another way out beside the retry. */
  action?: ReactNode;
  retrying?: boolean;
  /** Words of the retry button. */
  retry?: string;
}

/** Something failed: what, and a way to try again. */
export const ErrorState = ({
  message,
  onRetry,
  action,
  retrying = false,
  retry = 'Intentar nuevamente',
}: ErrorStateProps) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1.5,
      px: 3,
      py: { xs: 5, md: 7 },
    }}
  >
    <EmptyBoard tone="error.main">
      <ReportProblemRounded sx={{ fontSize: 34 }} />
    </EmptyBoard>
    <Typography sx={{ fontWeight: 600, maxWidth: '46ch' }}>{message}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', mt: 1 }}>
      {onRetry && (
        <Button
          variant="outlined"
          startIcon={<RefreshRounded />}
          onClick={onRetry}
          loading={retrying}
          loadingPosition="start"
        >
          {retry}
        </Button>
      )}
      {action}
    </Box>
  </Box>
);
