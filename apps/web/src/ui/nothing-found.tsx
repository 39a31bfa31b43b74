import Button from '@mui/material/Button';
import { EmptyState } from './empty-state';

interface NothingFoundProps {
  title: string;
  /** What to try in their place. */
  text?: string;
  onClear: () => void;
}

/** A list that is empty because of its filters: takes them away. */
export const NothingFound = ({ title, text, onClear }: NothingFoundProps) => (
  <EmptyState
    title={title}
    text={text}
    action={
      <Button variant="outlined" onClick={onClear}>
        Limpiar filtros
      </Button>
    }
  />
);
