import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { touchedWords } from '@tuerca/contracts/platform/catalogos/messages';
import type { VistaPrevia } from '@tuerca/contracts/platform/catalogos/schemas';
import { messageOf } from '@/lib/api-error';

interface PreviewNoteProps {
  preview: Pick<UseQueryResult<VistaPrevia>, 'data' | 'error'>;
  /** Effect on all of them: 'Llevarán el nombre nuevo.' */
  outcome: string;
}

/** Text on the documents that a change affects, announced once it is known. */
export const PreviewNote = ({ preview: { data, error }, outcome }: PreviewNoteProps) => (
  <div role="status">
    {error ? (
      <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary' }}>
        {messageOf(error, 'No pudimos calcular a cuánto alcanza este cambio.')}
      </Alert>
    ) : data ? (
      <Alert severity="info" variant="outlined" sx={{ color: 'text.primary' }}>
        {touchedWords(data.usos)}.{data.total > 0 && ` ${outcome}`}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={48} />
    )}
  </div>
);
