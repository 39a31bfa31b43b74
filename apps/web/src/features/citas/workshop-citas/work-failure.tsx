import Box from '@mui/material/Box';
import { plural } from '@/lib/format';
import { FormAlert } from '@/ui/form-alert';
import type { WorkNews } from './use-work-read';
import { WORK_LABELS } from './work-values';

function inWords({ field, value }: WorkNews): string {
  if (field === 'fotosAntes' || field === 'fotosDespues') return plural(value.length, 'foto', 'fotos');
  return (Array.isArray(value) ? value.join(' · ') : value) || 'vacío';
}

/** Why the work was not saved, and what a colleague wrote meanwhile where something was typed. */
export const WorkFailure = ({ message, news }: { message: string; news: readonly WorkNews[] }) => (
  <FormAlert message={message}>
    {news.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {news.map((one) => (
          <Box component="li" key={one.field} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {WORK_LABELS[one.field]} ahora: {inWords(one)}
          </Box>
        ))}
      </Box>
    )}
  </FormAlert>
);
