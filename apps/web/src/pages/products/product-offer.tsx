import Box from '@mui/material/Box';
import { fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { ProductDetail } from '@/entities/products/products/product-detail';
import { ProductFit } from '@/features/auth/garaje/product-fit';
import { AddToCartButton } from '@/features/cart/cart/add-button';
import { AskLink } from '@/features/cart/solicitudes/ask-link';
import { DeliveryFacts } from '@/features/orders/delivery/delivery-facts';
import { StoreWhatsapp } from '@/features/orders/delivery/store-whatsapp';
import { FavoriteButton } from '@/features/products/favorites/favorite-button';
import { ShareButton } from '@/ui/share-button';

function AddProduct({ producto, cantidad }: { producto: Producto; cantidad: number }) {
  const vehicle = useVehicle();
  const { _id, nombre, categoria, disponible } = producto;
  return (
    <>
      <AddToCartButton
        fullWidth
        productoId={_id}
        nombre={nombre}
        cantidad={cantidad}
        disponible={disponible}
        ajuste={vehicle && fitOf(producto, vehicle)}
      />
      {!disponible && (
        <AskLink
          fullWidth
          query={nombre}
          categoria={categoria}
          vehiculo={vehicle}
          variant="outlined"
          sx={{ mt: 1.5 }}
        />
      )}
    </>
  );
}

/** A product with its actions: buy, mark as favourite, share, ask its store. */
export const ProductOffer = ({ producto, tasa }: { producto: Producto; tasa: Tasa }) => (
  <ProductDetail
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
        <ReportButton objeto="producto" objetoId={producto._id} what={producto.nombre} ownerId={producto.tienda._id} />
      </>
    }
  />
);
