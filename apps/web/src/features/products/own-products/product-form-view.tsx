import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { MAX_PRODUCT_IMAGES } from '@tuerca/contracts/platform/uploads/rules';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { usePlanLimits } from '@/entities/membresia/plan-limits.queries';
import { ProductForm } from '@/entities/products/product-form/product-form';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { CopyFitButton } from './copy-fit-button';
import { ownProductQuery, useSaveProduct } from './own-products.queries';
import { ProductChanges } from './product-changes';

const stack = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const Places = () => (
  <Box sx={stack}>
    {[420, 260, 220, 320].map((height) => (
      <Skeleton key={height} variant="rectangular" height={height} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);
/** Limit of pictures where the plan allows fewer than the general maximum; those that a product has already stay allowed. */
function usePhotoLimit(present = 0) {
  const plan = usePlanLimits();
  const allowed = Math.max(plan?.limites.fotos ?? MAX_PRODUCT_IMAGES, 1);
  return plan && allowed < MAX_PRODUCT_IMAGES
    ? { plan: plan.nombre, allowed, max: Math.max(allowed, present) }
    : undefined;
}
const ToList = () => (
  <Button component={Link} to={paths.storeProducts()} variant="contained">
    Ir a mis productos
  </Button>
);

/** Form of an existing product; with `copy`, of a new one with its values. */
function Existing({ id, copy = false }: { id: string; copy?: boolean }) {
  const query = useQuery(ownProductQuery(id));
  const save = useSaveProduct(copy ? undefined : id);
  const photoLimit = usePhotoLimit(copy ? 0 : query.data?.imagenes.length);
  return (
    <DataState
      query={query}
      skeleton={<Places />}
      error={PRODUCT_MESSAGES.loadFailed}
      retry="Intentar de nuevo"
      errorAction={<ToList />}
    >
      {(producto) => (
        <Box sx={stack}>
          <ProductForm
            {...(copy ? { source: producto } : { producto })}
            save={save.mutateAsync}
            listHref={paths.storeProducts()}
            photoLimit={photoLimit}
            fitSource={(take) => <CopyFitButton except={copy ? undefined : id} onPick={take} />}
          />
          {!copy && <ProductChanges cambios={producto.cambios} />}
        </Box>
      )}
    </DataState>
  );
}

interface ProductFormViewProps {
  id: string | undefined;
  /** Id of the product to copy; null for none. */
  copyOf: string | null;
}

/** Form of a new product, which may be a copy, or of an existing one. */
function ProductFormView({ id, copyOf }: ProductFormViewProps) {
  const read = id ?? copyOf;
  const create = useSaveProduct();
  const photoLimit = usePhotoLimit();
  return (
    <Box sx={{ maxWidth: 880 }}>
      <BackLink to={paths.storeProducts()} label="Productos" />
      <PageHeader
        title={id ? 'Editar producto' : copyOf ? 'Duplicar producto' : 'Nuevo producto'}
        text="Mientras más completo, más fácil lo encuentran y menos preguntan."
      />
      {read === null ? (
        <ProductForm
          save={create.mutateAsync}
          listHref={paths.storeProducts()}
          photoLimit={photoLimit}
          fitSource={(take) => <CopyFitButton except={undefined} onPick={take} />}
        />
      ) : ID_PATTERN.test(read) ? (
        <Existing id={read} copy={id === undefined} />
      ) : (
        <ErrorState message={PRODUCT_MESSAGES.unknownProduct} action={<ToList />} />
      )}
    </Box>
  );
}

/** Page of a product's form, new or existing, in the store's panel. */
export function ProductFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const copyOf = id ? null : search.get('copiar');
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={id ? 'Editar producto' : copyOf ? 'Duplicar producto' : 'Nuevo producto'} noindex />
      <ProductFormView key={id ?? copyOf} id={id} copyOf={copyOf} />
    </Container>
  );
}
