import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Head } from '../../lib/head';
import { EmptyState } from '../../ui/empty-state';

/** No such product, or one that was withdrawn. */
export const ProductNotFound = () => (
  <Container>
    <Head title={MENSAJES_CATALOGO.productoNoEncontrado} noindex />
    <EmptyState
      heading
      title={MENSAJES_CATALOGO.productoNoEncontrado}
      text="Puede que la tienda lo haya retirado. Busca uno parecido en el catálogo."
      action={
        <Button component={Link} to={paths.productos()} variant="contained">
          Ver repuestos
        </Button>
      }
    />
  </Container>
);
