import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductoAdmin } from '@tuerca/contracts/products/products/admin-schemas';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { AddRounded } from '@/ui/icons/add-rounded';
import { SellOutlined } from '@/ui/icons/sell-outlined';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import type { RowAction } from '@/ui/row-menu';
import { readProductsFile, useAdminProducts, useShowProduct } from './admin-products.queries';
import { ADMIN_PRODUCT_COLUMNS } from './product-columns';
import {
  ADMIN_PRODUCT_FILTERS,
  filterCategoryOptions,
  PRODUCT_ESTADO_OPTIONS,
  WARNING_OPTIONS,
} from './product-filters';
import { RemoveProductDialog } from './remove-dialog';

const HideDialog = onDemand(async () => (await import('./hide-dialog')).HideDialog);

/** Productos, of the administrators' office. */
export function AdminProductsPage() {
  const address = useAddressFilters(ADMIN_PRODUCT_FILTERS);
  const { filters } = address;
  const show = useShowProduct();
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
    <OfficeList
      address={address}
      title="Productos"
      text="De todas las tiendas."
      chipNames={{ tienda: useAccountName(filters.tienda) }}
      file={{ read: readProductsFile, name: 'Productos.csv', words: { failed: PRODUCT_MESSAGES.adminListFailed } }}
      actions={
        <Button variant="contained" startIcon={<AddRounded />} component={Link} to={paths.adminNewProduct()}>
          Nuevo producto
        </Button>
      }
      bar={{
        search: { name: 'q', place: 'En los productos', placeholder: 'Nombre, SKU o número de parte', maxLength: 100 },
        columns: 5,
        choices: [
          { name: 'categoria', label: 'Categoría', options: filterCategoryOptions() },
          { name: 'estado', label: 'Estado', options: PRODUCT_ESTADO_OPTIONS },
          { name: 'aviso', label: 'Avisos', options: WARNING_OPTIONS },
        ],
      }}
      noun={['producto', 'productos']}
      columns={ADMIN_PRODUCT_COLUMNS}
      cardsBelow={800}
      query={useAdminProducts(filters)}
      nameOf={({ nombre }) => nombre}
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
      none={{
        icon: SellOutlined,
        title: 'Todavía no hay productos',
        text: 'Cuando las tiendas publiquen, aquí los verás.',
      }}
      nothing={{ title: PRODUCT_MESSAGES.empty, text: 'Prueba con otro nombre o estado.' }}
    >
      {hiding && <HideDialog ids={hiding} onHidden={() => setSelected(new Set())} onClose={() => setHiding(null)} />}
      {removing && <RemoveProductDialog producto={removing} onClose={() => setRemoving(null)} />}
    </OfficeList>
  );
}
