import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';

/** No such service, or one that was withdrawn. */
export const ServiceNotFound = () => (
  <Container>
    <Head title="Servicio no encontrado" noindex />
    <EmptyState
      heading
      title="No encontramos este servicio"
      text="Puede que el taller ya no lo ofrezca. Busca uno parecido."
      action={
        <Button component={Link} to={paths.services()} variant="contained">
          Ver servicios
        </Button>
      }
    />
  </Container>
);
