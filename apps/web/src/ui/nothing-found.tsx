import Button from '@mui/material/Button';
import { EmptyState } from './empty-state';

interface NothingFoundProps {
  title: string;
  /** Advice on other filters. */
  text?: string;
  onClear: () => void;
}

/** Message for a list that is empty because of its filters, with a button that clears them. */
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
