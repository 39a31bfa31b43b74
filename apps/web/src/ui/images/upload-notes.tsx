import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@/ui/visually-hidden';

interface UploadNotesProps {
  id: string;
  problem: string | null;
  hint: string | undefined;
  /** What has just happened, for whoever does not see it. */
  said: string;
}

/** What is wrong with a choice, or what is asked for. */
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
