import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@/ui/visually-hidden';

interface UploadNotesProps {
  id: string;
  problem: string | null;
  hint: string | undefined;
  /** Announcement of the last change for screen readers. */
  said: string;
}

/** Error of the last choice, or the hint. */
export const UploadNotes = ({ id, problem, hint, said }: UploadNotesProps) => (
  <>
    <FormHelperText id={id} error={problem !== null} role={problem ? 'alert' : undefined}>
      {problem ?? hint}
    </FormHelperText>
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  </>
);
