import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { CUSTOMER_COLUMNS_WIDTH } from '@/entities/auth/customers/customer-columns';
import { CustomersControls } from '@/entities/auth/customers/customers-controls';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { SpreadsheetButtons } from '@/ui/spreadsheet-buttons';
import { STORE_CUSTOMER_COLUMNS } from './customer-columns';
import { CustomerDialog } from './customer-dialog';
import { STORE_CUSTOMER_FILTERS, STORE_CUSTOMER_SORT_OPTIONS } from './customer-filters';
import { storeCustomersQuery, readCustomersFile } from './customers.queries';

const Nobody = ({ searched, onClear }: { searched: boolean; onClear: () => void }) =>
  searched ? (
    <NothingFound title={ORDER_MESSAGES.customersEmpty} onClear={onClear} />
  ) : (
    <EmptyState
      icon={<GroupsOutlined sx={{ fontSize: 34 }} />}
      title={ORDER_MESSAGES.noCustomers}
      text="Cuando alguien compre en tu tienda, aquí verás cuánto y cada cuánto te compra."
      action={
        <Button variant="contained" component={Link} to={paths.storeOrders()}>
          Ver pedidos
        </Button>
      }
    />
  );

/** Customers of the store: searched, sorted, and opened with their orders. */
export function StoreCustomersView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(STORE_CUSTOMER_FILTERS);
  const [open, setOpen] = useState<string | null>(null);
  const query = useQuery(storeCustomersQuery(filters));
  return (
    <>
      <PageHeader
        title="Clientes"
        text="Quién te compra, cuánto y desde cuándo."
        actions={
          query.data &&
          query.data.total > 0 && (
            <SpreadsheetButtons
              read={(format) => readCustomersFile(filters, format)}
              name="Clientes"
              words={{ done: ORDER_MESSAGES.exported, failed: ORDER_MESSAGES.exportFailed }}
            />
          )
        }
      />
      <CustomersControls
        search={filters.search}
        sort={filters.sort}
        sorts={STORE_CUSTOMER_SORT_OPTIONS}
        onSearch={(search, typing) => change({ search }, typing)}
        onSort={(sort) => change({ sort })}
      />
      <DataTable
        label="Clientes"
        noun={['cliente', 'clientes']}
        columns={STORE_CUSTOMER_COLUMNS}
        cardsBelow={CUSTOMER_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ nombre }) => nombre}
        page={filters.page}
        hrefOf={hrefOf}
        buttons={({ _id, nombre }) => (
          <Button
            size="small"
            variant="outlined"
            onClick={() => setOpen(_id)}
            aria-haspopup="dialog"
            aria-label={`Ver detalle de ${nombre}`}
          >
            Ver detalle
          </Button>
        )}
        empty={<Nobody searched={filters.search !== ''} onClear={clear} />}
        error={ORDER_MESSAGES.customersFailed}
      />
      {open && <CustomerDialog clienteId={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Page 'Clientes' of the store's panel. */
export const StoreCustomersPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Clientes" noindex />
    <StoreCustomersView />
  </Container>
);
