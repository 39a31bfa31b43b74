import Button from '@mui/material/Button';
import { FormAlert } from '@/ui/form-alert';

/** Says that the fields hold what was typed earlier, and offers to begin again. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <FormAlert severity="info" message="Recuperamos lo que habías escrito y no guardaste.">
    <Button size="small" onClick={onDiscard} sx={{ mt: 0.5, ml: -1 }}>
      Descartar y empezar de nuevo
    </Button>
  </FormAlert>
);
