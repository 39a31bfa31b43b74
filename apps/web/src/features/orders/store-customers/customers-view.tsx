import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { CUSTOMER_COLUMNS_WIDTH } from '@/entities/auth/customers/customer-columns';
import { CustomersControls } from '@/entities/auth/customers/customers-controls';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { OfficeList } from '@/ui/office-list';
import { SpreadsheetButtons } from '@/ui/spreadsheet-buttons';
import { STORE_CUSTOMER_COLUMNS } from './customer-columns';
import { CustomerDialog } from './customer-dialog';
import { STORE_CUSTOMER_FILTERS, STORE_CUSTOMER_SORT_OPTIONS } from './customer-filters';
import { readCustomersFile, storeCustomersQuery } from './customers.queries';

/** Page 'Clientes' of the store's panel. */
export function StoreCustomersPage() {
  const address = useAddressFilters(STORE_CUSTOMER_FILTERS);
  const { filters, change } = address;
  const [open, setOpen] = useState<string | null>(null);
  const query = useQuery(storeCustomersQuery(filters));
  return (
    <OfficeList
      address={address}
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
      above={
        <CustomersControls
          search={filters.search}
          sort={filters.sort}
          sorts={STORE_CUSTOMER_SORT_OPTIONS}
          onSearch={(search, typing) => change({ search }, typing)}
          onSort={(sort) => change({ sort })}
        />
      }
      noun={['cliente', 'clientes']}
      columns={STORE_CUSTOMER_COLUMNS}
      cardsBelow={CUSTOMER_COLUMNS_WIDTH}
      query={query}
      nameOf={({ nombre }) => nombre}
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
      none={{
        icon: GroupsOutlined,
        title: ORDER_MESSAGES.noCustomers,
        text: 'Cuando alguien compre en tu tienda, aquí verás cuánto y cada cuánto te compra.',
        action: (
          <Button variant="contained" component={Link} to={paths.storeOrders()}>
            Ver pedidos
          </Button>
        ),
      }}
      nothing={{ title: ORDER_MESSAGES.customersEmpty }}
      error={ORDER_MESSAGES.customersFailed}
    >
      {open && <CustomerDialog clienteId={open} onClose={() => setOpen(null)} />}
    </OfficeList>
  );
}
