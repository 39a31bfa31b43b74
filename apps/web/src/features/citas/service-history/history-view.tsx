import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { PageHeader } from '@/ui/page-header';
import { HISTORY_COLUMNS, HISTORY_COLUMNS_WIDTH } from './history-columns';
import { HISTORY_FILTERS } from './history-filters';
import { HistoryToolbar } from './history-toolbar';
import { ServiceDetails } from './service-details';
import { historyQuery } from './service-history.queries';
import { ServiceInvoiceButton } from './service-invoice-button';

/** Completed services: searched, filtered, unfolded, with their comprobante. */
function HistoryView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(HISTORY_FILTERS);
  const query = useQuery(historyQuery(filters, caracasDate(useNow())));
  const filtered = HISTORY_FILTERS.applied(filters).length > 0;
  return (
    <>
      <HistoryToolbar filters={filters} onChange={change} />
      <DataTable
        label="Servicios completados"
        noun={['servicio', 'servicios']}
        columns={HISTORY_COLUMNS}
        cardsBelow={HISTORY_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ servicio, cliente }) => `${servicio.nombre}, ${cliente.nombre}`}
        page={filters.page}
        hrefOf={hrefOf}
        details={(cita) => <ServiceDetails cita={cita} />}
        buttons={(cita) => <ServiceInvoiceButton cita={cita} />}
        empty={
          <EmptyState
            icon={<HistoryRounded sx={{ fontSize: 34 }} />}
            title={CITA_MESSAGES.historyEmpty}
            text={
              filtered
                ? 'Prueba con otro texto u otro período.'
                : 'Cuando completes un servicio, aquí quedan el trabajo, el precio y la calificación.'
            }
            action={
              filtered && (
                <Button variant="outlined" onClick={clear}>
                  Limpiar filtros
                </Button>
              )
            }
          />
        }
        error={CITA_MESSAGES.historyFailed}
      />
    </>
  );
}

/** Completed services, of the workshop's panel. */
export const ServiceHistoryPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Historial de servicios" noindex />
    <PageHeader title="Historial de servicios" text="Lo que completaste, con su precio, garantía y calificación." />
    <HistoryView />
  </Container>
);
