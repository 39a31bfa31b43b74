import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { useAccountName } from '@/entities/admin/account.queries';
import { orderColumns } from '@/entities/orders/orders/order-columns';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { ReceiptLongOutlined } from '@/ui/icons/receipt-long-outlined';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { AdminOrderFilterBar } from './admin-order-filter-bar';
import { ADMIN_ORDER_FILTERS, type AdminOrderFilters } from './admin-order-filters';
import { adminOrdersQuery, readAdminOrdersFile } from './admin-orders.queries';

const COLUMNS = orderColumns<PedidoFila>({
  exclude: [],
  under: { numero: ({ unidades, tasa }) => [plural(unidades, 'unidad', 'unidades'), `Tasa ${formatTasa(tasa)}`] },
});

/** Orders of all stores: searched, filtered, sorted, exported. The filters live in the address. */
function AdminOrdersView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(ADMIN_ORDER_FILTERS);
  const query = useQuery(adminOrdersQuery(filters));
  const applied = ADMIN_ORDER_FILTERS.applied(filters, {
    tienda: useAccountName(filters.tienda),
    cliente: useAccountName(filters.cliente),
  });
  return (
    <>
      <PageHeader
        title="Pedidos"
        text="Los de todas las tiendas."
        actions={
          <ExportButton
            read={() => readAdminOrdersFile(filters)}
            fileName={'Pedidos.csv'}
            words={{ done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed }}
          />
        }
      />
      <AdminOrderFilterBar filters={filters} applied={applied} onChange={change} onClear={clear} />
      <DataTable
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        columns={COLUMNS}
        cardsBelow={940}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ numero }) => `el pedido ${numero}`}
        page={filters.page}
        hrefOf={hrefOf}
        sort={filters.sort}
        onSort={(sort) => change({ sort: sort as AdminOrderFilters['sort'] })}
        error={ORDER_MESSAGES.listFailed}
        empty={
          applied.length ? (
            <NothingFound title={ORDER_MESSAGES.empty} text={ORDER_MESSAGES.otherFilters} onClear={clear} />
          ) : (
            <EmptyState
              icon={<ReceiptLongOutlined sx={{ fontSize: 34 }} />}
              title="Aún no hay pedidos"
              text="Cuando alguien compre, aparece aquí."
            />
          )
        }
        buttons={({ _id, numero }) => (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.adminOrder(_id)}
            aria-label={`Ver el pedido ${numero}`}
          >
            Ver
          </Button>
        )}
      />
    </>
  );
}

/** Pedidos, of the administrators' office. */
export const AdminOrdersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedidos" noindex />
    <AdminOrdersView />
  </Container>
);
