import ConstructionRounded from '@mui/icons-material/ConstructionRounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Head } from '../../lib/head';
import { EmptyState } from '../../ui/empty-state';

/** A place that is linked and not open yet. */
export const EnConstruccionPage = () => (
  <Container>
    <Head title="En construcción" noindex />
    <EmptyState heading icon={<ConstructionRounded sx={{ fontSize: 34 }} />} title="En construcción" text="Estamos armando esta sección. Mientras tanto, el catálogo de repuestos está abierto." action={<Button component={Link} to={paths.productos()} variant="contained">Ver repuestos</Button>} />
  </Container>
);
