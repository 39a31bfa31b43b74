import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { orderColumns, OrderStateCell } from '@/entities/orders/orders/order-columns';
import { useDownloadInvoice } from '@/entities/orders/orders/use-download-invoice';
import type { EarlyPage } from '@/lib/early-data';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useMayCall } from '@/lib/use-may-call';
import { AppliedChips } from '@/ui/applied-chips';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { CancelOutlined } from '@/ui/icons/cancel-outlined';
import { CheckCircleOutlineRounded } from '@/ui/icons/check-circle-outline-rounded';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { VisibilityOutlined } from '@/ui/icons/visibility-outlined';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import type { RowAction } from '@/ui/row-menu';
import { SpreadsheetButtons } from '@/ui/spreadsheet-buttons';
import { callOf, mayTake, type MenuStep } from './allowed-steps';
import { QueueBar } from './queue-bar';
import { STORE_ORDER_FILTERS, type StoreOrderFilters } from './store-order-filters';
import { orderSummaryQuery, readStoreOrdersFile, storeOrdersQuery, useMoveOrder } from './store-orders.queries';
import { StoreOrdersFilters } from './store-orders-filters';

/** Room (px) that the columns need beside each other. */
const COLUMNS_WIDTH = 980;
const COLUMNS = orderColumns<Pedido>({
  exclude: ['tienda'],
  under: {
    numero: ({ items, tipoEntrega }) => [
      `${plural(unitsOf(items), 'producto', 'productos')} · ${tipoEntrega === 'retiro' ? 'Retiro' : 'Delivery'}`,
    ],
  },
  state: OrderStateCell,
  narrow: true,
});

const CancelStoreOrder = onDemand(async () => (await import('./cancel-store-order')).CancelStoreOrder);

const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <NothingFound
      title={ORDER_MESSAGES.empty}
      text="Prueba con otro número, otro nombre u otro estado."
      onClear={onClear}
    />
  ) : (
    <EmptyState
      icon={<ReceiptLongOutlined sx={{ fontSize: 34 }} />}
      title={ORDER_MESSAGES.noOrders}
      text="Cuando alguien compre en tu tienda, aquí lo preparas, lo envías y lo entregas."
      action={
        <Button variant="contained" component={Link} to={paths.storeProducts()}>
          Revisar mis productos
        </Button>
      }
    />
  );

/** Steps of the menu. */
const STEPS: readonly (Pick<RowAction, 'label' | 'icon' | 'danger'> & { step: MenuStep; done: string })[] = [
  {
    step: 'confirmado',
    label: 'Marcar como confirmado',
    icon: <CheckCircleOutlineRounded fontSize="small" />,
    done: 'confirmado',
  },
  {
    step: 'en_preparacion',
    label: 'Marcar en preparación',
    icon: <Inventory2Outlined fontSize="small" />,
    done: 'en preparación',
  },
  { step: 'cancelado', label: 'Cancelar pedido', icon: <CancelOutlined fontSize="small" />, danger: true, done: '' },
];

/** Menu of an order's row: without the steps that the reader's position does not allow. */
function useRowMenu(onCancel: (pedido: Pedido) => void): (pedido: Pedido) => RowAction[] {
  const move = useMoveOrder();
  const { download } = useDownloadInvoice();
  const may = useMayCall();
  const set = (pedido: Pedido, estado: Exclude<MenuStep, 'cancelado'>, label: string) =>
    move.mutateAsync({ pedidoId: pedido._id, estado, nota: ORDER_MESSAGES.updatedByStore }).then(
      () => notify.ok(ORDER_MESSAGES.statusUpdated(label)),
      (error: unknown) => notify.failure(error, ORDER_MESSAGES.statusFailed),
    );
  return (pedido) => [
    { label: 'Ver detalle', icon: <VisibilityOutlined fontSize="small" />, to: paths.storeOrder(pedido._id) },
    {
      label: 'Descargar factura',
      icon: <DownloadRounded fontSize="small" />,
      onSelect: () => download({ numero: pedido._id, fileName: `factura-${pedido._id}.pdf` }),
    },
    ...STEPS.filter(({ step }) => may(callOf(step))).map(({ step, done, ...action }) => ({
      ...action,
      disabled: !mayTake(pedido, step, may) || (step !== 'cancelado' && move.isPending),
      onSelect: () => (step === 'cancelado' ? onCancel(pedido) : void set(pedido, step, done)),
    })),
  ];
}

/** The store's orders: searched, filtered by pending step, moved to the next one. The filters are kept in the address. */
function StoreOrdersView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(STORE_ORDER_FILTERS);
  const [cancelling, setCancelling] = useState<Pedido | null>(null);
  const query = useQuery(storeOrdersQuery(filters));
  const applied = STORE_ORDER_FILTERS.applied(filters);
  return (
    <>
      <PageHeader
        title="Pedidos"
        text="Lo que te compraron: prepáralo, envíalo y entrégalo."
        actions={
          query.data &&
          query.data.total > 0 && (
            <SpreadsheetButtons
              read={(format) => readStoreOrdersFile(filters, format)}
              name="Pedidos"
              words={{ done: ORDER_MESSAGES.exported, failed: ORDER_MESSAGES.exportFailed }}
            />
          )
        }
      />
      <QueueBar value={filters.estado} onChange={(estado) => change({ estado })} />
      <StoreOrdersFilters filters={filters} onChange={change} />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataTable
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        columns={COLUMNS}
        cardsBelow={COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ numero }) => `el pedido ${numero}`}
        page={filters.page}
        hrefOf={hrefOf}
        sort={filters.sort}
        onSort={(sort) => change({ sort: sort as StoreOrderFilters['sort'] })}
        buttons={({ _id, numero }) => (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.storeOrder(_id)}
            aria-label={`Ver detalle del pedido ${numero}`}
          >
            Ver detalle
          </Button>
        )}
        menu={useRowMenu(setCancelling)}
        empty={<Empty filtered={applied.length > 0} onClear={clear} />}
        error={ORDER_MESSAGES.listFailed}
      />
      {cancelling && <CancelStoreOrder pedido={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

/** Page 'Pedidos' of the store's panel. */
export const StoreOrdersPage: EarlyPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedidos" noindex />
    <StoreOrdersView />
  </Container>
);
StoreOrdersPage.early = {
  role: 'store',
  ask: (cache, { search }) => {
    void cache.prefetchQuery(storeOrdersQuery(STORE_ORDER_FILTERS.read(search)));
    void cache.prefetchQuery(orderSummaryQuery());
  },
};
