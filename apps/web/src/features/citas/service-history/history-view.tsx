import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { OfficeList } from '@/ui/office-list';
import { HISTORY_COLUMNS, HISTORY_COLUMNS_WIDTH } from './history-columns';
import { HISTORY_FILTERS } from './history-filters';
import { HistoryToolbar } from './history-toolbar';
import { ServiceDetails } from './service-details';
import { historyQuery } from './service-history.queries';
import { ServiceInvoiceButton } from './service-invoice-button';

/** Completed services, of the workshop's panel. */
export function ServiceHistoryPage() {
  const address = useAddressFilters(HISTORY_FILTERS);
  const { filters, change, clear } = address;
  const isFiltered = address.applied().length > 0;
  return (
    <OfficeList
      address={address}
      title="Historial de servicios"
      text="Lo que completaste, con su precio, garantía y calificación."
      above={<HistoryToolbar filters={filters} onChange={change} />}
      label="Servicios completados"
      noun={['servicio', 'servicios']}
      columns={HISTORY_COLUMNS}
      cardsBelow={HISTORY_COLUMNS_WIDTH}
      query={useQuery(historyQuery(filters, caracasDate(useNow())))}
      nameOf={({ servicio, cliente }) => `${servicio.nombre}, ${cliente.nombre}`}
      details={(cita) => <ServiceDetails cita={cita} />}
      buttons={(cita) => <ServiceInvoiceButton cita={cita} />}
      none={{
        icon: HistoryRounded,
        title: CITA_MESSAGES.historyEmpty,
        text: isFiltered
          ? 'Prueba con otro texto u otro período.'
          : 'Cuando completes un servicio, aquí quedan el trabajo, el precio y la calificación.',
        action: isFiltered && (
          <Button variant="outlined" onClick={clear}>
            Limpiar filtros
          </Button>
        ),
      }}
      error={CITA_MESSAGES.historyFailed}
    />
  );
}
