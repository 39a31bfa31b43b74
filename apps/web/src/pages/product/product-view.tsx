import Box from '@mui/material/Box';
import { fitOf } from '@tuerca/contracts/garaje/ajuste';
import { findCategoria } from '@tuerca/contracts/products/categorias';
import type { Producto } from '@tuerca/contracts/products/schemas';
import { truncate } from '@tuerca/contracts/kernel/text';
import { useCountedView } from '../../entities/demanda/use-counted';
import { ReportButton } from '../../entities/reportes/report-button';
import { paths } from '../../lib/paths';
import { WriteButton } from '../../entities/chats/write-button';
import { useVehicle } from '../../entities/garaje/garage-store';
import { AddToCartButton } from '../../features/cart/add-button';
import { RecentProducts } from '../../entities/products/recent-products';
import { SamePart } from '../../entities/products/same-part';
import { SimilarProducts } from '../../entities/products/similar-products';
import { FavoriteButton } from '../../features/favorites/favorite-button';
import { ProductFit } from '../../features/garaje/product-fit';
import { ProductDetail } from '../../entities/products/product-detail';
import { DeliveryFacts } from '../../features/delivery/delivery-facts';
import { StoreWhatsapp } from '../../features/delivery/store-whatsapp';
import { ProductInstallers } from '../../features/instalaciones/product-installers';
import { Questions } from '../../features/preguntas/questions';
import { Reviews } from '../../features/comments/reviews';
import { productFacts } from '../../entities/products/product-schema-org';
import { breadcrumbs } from '../../lib/schema-org';
import { StructuredData } from '../../lib/structured-data';
import { productActions } from '../catalogue/product-actions';
import type { Tasa } from '@tuerca/contracts/system/schemas';
import { ShareButton } from '../../ui/share-button';
import { Head } from '../../lib/head';

const stepsTo = ({ categoria, nombre, ruta }: Producto) =>
  [
    ['Inicio', paths.home()],
    ['Productos', paths.catalogue()],
    [categoria, paths.catalogue({ category: findCategoria(categoria)?.id ?? categoria })],
    [nombre, ruta],
  ] as const;

function AddProduct({ producto, cantidad }: { producto: Producto; cantidad: number }) {
  const vehicle = useVehicle();
  return (
    <AddToCartButton
      fullWidth
      productoId={producto._id}
      nombre={producto.nombre}
      cantidad={cantidad}
      disponible={producto.disponible}
      ajuste={vehicle && fitOf(producto, vehicle)}
    />
  );
}

/** Counts that the page was opened; draws nothing. */
function CountedView({ productoId }: { productoId: string }) {
  useCountedView(productoId);
  return null;
}

/** A product that has come: what it is, whether it fits, and what people ask and say of it. */
export const ProductView = ({ producto, tasa }: { producto: Producto; tasa: Tasa }) => (
  <>
    <CountedView productoId={producto._id} />
    <Head title={producto.nombre} description={truncate(producto.descripcion, 155)} image={producto.imagen} />
    <StructuredData
      facts={(absolute) => [productFacts(producto, absolute), breadcrumbs(stepsTo(producto), absolute)]}
    />
    <ProductDetail
      key={producto._id}
      producto={producto}
      tasa={tasa}
      fit={<ProductFit producto={producto} />}
      renderAdd={(cantidad) => <AddProduct producto={producto} cantidad={cantidad} />}
      delivery={<DeliveryFacts producto={producto} tasa={tasa} />}
      favorite={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 auto' } }}>
          <FavoriteButton wide productoId={producto._id} nombre={producto.nombre} />
          <ShareButton title={producto.nombre} path={producto.ruta} />
        </Box>
      }
      write={
        <>
          <WriteButton
            usuarioId={producto.tienda._id}
            contexto={{ tipo: 'producto', id: producto._id }}
            label="Escribir a la tienda"
          />
          <StoreWhatsapp producto={producto} />
          <ReportButton
            objeto="producto"
            objetoId={producto._id}
            what={producto.nombre}
            ownerId={producto.tienda._id}
          />
        </>
      }
    />
    <SamePart productoId={producto._id} actions={productActions} />
    <ProductInstallers producto={producto} />
    <Questions key={`preguntas-${producto._id}`} productoId={producto._id} tienda={producto.tienda} />
    <Reviews
      key={`resenas-${producto._id}`}
      target={{ productoObjetivoId: producto._id }}
      nombre={producto.nombre}
      valoracionPromedio={producto.valoracionPromedio}
      numeroValoraciones={producto.numeroValoraciones}
    />
    <SimilarProducts producto={producto} actions={productActions} />
    <RecentProducts key={`vistos-${producto._id}`} productoId={producto._id} actions={productActions} />
  </>
);
