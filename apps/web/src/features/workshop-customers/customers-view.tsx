import EventRounded from '@mui/icons-material/EventRounded';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/messages';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useAddressFilters } from '../../lib/use-address-filters';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { NothingFound } from '../../ui/nothing-found';
import { PlainSelect } from '../../ui/plain-field';
import { SearchFilter } from '../../ui/search-filter';
import { CUSTOMER_COLUMNS, CUSTOMER_COLUMNS_WIDTH } from './customer-columns';
import { CUSTOMER_FILTERS, type CustomerFilters, SORT_OPTIONS } from './customer-filters';
import { customersQuery } from './customers.queries';

/** Who has had an appointment here, with the way to the next one. */
export function CustomersView({ tallerId }: { tallerId: string }) {
  const { filters, change, clear, hrefOf } = useAddressFilters(CUSTOMER_FILTERS);
  const query = useQuery(customersQuery(tallerId, filters));
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' } }}>
        <SearchFilter
          name="q"
          label="Buscar"
          place="En tus clientes"
          placeholder="Nombre, correo o teléfono"
          value={filters.search}
          maxLength={100}
          onChange={(search, typing) => change({ search }, typing)}
        />
        <PlainSelect
          id="orden"
          label="Orden"
          value={filters.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change({ sort: sort as CustomerFilters['sort'] })}
        />
      </Box>
      <DataTable
        label="Clientes"
        noun={['cliente', 'clientes']}
        columns={CUSTOMER_COLUMNS}
        cardsBelow={CUSTOMER_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ nombre }) => nombre}
        page={filters.page}
        hrefOf={hrefOf}
        buttons={({ _id, nombre }) => (
          <Button
            variant="text"
            component={Link}
            to={paths.workshopNewCita({ clientId: _id })}
            startIcon={<EventRounded />}
            aria-label={`Nueva cita para ${nombre}`}
          >
            Nueva cita
          </Button>
        )}
        empty={
          filters.search ? (
            <NothingFound title="No encontramos clientes con ese texto" onClear={clear} />
          ) : (
            <EmptyState
              icon={<GroupsOutlined sx={{ fontSize: 34 }} />}
              title="Aún no tienes clientes"
              text="Cuando alguien agende contigo, aquí verás sus visitas y sus vehículos."
              action={
                <Button variant="contained" component={Link} to={paths.workshopAvailability()}>
                  Revisar mi disponibilidad
                </Button>
              }
            />
          )
        }
        error={CITA_MESSAGES.customersFailed}
      />
    </>
  );
}
