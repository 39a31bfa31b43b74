import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from './empty-state';

/** A page of a list that ends before it. */
export const PageBeyond = ({ what, to }: { what: string; to: string }) => (
  <EmptyState
    title="Esta página no existe"
    text={`La lista de ${what} es más corta.`}
    action={
      <Button variant="contained" component={Link} to={to}>
        Ir a la primera página
      </Button>
    }
  />
);
