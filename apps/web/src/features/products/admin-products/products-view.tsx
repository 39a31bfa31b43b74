import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductoAdmin } from '@tuerca/contracts/products/products/admin-schemas';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { AddRounded } from '@/ui/icons/add-rounded';
import { SellOutlined } from '@/ui/icons/sell-outlined';
import { ListFilters } from '@/ui/list-filters';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import type { RowAction } from '@/ui/row-menu';
import { readProductsFile, useAdminProducts, useShowProduct } from './admin-products.queries';
import { ADMIN_PRODUCT_COLUMNS } from './product-columns';
import {
  ADMIN_PRODUCT_FILTERS,
  type AdminProductFilters,
  filterCategoryOptions,
  PRODUCT_ESTADO_OPTIONS,
  WARNING_OPTIONS,
} from './product-filters';
import { RemoveProductDialog } from './remove-dialog';

const HideDialog = onDemand(async () => (await import('./hide-dialog')).HideDialog);

function HeaderActions({ filters }: { filters: AdminProductFilters }) {
  return (
    <>
      <ExportButton
        read={() => readProductsFile(filters)}
        fileName="Productos.csv"
        words={{ failed: PRODUCT_MESSAGES.adminListFailed }}
      />
      <Button variant="contained" startIcon={<AddRounded />} component={Link} to={paths.adminNewProduct()}>
        Nuevo producto
      </Button>
    </>
  );
}

/** Products of all stores: finding them, hiding several at once, and the way to each. */
function AdminProductsView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(ADMIN_PRODUCT_FILTERS);
  const query = useAdminProducts(filters);
  const show = useShowProduct();
  const applied = ADMIN_PRODUCT_FILTERS.applied(filters, { tienda: useAccountName(filters.tienda) });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hiding, setHiding] = useState<string[] | null>(null);
  const [removing, setRemoving] = useState<ProductoAdmin | null>(null);
  const menu = (producto: ProductoAdmin): readonly RowAction[] =>
    producto.estado === 'eliminado'
      ? []
      : [
          producto.estado === 'oculto'
            ? {
                label: 'Volver a mostrar',
                onSelect: () =>
                  void show.mutateAsync(producto._id).then(
                    () => notify.ok(PRODUCT_MESSAGES.shown),
                    (error: unknown) => notify.failure(error, PRODUCT_MESSAGES.hideFailed),
                  ),
              }
            : { label: 'Ocultar', onSelect: () => setHiding([producto._id]) },
          { label: 'Eliminar', danger: true, onSelect: () => setRemoving(producto) },
        ];
  return (
    <>
      <PageHeader title="Productos" text="De todas las tiendas." actions={<HeaderActions filters={filters} />} />
      <ListFilters
        search={{
          place: 'En los productos',
          placeholder: 'Nombre, SKU o número de parte',
          value: filters.q,
          maxLength: 100,
          onChange: (q, typing) => change({ q }, typing),
        }}
        columns={5}
        applied={applied}
        onRemove={change}
        onClear={clear}
      >
        <FilterSelect
          id="categoria"
          label="Categoría"
          value={filters.categoria}
          options={filterCategoryOptions()}
          onChange={(categoria) => change({ categoria }, true)}
        />
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={PRODUCT_ESTADO_OPTIONS as never}
          onChange={(estado) => change({ estado }, true)}
        />
        <FilterSelect
          id="aviso"
          label="Avisos"
          value={filters.aviso}
          options={WARNING_OPTIONS as never}
          onChange={(aviso) => change({ aviso }, true)}
        />
      </ListFilters>
      <DataTable
        label="Productos"
        noun={['producto', 'productos']}
        columns={ADMIN_PRODUCT_COLUMNS}
        cardsBelow={800}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ nombre }) => nombre}
        page={filters.page}
        hrefOf={hrefOf}
        menu={menu}
        selection={{
          selected,
          onChange: setSelected,
          actions: (
            <Button size="small" color="error" onClick={() => setHiding([...selected])}>
              Ocultar
            </Button>
          ),
        }}
        error={PRODUCT_MESSAGES.adminListFailed}
        empty={
          applied.length ? (
            <NothingFound title={PRODUCT_MESSAGES.empty} text="Prueba con otro nombre o estado." onClear={clear} />
          ) : (
            <EmptyState
              icon={<SellOutlined sx={{ fontSize: 34 }} />}
              title="Todavía no hay productos"
              text="Cuando las tiendas publiquen, aquí los verás."
            />
          )
        }
      />
      {hiding && <HideDialog ids={hiding} onHidden={() => setSelected(new Set())} onClose={() => setHiding(null)} />}
      {removing && <RemoveProductDialog producto={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** Productos, of the administrators' office. */
export const AdminProductsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Productos" noindex />
    <AdminProductsView />
  </Container>
);
