import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { StoreProducts } from '../../features/catalogo/store-products';
import { Reviews } from '../../features/resenas/reviews';
import { StoreHeader } from '../../features/tiendas/store-header';
import { StoreSkeleton } from '../../features/tiendas/store-skeleton';
import { storeQuery } from '../../features/tiendas/tiendas.queries';
import { isCode } from '../../lib/api-error';
import { Head } from '../../lib/head';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { Section } from '../../ui/section';
import { visuallyHidden } from '../../ui/visually-hidden';
import { productActions } from '../productos/product-actions';

const others = (
  <Button component={Link} to={paths.tiendas()} variant="contained">
    Ver tiendas
  </Button>
);

/** One store: who it is, what it sells, what people say. */
export function TiendaPage() {
  const { id = '' } = useParams();
  const query = useQuery(storeQuery(id));
  if (isCode(query.error, 'TIENDA_NO_ENCONTRADA', 'NO_ENCONTRADO', 'ENTRADA_INVALIDA'))
    return <EmptyState heading title="No encontramos esta tienda." text="Puede que ya no venda en Tuerca." action={others} />;
  return (
    <Container>
      {!query.data && (
        <>
          <Head title="Tienda" />
          <Box component="h1" sx={visuallyHidden}>
            Tienda
          </Box>
        </>
      )}
      <DataState query={query} skeleton={<StoreSkeleton />} error="No se pudo cargar la información de la tienda" errorAction={others}>
        {(tienda) => (
          <>
            <Head title={tienda.nombreTienda} description={tienda.descripcion.slice(0, 155)} />
            <StoreHeader tienda={tienda} />
            <Section title="Productos">
              <StoreProducts key={tienda._id} tiendaId={tienda._id} actions={productActions} />
            </Section>
            <Reviews target={{ usuarioObjetivoId: tienda._id }} nombre={tienda.nombreTienda} valoracionPromedio={tienda.valoracionPromedio} numeroValoraciones={tienda.numeroValoraciones} />
          </>
        )}
      </DataState>
    </Container>
  );
}
