import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { findCategoria } from '@tuerca/contracts/products/categorias';
import type { Producto } from '@tuerca/contracts/products/schemas';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/catalogue/messages';
import { truncate } from '@tuerca/contracts/kernel/text';
import { useParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { AddToCartButton } from '../../features/cart/add-button';
import { SimilarProducts } from '../../entities/products/similar-products';
import { FavoriteButton } from '../../features/favorites/favorite-button';
import { ProductFit } from '../../features/garaje/product-fit';
import { BackLink } from '../../entities/products/catalogue-link';
import { ProductDetail } from '../../entities/products/product-detail';
import { ProductNotFound } from '../../entities/products/product-not-found';
import { ProductSkeleton } from '../../entities/products/product-skeleton';
import { productQuery } from '../../entities/products/products.queries';
import { Questions } from '../../features/preguntas/questions';
import { Reviews } from '../../features/comments/reviews';
import { isCode } from '../../lib/api-error';
import { Head } from '../../lib/head';
import { productFacts } from '../../entities/products/product-schema-org';
import { breadcrumbs } from '../../lib/schema-org';
import { StructuredData } from '../../lib/structured-data';
import { DataState } from '../../ui/data-state';
import { visuallyHidden } from '../../ui/visually-hidden';
import { productActions } from '../catalogue/product-actions';

const stepsTo = ({ categoria, nombre, ruta }: Producto) =>
  [
    ['Inicio', paths.home()],
    ['Productos', paths.catalogue()],
    [categoria, paths.catalogue({ category: findCategoria(categoria)?.id ?? categoria })],
    [nombre, ruta],
  ] as const;

/** One product. */
export function ProductPage() {
  const { id = '' } = useParams();
  const query = useQuery(productQuery(id));
  if (isCode(query.error, 'PRODUCTO_NO_ENCONTRADO', 'NO_ENCONTRADO', 'ENTRADA_INVALIDA')) return <ProductNotFound />;
  return (
    <Container>
      {!query.data && (
        <>
          <Head title="Producto" />
          <Box component="h1" sx={visuallyHidden}>
            Producto
          </Box>
        </>
      )}
      <BackLink />
      <DataState
        query={query}
        skeleton={<ProductSkeleton />}
        error={CATALOGUE_MESSAGES.productLoadFailed}
        errorAction={<BackLink button />}
      >
        {({ producto, tasa }) => (
          <>
            <Head title={producto.nombre} description={truncate(producto.descripcion, 155)} image={producto.imagen} />
            <StructuredData
              facts={(absolute) => [productFacts(producto, absolute), breadcrumbs(stepsTo(producto), absolute)]}
            />
            <ProductDetail
              key={producto._id}
              producto={producto}
              tasa={tasa}
              fit={<ProductFit producto={producto} />}
              renderAdd={(cantidad) => (
                <AddToCartButton
                  fullWidth
                  productoId={producto._id}
                  nombre={producto.nombre}
                  cantidad={cantidad}
                  disponible={producto.disponible}
                />
              )}
              favorite={<FavoriteButton wide productoId={producto._id} nombre={producto.nombre} />}
            />
            <Questions key={`preguntas-${producto._id}`} productoId={producto._id} tienda={producto.tienda} />
            <Reviews
              key={`resenas-${producto._id}`}
              target={{ productoObjetivoId: producto._id }}
              nombre={producto.nombre}
              valoracionPromedio={producto.valoracionPromedio}
              numeroValoraciones={producto.numeroValoraciones}
            />
            <SimilarProducts productoId={producto._id} categoria={producto.categoria} actions={productActions} />
          </>
        )}
      </DataState>
    </Container>
  );
}
