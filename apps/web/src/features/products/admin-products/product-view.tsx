import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ProductoAdmin } from '@tuerca/contracts/products/products/admin-schemas';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { ProductForm } from '@/entities/products/product-form/product-form';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { useAdminProduct, useProductToEdit, useSaveAnyProduct, useShowProduct } from './admin-products.queries';
import { HideDialog } from './hide-dialog';
import { ProductStateChip } from './product-columns';
import { RemoveProductDialog } from './remove-dialog';

const Places = () => <Skeleton variant="rectangular" height={520} sx={{ borderRadius: '10px' }} />;

/** The form of a product that still is one. */
function Edit({ id }: { id: string }) {
  const query = useProductToEdit(id);
  const save = useSaveAnyProduct({ id });
  return (
    <DataState query={query} skeleton={<Places />} error={PRODUCT_MESSAGES.loadFailed}>
      {(producto) => (
        <ProductForm producto={producto} save={save.mutateAsync} listHref={paths.adminProducts()} draft="admin" />
      )}
    </DataState>
  );
}

function Actions({ producto }: { producto: ProductoAdmin }) {
  const show = useShowProduct();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'hide' | 'remove' | null>(null);
  const showAgain = () =>
    void show.mutateAsync(producto._id).then(
      () => notify.ok(PRODUCT_MESSAGES.shown),
      (error: unknown) => notify.failure(error, PRODUCT_MESSAGES.hideFailed),
    );
  return (
    <>
      {producto.estado === 'oculto' ? (
        <Button variant="contained" disabled={show.isPending} onClick={showAgain}>
          Volver a mostrar
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setAsking('hide')}>
          Ocultar
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => setAsking('remove')}>
        Eliminar
      </Button>
      {asking === 'hide' && <HideDialog ids={[producto._id]} onClose={() => setAsking(null)} />}
      {asking === 'remove' && (
        <RemoveProductDialog
          producto={producto}
          onRemoved={() => void navigate(paths.adminProducts())}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** One product of any store: how it stands, what can be done, and its form. */
function AdminProductView({ id }: { id: string }) {
  const query = useAdminProduct(id);
  return (
    <Box sx={{ maxWidth: 880 }}>
      <BackLink to={paths.adminProducts()} label="Productos" />
      <DataState query={query} skeleton={<Places />} error={PRODUCT_MESSAGES.loadFailed}>
        {(producto) => (
          <>
            <PageHeader
              title={producto.nombre}
              text={
                <>
                  <ProductStateChip estado={producto.estado} /> de{' '}
                  <MuiLink component={Link} to={paths.adminStore(producto.tienda._id)}>
                    {producto.tienda.nombreTienda}
                  </MuiLink>
                </>
              }
              actions={producto.estado !== 'eliminado' && <Actions producto={producto} />}
            />
            {producto.estado !== 'eliminado' && <Edit id={id} />}
          </>
        )}
      </DataState>
    </Box>
  );
}

/** One product of any store, of the administrators' office. */
export function AdminProductPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Producto" noindex />
      <AdminProductView key={id} id={id} />
    </Container>
  );
}
