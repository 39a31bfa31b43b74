import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { CUSTOMER_COLUMNS_WIDTH } from '@/entities/auth/customers/customer-columns';
import { CustomersControls } from '@/entities/auth/customers/customers-controls';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { useAddressFilters } from '@/lib/use-address-filters';
import { ErrorState } from '@/ui/error-state';
import { EventRounded } from '@/ui/icons/event-rounded';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { OfficeList } from '@/ui/office-list';
import { OfficePage } from '@/ui/office-page';
import { WORKSHOP_CUSTOMER_COLUMNS } from './customer-columns';
import { WORKSHOP_CUSTOMER_FILTERS, WORKSHOP_CUSTOMER_SORT_OPTIONS } from './customer-filters';
import { workshopCustomersQuery } from './customers.queries';

/** Clients who had an appointment here, with a link to book the next one. */
export function WorkshopCustomersView({ tallerId }: { tallerId: string }) {
  const address = useAddressFilters(WORKSHOP_CUSTOMER_FILTERS);
  const { filters, change } = address;
  return (
    <OfficeList
      bare
      address={address}
      title="Clientes"
      above={
        <CustomersControls
          search={filters.search}
          sort={filters.sort}
          sorts={WORKSHOP_CUSTOMER_SORT_OPTIONS}
          onSearch={(search, typing) => change({ search }, typing)}
          onSort={(sort) => change({ sort })}
        />
      }
      noun={['cliente', 'clientes']}
      columns={WORKSHOP_CUSTOMER_COLUMNS}
      cardsBelow={CUSTOMER_COLUMNS_WIDTH}
      query={useQuery(workshopCustomersQuery(tallerId, filters))}
      nameOf={({ nombre }) => nombre}
      buttons={({ _id, nombre, email }) => (
        <>
          <Button
            variant="text"
            component={Link}
            to={paths.workshopNewCita({ clientId: _id })}
            startIcon={<EventRounded />}
            aria-label={`Nueva cita para ${nombre}`}
          >
            Nueva cita
          </Button>
          {email && <WriteButton usuarioId={_id} variant="text" name={nombre} />}
        </>
      )}
      none={{
        icon: GroupsOutlined,
        title: ORDER_MESSAGES.noCustomers,
        text: 'Cuando alguien agende contigo, aquí verás sus visitas y sus vehículos.',
        action: (
          <Button variant="contained" component={Link} to={paths.workshopAvailability()}>
            Revisar mi disponibilidad
          </Button>
        ),
      }}
      nothing={{ title: ORDER_MESSAGES.customersEmpty }}
      error={CITA_MESSAGES.customersFailed}
    />
  );
}

/** Page 'Clientes' of the workshop's panel. */
export function WorkshopCustomersPage() {
  const tallerId = useUser()?._id;
  return (
    <OfficePage title="Clientes" text="Quién te ha visitado, con qué vehículo y cuándo vuelve.">
      {tallerId ? <WorkshopCustomersView tallerId={tallerId} /> : <ErrorState message={CITA_MESSAGES.userUnknown} />}
    </OfficePage>
  );
}
