import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { orderColumns, OrderStateCell } from '@/entities/orders/orders/order-columns';
import { DATE_OPTIONS, ESTADO_OPTIONS } from '@/entities/orders/orders/order-filters';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import type { EarlyPage } from '@/lib/early-data';
import { paths, withQuery } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import type { Column } from '@/ui/data-table/column';
import { FilterSelect } from '@/ui/filter-select';
import { CancelOutlined } from '@/ui/icons/cancel-outlined';
import { ShoppingBagOutlined } from '@/ui/icons/shopping-bag-outlined';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import type { RowAction } from '@/ui/row-menu';
import { SearchAndSelects } from '@/ui/search-and-selects';
import { BoughtCell } from './bought-cell';
import { mayCancel } from './may-cancel';
import { ORDER_FILTERS } from './order-filters';
import { ordersQuery } from './orders-list.queries';

/** Room (px) that the columns need beside each other. */
const COLUMNS_WIDTH = 970;
const [NUMBER, ...OTHERS] = orderColumns<Pedido>({
  exclude: ['cliente', 'tienda'],
  state: OrderStateCell,
  narrow: true,
});
const BOUGHT: Column<Pedido> = { id: 'comprado', header: 'Lo que compraste', card: 'plain', cell: BoughtCell };
const COLUMNS = [NUMBER!, BOUGHT, ...OTHERS];

const OrderDialog = onDemand(async () => (await import('./order-dialog')).OwnOrderDialog);
const CancelOrder = onDemand(async () => (await import('./cancel-order')).CancelOwnOrder);

const Buttons = ({ numero, detail }: { numero: string; detail: string }) => (
  <>
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={detail}
      preventScrollReset
      aria-label={`Ver detalle del pedido ${numero}`}
    >
      Ver detalle
    </Button>
    <InvoiceButton
      numero={numero}
      label="Factura"
      variant="text"
      size="small"
      name={`Descargar la factura del pedido ${numero}`}
    />
  </>
);

/** Mis Compras: filters and the open order live in the address. */
export const OwnOrdersPage: EarlyPage = () => {
  const [params, setParams] = useSearchParams();
  const address = useAddressFilters(ORDER_FILTERS);
  const { filters, change } = address;
  const [cancelling, setCancelling] = useState<string | null>(null);
  const open = params.get('pedido');
  const detailOf = ({ numero }: Pedido) => withQuery('', { ...Object.fromEntries(params), pedido: numero });
  const close = () =>
    setParams(
      (now) => {
        now.delete('pedido');
        return now;
      },
      { preventScrollReset: true },
    );
  const menuOf = (pedido: Pedido): RowAction[] => [
    { label: 'Ver la tienda', icon: <StorefrontRounded fontSize="small" />, to: paths.store(pedido.tienda._id) },
    ...(mayCancel(pedido)
      ? [
          {
            label: 'Cancelar pedido',
            icon: <CancelOutlined fontSize="small" />,
            danger: true,
            onSelect: () => setCancelling(pedido.numero),
          },
        ]
      : []),
  ];
  return (
    <OfficeList
      address={address}
      title="Mis Compras"
      text="Tus pedidos, sus estados y sus comprobantes."
      above={<OfflineActions kind="payment" />}
      controls={
        <SearchAndSelects
          id="buscar-compras"
          label="Buscar por número o producto"
          placeholder={PRODUCT_MESSAGES.searchExample}
          value={filters.search}
          onSearch={(search) => change({ search }, true)}
        >
          <FilterSelect
            id="fecha"
            label="Fecha"
            value={filters.fecha}
            options={DATE_OPTIONS}
            onChange={(fecha) => change({ fecha }, true)}
          />
          <FilterSelect
            id="estado"
            label="Estado"
            value={filters.estado}
            options={ESTADO_OPTIONS}
            onChange={(estado) => change({ estado }, true)}
          />
        </SearchAndSelects>
      }
      label="Mis compras"
      noun={['pedido', 'pedidos']}
      columns={COLUMNS}
      cardsBelow={COLUMNS_WIDTH}
      query={useQuery(ordersQuery(filters))}
      nameOf={({ numero }) => `el pedido ${numero}`}
      error={ORDER_MESSAGES.purchasesFailed}
      none={{
        icon: ShoppingBagOutlined,
        title: ORDER_MESSAGES.noPurchases,
        text: ORDER_MESSAGES.purchasesAppear,
        action: (
          <Button component={Link} to={paths.catalogue()} variant="contained">
            Ver productos
          </Button>
        ),
      }}
      nothing={{ title: 'No encontramos compras con esos filtros', text: ORDER_MESSAGES.otherFilters }}
      buttons={(pedido) => <Buttons numero={pedido.numero} detail={detailOf(pedido)} />}
      menu={menuOf}
    >
      {open && <OrderDialog key={open} numero={open} onClose={close} />}
      {cancelling && <CancelOrder numero={cancelling} onClose={() => setCancelling(null)} />}
    </OfficeList>
  );
};
OwnOrdersPage.early = {
  role: 'client',
  ask: (cache, { search }) => void cache.prefetchQuery(ordersQuery(ORDER_FILTERS.read(search))),
};
