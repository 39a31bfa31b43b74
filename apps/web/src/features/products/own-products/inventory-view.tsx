import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HeldStock } from '@tuerca/contracts/cart/checkout/held-stock';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from '@/ui/applied-chips';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { AddProduct } from './add-product';
import { DoubleCodes } from './double-codes';
import { heldColumn, HeldDialog } from './held-stock';
import { ListControls } from './list-controls';
import { INVENTORY_FILTERS, type OwnProductFilters } from './list-filters';
import { useHeldStock, useOwnProducts } from './own-products.queries';
import { INVENTORY_COLUMNS, PRODUCT_COLUMNS_WIDTH } from './product-columns';

const StockDialog = onDemand(async () => (await import('./stock-dialog')).StockDialog);

const Actions = () => (
  <>
    <Button variant="outlined" component={Link} to={paths.storeMovements()} startIcon={<HistoryRounded />}>
      Movimientos
    </Button>
    <AddProduct />
  </>
);

/** Stock of all products, the lowest first. */
function InventoryView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(INVENTORY_FILTERS);
  const [counting, setCounting] = useState<OwnProducto | null>(null);
  const [shown, setShown] = useState<HeldStock | null>(null);
  const query = useOwnProducts(filters);
  const { data: held } = useHeldStock();
  const applied = INVENTORY_FILTERS.applied(filters);
  return (
    <>
      <PageHeader
        title="Inventario"
        text="Cuánto queda de cada producto, y qué se está acabando."
        actions={<Actions />}
      />
      <DoubleCodes />
      <ListControls
        place="En mi inventario"
        filters={filters}
        change={change}
        counts={query.data}
        groups={['bajos', 'agotados']}
      />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataTable
        label="Inventario"
        noun={['producto', 'productos']}
        columns={[...INVENTORY_COLUMNS, heldColumn(held, setShown)]}
        cardsBelow={PRODUCT_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ nombre }) => nombre}
        page={filters.page}
        hrefOf={hrefOf}
        sort={filters.sort}
        onSort={(sort) => change({ sort: sort as OwnProductFilters['sort'] })}
        buttons={(producto) => (
          <>
            <Button
              variant="text"
              startIcon={<EditOutlined />}
              aria-label={`Editar stock de ${producto.nombre}`}
              onClick={() => setCounting(producto)}
            >
              Editar stock
            </Button>
            <Button
              variant="text"
              component={Link}
              to={paths.storeMovements({ producto: producto._id })}
              startIcon={<HistoryRounded />}
              aria-label={`Movimientos de ${producto.nombre}`}
            >
              Movimientos
            </Button>
          </>
        )}
        empty={
          filters.busqueda ? (
            <NothingFound title={`No se encontraron productos con “${filters.busqueda}”`} onClear={clear} />
          ) : applied.length > 0 ? (
            <NothingFound title="No hay productos con esos filtros" onClear={clear} />
          ) : (
            <EmptyState
              icon={<Inventory2Outlined sx={{ fontSize: 34 }} />}
              title="Tu inventario está vacío"
              text="Agrega tus productos y aquí verás cuánto queda de cada uno."
              action={<AddProduct />}
            />
          )
        }
        error={PRODUCT_MESSAGES.inventoryFailed}
        retry="Intentar de nuevo"
      />
      {shown && <HeldDialog held={shown} onClose={() => setShown(null)} />}
      {counting && <StockDialog producto={counting} onClose={() => setCounting(null)} />}
    </>
  );
}

/** Page 'Inventario' of the store's panel. */
export const InventoryPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Inventario" noindex />
    <InventoryView />
  </Container>
);
