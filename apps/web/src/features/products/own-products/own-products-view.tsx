import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useMayCall } from '@/lib/use-may-call';
import { iconOnPhones } from '@/ui/icon-on-phones';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { ImportExportRounded } from '@/ui/icons/import-export-rounded';
import { PriceChangeOutlined } from '@/ui/icons/price-change-outlined';
import { SellOutlined } from '@/ui/icons/sell-outlined';
import { TRY_WORD_OR_CATEGORY } from '@/ui/labels';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import type { RowAction } from '@/ui/row-menu';
import { ScanButton } from '@/ui/scan-button';
import { AddProduct } from './add-product';
import { BulkActions } from './bulk-actions';
import { DoubleCodes } from './double-codes';
import { ListControls } from './list-controls';
import { OWN_PRODUCT_FILTERS } from './list-filters';
import { PRODUCT_CALLS, useChangeProduct, useOwnProducts } from './own-products.queries';
import { PRODUCT_COLUMNS_WIDTH, productColumns } from './product-columns';
import { RemoveProduct } from './remove-product';

const QuickEditDialog = onDemand(async () => (await import('./quick-edit-dialog')).QuickEditDialog);

/** Shows a hidden product, or hides it. */
function useToggle() {
  const change = useChangeProduct();
  return async ({ _id, activo }: OwnProducto) => {
    try {
      await change.mutateAsync({ id: _id, change: { activo: !activo } });
      notify.ok(activo ? 'Producto oculto: ya nadie más lo ve' : 'Producto publicado');
    } catch (error) {
      notify.error(messageOf(error, PRODUCT_MESSAGES.saveFailed));
    }
  };
}

/** Page 'Productos' of the store's panel. */
export function OwnProductsPage() {
  const address = useAddressFilters(OWN_PRODUCT_FILTERS);
  const { filters, change } = address;
  const [editing, setEditing] = useState<OwnProducto | null>(null);
  const [leaving, setLeaving] = useState<OwnProducto | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const query = useOwnProducts(filters);
  const toggle = useToggle();
  const may = useMayCall();
  const mayEdit = may(PRODUCT_CALLS.update);
  const menu = (producto: OwnProducto): readonly RowAction[] => [
    ...(mayEdit ? [{ label: 'Edición rápida', onSelect: () => setEditing(producto) }] : []),
    ...(mayEdit ? [{ label: 'Editar ficha completa', to: paths.storeProduct(producto._id) }] : []),
    ...(may(PRODUCT_CALLS.create) ? [{ label: 'Duplicar', to: paths.storeNewProduct({ copiar: producto._id }) }] : []),
    ...(may(PRODUCT_CALLS.movements)
      ? [{ label: 'Movimientos de stock', to: paths.storeMovements({ producto: producto._id }) }]
      : []),
    ...(producto.activo ? [{ label: 'Ver como cliente', to: paths.product(producto._id) }] : []),
    ...(mayEdit ? [{ label: producto.activo ? 'Ocultar' : 'Publicar', onSelect: () => void toggle(producto) }] : []),
    ...(may(PRODUCT_CALLS.remove) ? [{ label: 'Eliminar', danger: true, onSelect: () => setLeaving(producto) }] : []),
  ];
  return (
    <OfficeList
      address={address}
      title="Productos"
      text="Lo que ofreces en la plataforma, también lo oculto."
      actions={
        <>
          <ScanButton onCode={(code) => change({ busqueda: code.slice(0, 100) })} />
          {may(PRODUCT_CALLS.changePrices) && (
            <Button
              component={Link}
              to={paths.storePrices({ q: filters.busqueda, categoria: filters.categoria, grupo: filters.grupo })}
              variant="outlined"
              startIcon={<PriceChangeOutlined />}
              sx={iconOnPhones}
            >
              <span data-label>Cambiar precios</span>
            </Button>
          )}
          {may(PRODUCT_CALLS.importFile) && (
            <Button
              component={Link}
              to={paths.storeImports()}
              variant="outlined"
              startIcon={<ImportExportRounded />}
              sx={iconOnPhones}
            >
              <span data-label>Importar y exportar</span>
            </Button>
          )}
          <AddProduct />
        </>
      }
      above={<DoubleCodes />}
      controls={<ListControls place="En mis productos" filters={filters} change={change} counts={query.data} />}
      label="Mis productos"
      noun={['producto', 'productos']}
      columns={productColumns(mayEdit)}
      cardsBelow={PRODUCT_COLUMNS_WIDTH}
      query={query}
      nameOf={({ nombre }) => nombre}
      compact
      selection={
        mayEdit
          ? {
              selected,
              onChange: setSelected,
              actions: <BulkActions ids={[...selected]} onDone={setSelected} />,
            }
          : undefined
      }
      buttons={(producto) =>
        mayEdit && (
          <Button
            variant="text"
            startIcon={<EditOutlined />}
            aria-label={`Edición rápida de ${producto.nombre}`}
            onClick={() => setEditing(producto)}
          >
            Editar
          </Button>
        )
      }
      menu={menu}
      none={{
        icon: SellOutlined,
        title: 'Aún no tienes productos',
        text: 'Agrega el primero con su precio, su foto y los vehículos a los que sirve.',
        action: <AddProduct />,
      }}
      nothing={{
        title: PRODUCT_MESSAGES.empty,
        text: TRY_WORD_OR_CATEGORY,
      }}
      error={PRODUCT_MESSAGES.loadFailed}
      retry="Intentar de nuevo"
    >
      {editing && <QuickEditDialog producto={editing} onClose={() => setEditing(null)} />}
      {leaving && <RemoveProduct producto={leaving} onClose={() => setLeaving(null)} />}
    </OfficeList>
  );
}
