import Button from '@mui/material/Button';
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
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useMayCall } from '@/lib/use-may-call';
import { CancelOutlined } from '@/ui/icons/cancel-outlined';
import { CheckCircleOutlineRounded } from '@/ui/icons/check-circle-outline-rounded';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { VisibilityOutlined } from '@/ui/icons/visibility-outlined';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { RowLink } from '@/ui/row-link';
import type { RowAction } from '@/ui/row-menu';
import { SpreadsheetButtons } from '@/ui/spreadsheet-buttons';
import { callOf, mayTake, type MenuStep } from './allowed-steps';
import { QueueBar } from './queue-bar';
import { STORE_ORDER_FILTERS } from './store-order-filters';
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

/** Page 'Pedidos' of the store's panel. */
export const StoreOrdersPage: EarlyPage = () => {
  const address = useAddressFilters(STORE_ORDER_FILTERS);
  const { filters, change } = address;
  const [cancelling, setCancelling] = useState<Pedido | null>(null);
  const query = useQuery(storeOrdersQuery(filters));
  return (
    <OfficeList
      address={address}
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
      above={<QueueBar value={filters.estado} onChange={(estado) => change({ estado })} />}
      controls={<StoreOrdersFilters filters={filters} onChange={change} />}
      noun={['pedido', 'pedidos']}
      columns={COLUMNS}
      cardsBelow={COLUMNS_WIDTH}
      query={query}
      nameOf={({ numero }) => `el pedido ${numero}`}
      buttons={({ _id, numero }) => (
        <RowLink to={paths.storeOrder(_id)} name={`Ver detalle del pedido ${numero}`}>
          Ver detalle
        </RowLink>
      )}
      menu={useRowMenu(setCancelling)}
      none={{
        icon: ReceiptLongOutlined,
        title: ORDER_MESSAGES.noOrders,
        text: 'Cuando alguien compre en tu tienda, aquí lo preparas, lo envías y lo entregas.',
        action: (
          <Button variant="contained" component={Link} to={paths.storeProducts()}>
            Revisar mis productos
          </Button>
        ),
      }}
      nothing={{
        title: ORDER_MESSAGES.empty,
        text: 'Prueba con otro número, otro nombre u otro estado.',
      }}
      error={ORDER_MESSAGES.listFailed}
    >
      {cancelling && <CancelStoreOrder pedido={cancelling} onClose={() => setCancelling(null)} />}
    </OfficeList>
  );
};
StoreOrdersPage.early = {
  role: 'store',
  ask: (cache, { search }) => {
    void cache.prefetchQuery(storeOrdersQuery(STORE_ORDER_FILTERS.read(search)));
    void cache.prefetchQuery(orderSummaryQuery());
  },
};
