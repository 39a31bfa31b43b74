import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isMissing, readFailure } from '@/lib/api-error';
import { goBack } from '@/lib/go-back';
import { ErrorState } from './error-state';
import { visuallyHidden } from './visually-hidden';

/** The part of a query's result that is drawn. */
export interface QueryLike<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface DataStateProps<T> {
  query: QueryLike<T>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  /** Shown when `isEmpty(data)`; by default an empty list is empty. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Sentence for errors that bring none of their own. */
  error: string;
  /** Words of the retry button, where it says other than 'Intentar nuevamente'. */
  retry?: string;
  /** Beside the retry button. */
  errorAction?: ReactNode;
  children: (data: T) => ReactNode;
}

const emptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** The four states of a view: loading, error with retry (with the way back, where nothing is there), empty, ready. Old data stay on screen while new ones come or fail. */
export function DataState<T>({
  query,
  skeleton,
  empty,
  isEmpty = emptyList,
  error,
  retry,
  errorAction,
  children,
}: DataStateProps<T>) {
  const { data } = query;
  if (data === undefined) {
    if (query.error)
      return (
        <ErrorState
          message={readFailure(query.error, error)}
          onRetry={isMissing(query.error) ? undefined : () => void query.refetch()}
          retrying={query.isFetching}
          action={errorAction ?? (isMissing(query.error) && <Button onClick={goBack}>Volver</Button>)}
          retry={retry}
        />
      );
    return (
      <Box aria-busy="true" aria-live="polite" sx={{ position: 'relative' }}>
        <Box component="span" sx={visuallyHidden}>
          Cargando…
        </Box>
        {skeleton}
      </Box>
    );
  }
  if (empty !== undefined && isEmpty(data)) return empty;
  return children(data);
}
