import { useQuery } from '@tanstack/react-query';
import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { useAccountName } from '@/entities/admin/account.queries';
import { orderColumns } from '@/entities/orders/orders/order-columns';
import { ESTADO_OPTIONS } from '@/entities/orders/orders/order-filters';
import { plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { OfficeList } from '@/ui/office-list';
import { RowLink } from '@/ui/row-link';
import { AdminOrderFields } from './admin-order-fields';
import { ADMIN_ORDER_FILTERS, PAGO_OPTIONS } from './admin-order-filters';
import { adminOrdersQuery, readAdminOrdersFile } from './admin-orders.queries';

const COLUMNS = orderColumns<PedidoFila>({
  // Below the number: beside a rail there is no room for a column of its own.
  exclude: ['fecha'],
  narrow: true,
  under: {
    numero: ({ fecha, unidades, tasa }) => [
      `${shortDate(fecha)} · ${plural(unidades, 'unidad', 'unidades')}`,
      `Tasa ${formatTasa(tasa)}`,
    ],
  },
});

/** Pedidos, of the administrators' office. */
export function AdminOrdersPage() {
  const address = useAddressFilters(ADMIN_ORDER_FILTERS);
  const { filters, change } = address;
  return (
    <OfficeList
      address={address}
      title="Pedidos"
      text="Los de todas las tiendas."
      chipNames={{ tienda: useAccountName(filters.tienda), cliente: useAccountName(filters.cliente) }}
      file={{
        read: readAdminOrdersFile,
        name: 'Pedidos.csv',
        words: { done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed },
      }}
      bar={{
        search: {
          name: 'q',
          place: 'En todos los pedidos',
          placeholder: 'Número, cliente, correo, tienda o producto',
          maxLength: 100,
        },
        columns: 4,
        choices: [
          { name: 'estado', label: 'Estado', options: ESTADO_OPTIONS },
          { name: 'estadoPago', id: 'pago', label: 'Pago', options: PAGO_OPTIONS },
        ],
        more: <AdminOrderFields filters={filters} onChange={change} />,
      }}
      noun={['pedido', 'pedidos']}
      columns={COLUMNS}
      cardsBelow={940}
      query={useQuery(adminOrdersQuery(filters))}
      nameOf={({ numero }) => `el pedido ${numero}`}
      error={ORDER_MESSAGES.listFailed}
      none={{ icon: ReceiptLongOutlined, title: 'Aún no hay pedidos', text: 'Cuando alguien compre, aparece aquí.' }}
      nothing={{
        title: ORDER_MESSAGES.empty,
        text: ORDER_MESSAGES.otherFilters,
      }}
      buttons={({ _id, numero }) => (
        <RowLink to={paths.adminOrder(_id)} name={`Ver el pedido ${numero}`}>
          Ver
        </RowLink>
      )}
    />
  );
}
