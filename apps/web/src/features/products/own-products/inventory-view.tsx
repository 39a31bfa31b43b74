import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HeldStock } from '@tuerca/contracts/cart/checkout/held-stock';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { AddProduct } from './add-product';
import { DoubleCodes } from './double-codes';
import { heldColumn, HeldDialog } from './held-stock';
import { ListControls } from './list-controls';
import { INVENTORY_FILTERS } from './list-filters';
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

/** Page 'Inventario' of the store's panel. */
export function InventoryPage() {
  const address = useAddressFilters(INVENTORY_FILTERS);
  const { filters, change } = address;
  const [counting, setCounting] = useState<OwnProducto | null>(null);
  const [shown, setShown] = useState<HeldStock | null>(null);
  const query = useOwnProducts(filters);
  const { data: held } = useHeldStock();
  return (
    <OfficeList
      address={address}
      title="Inventario"
      text="Cuánto queda de cada producto, y qué se está acabando."
      actions={<Actions />}
      above={<DoubleCodes />}
      controls={
        <ListControls
          place="En mi inventario"
          filters={filters}
          change={change}
          counts={query.data}
          groups={['bajos', 'agotados']}
        />
      }
      noun={['producto', 'productos']}
      columns={[...INVENTORY_COLUMNS, heldColumn(held, setShown)]}
      cardsBelow={PRODUCT_COLUMNS_WIDTH}
      query={query}
      nameOf={({ nombre }) => nombre}
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
      none={{
        icon: Inventory2Outlined,
        title: 'Tu inventario está vacío',
        text: 'Agrega tus productos y aquí verás cuánto queda de cada uno.',
        action: <AddProduct />,
      }}
      nothing={{
        title: filters.busqueda
          ? `No se encontraron productos con “${filters.busqueda}”`
          : 'No hay productos con esos filtros',
      }}
      error={PRODUCT_MESSAGES.inventoryFailed}
      retry="Intentar de nuevo"
    >
      {shown && <HeldDialog held={shown} onClose={() => setShown(null)} />}
      {counting && <StockDialog producto={counting} onClose={() => setCounting(null)} />}
    </OfficeList>
  );
}
