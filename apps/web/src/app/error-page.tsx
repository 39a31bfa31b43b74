import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useRevalidator } from 'react-router-dom';
import { useReload } from '../lib/use-reload';
import { ErrorState } from '../ui/error-state';
import { paths } from './paths';

/** Stands where a page broke, or could not be loaded (a new version was published meanwhile). */
export function ErrorPage() {
  const reload = useReload();
  const { state } = useRevalidator();
  return (
    <Container component="main" sx={{ py: 6 }}>
      <ErrorState
        message="No pudimos mostrar esta página. Intenta nuevamente en unos segundos."
        onRetry={reload}
        retrying={state === 'loading'}
        action={
          <Button component={Link} to={paths.inicio()}>
            Ir al inicio
          </Button>
        }
      />
    </Container>
  );
}
