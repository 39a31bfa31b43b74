import { ApiError, isCode, isMissing, readFailure } from '@/lib/api-error';
import { ErrorState } from '@/ui/error-state';

interface ChatFailureProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The server answered that it cannot. */
  unavailable: string;
  /** No answer came. */
  failed: string;
  action?: React.ReactNode;
}

/** Conversations or messages that did not come: why, and a way to try again. */
export const ChatFailure = ({ query, unavailable, failed, action }: ChatFailureProps) => {
  const { error, isFetching, refetch } = query;
  const message = isCode(error, 'CHAT_NO_ENCONTRADO')
    ? error.message
    : isMissing(error)
      ? readFailure(error, unavailable)
      : error instanceof ApiError
        ? unavailable
        : failed;
  const retry = isMissing(error) ? undefined : () => void refetch();
  return <ErrorState message={message} onRetry={retry} retrying={isFetching} action={action} />;
};
