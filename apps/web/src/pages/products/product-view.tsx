import { truncate } from '@tuerca/contracts/kernel/text';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { findCategoria } from '@tuerca/contracts/products/products/categorias';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { useCountedView } from '@/entities/cart/demanda/use-counted';
import { productFacts } from '@/entities/products/products/product-schema-org';
import { RecentProducts } from '@/entities/products/products/recent-products';
import { SamePart } from '@/entities/products/products/same-part';
import { SimilarProducts } from '@/entities/products/products/similar-products';
import { ProductInstallers } from '@/features/cart/instalaciones/product-installers';
import { Reviews } from '@/features/products/comments/reviews';
import { ProductQuestions } from '@/features/products/preguntas/questions';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/schema-org';
import { StructuredData } from '@/lib/structured-data';
import { productActions } from './product-actions';
import { ProductOffer } from './product-offer';

const stepsTo = ({ categoria, nombre, ruta }: Producto) =>
  [
    ['Inicio', paths.home()],
    ['Productos', paths.catalogue()],
    [categoria, paths.catalogue({ category: findCategoria(categoria)?.id ?? categoria })],
    [nombre, ruta],
  ] as const;

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
    <ProductOffer key={producto._id} producto={producto} tasa={tasa} />
    <SamePart productoId={producto._id} actions={productActions} />
    <ProductInstallers producto={producto} />
    <ProductQuestions key={`preguntas-${producto._id}`} productoId={producto._id} tienda={producto.tienda} />
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
