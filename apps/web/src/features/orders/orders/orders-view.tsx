import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { InvoiceButton } from '@/entities/orders/orders/invoice-button';
import { orderColumns, OrderStateCell } from '@/entities/orders/orders/order-columns';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import type { EarlyPage } from '@/lib/early-data';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from '@/ui/applied-chips';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { CancelOutlined } from '@/ui/icons/cancel-outlined';
import { ShoppingBagOutlined } from '@/ui/icons/shopping-bag-outlined';
import { StorefrontRounded } from '@/ui/icons/storefront-rounded';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import type { RowAction } from '@/ui/row-menu';
import { mayCancel } from './may-cancel';
import { ORDER_FILTERS } from './order-filters';
import { OrdersFilters } from './orders-filters';
import { ordersQuery } from './orders-list.queries';

/** Room (px) that the columns need beside each other. */
const COLUMNS_WIDTH = 970;
const COLUMNS = orderColumns<Pedido>({
  exclude: ['cliente'],
  under: { tienda: ({ items }) => [plural(unitsOf(items), 'producto', 'productos')] },
  state: OrderStateCell,
  narrow: true,
});

const OrderDialog = onDemand(async () => (await import('./order-dialog')).OwnOrderDialog);
const CancelOrder = onDemand(async () => (await import('./cancel-order')).CancelOwnOrder);

const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <NothingFound
      title="No encontramos compras con esos filtros"
      text={ORDER_MESSAGES.otherFilters}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      icon={<ShoppingBagOutlined sx={{ fontSize: 34 }} />}
      title={ORDER_MESSAGES.noPurchases}
      text={ORDER_MESSAGES.purchasesAppear}
      action={
        <Button component={Link} to={paths.catalogue()} variant="contained">
          Ver productos
        </Button>
      }
    />
  );

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

/** My purchases: filters and the open order live in the address; `actions` are further buttons of the open one. */
function OrdersView({ actions }: { actions?: (pedido: Pedido) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const { filters, change, clear, hrefOf } = useAddressFilters(ORDER_FILTERS);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const query = useQuery(ordersQuery(filters));
  const applied = ORDER_FILTERS.applied(filters);
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
    <>
      <OrdersFilters filters={filters} onChange={(wanted) => change(wanted, true)} />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataTable
        label="Mis compras"
        noun={['pedido', 'pedidos']}
        columns={COLUMNS}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ numero }) => `el pedido ${numero}`}
        page={filters.page}
        hrefOf={hrefOf}
        error={ORDER_MESSAGES.purchasesFailed}
        empty={<Empty filtered={applied.length > 0} onClear={clear} />}
        buttons={(pedido) => <Buttons numero={pedido.numero} detail={detailOf(pedido)} />}
        menu={menuOf}
        cardsBelow={COLUMNS_WIDTH}
      />
      {open && <OrderDialog key={open} numero={open} actions={actions} onClose={close} />}
      {cancelling && <CancelOrder numero={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

/** Mis Compras. */
export const OwnOrdersPage: EarlyPage = () => (
  <Container>
    <Head title="Mis Compras" noindex />
    <PageHeader title="Mis Compras" text="Tus pedidos, sus estados y sus comprobantes." />
    <OfflineActions kind="payment" />
    <OrdersView />
  </Container>
);
OwnOrdersPage.early = {
  role: 'client',
  ask: (cache, { search }) => void cache.prefetchQuery(ordersQuery(ORDER_FILTERS.read(search))),
};
