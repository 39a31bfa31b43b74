import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { ProductForm } from '@/entities/products/product-form/product-form';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useDebounce } from '@/lib/use-debounce';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { useSaveAnyProduct, useStoreChoices } from './admin-products.queries';

/** A product for a store: whose it is first, then the form that the store itself fills in. */
function NewProductView() {
  const [store, setStore] = useState<NegocioAdmin | null>(null);
  const [text, setText] = useState('');
  const choices = useStoreChoices(useDebounce(text, 300));
  const save = useSaveAnyProduct({ tiendaId: store?._id });
  return (
    <Box sx={{ maxWidth: 880 }}>
      <BackLink to={paths.adminProducts()} label="Productos" />
      <PageHeader title="Nuevo producto" text="Elige la tienda y llena lo mismo que llenaría ella. Recibe un aviso." />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title="Tienda">
          <Autocomplete
            value={store}
            onChange={(_, next) => setStore(next)}
            inputValue={text}
            onInputChange={(_, next) => setText(next)}
            options={choices.data ?? []}
            getOptionLabel={({ nombre, ciudad }) => `${nombre}, ${ciudad}`}
            isOptionEqualToValue={(a, b) => a._id === b._id}
            filterOptions={(options) => options}
            loading={choices.isFetching}
            noOptionsText="Ninguna tienda se llama así"
            renderInput={(params) => <TextField {...params} label="Tienda" placeholder="Escribe su nombre" />}
          />
        </Panel>
        {store && (
          <ProductForm
            key={store._id}
            save={save.mutateAsync}
            listHref={paths.adminProducts()}
            draft={`admin-${store._id}`}
          />
        )}
      </Box>
    </Box>
  );
}

/** Nuevo producto, of the administrators' office. */
export const AdminNewProductPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Nuevo producto" noindex />
    <NewProductView />
  </Container>
);
