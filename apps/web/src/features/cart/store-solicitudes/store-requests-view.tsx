import Container from '@mui/material/Container';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { SolicitudChip } from '@/entities/cart/solicitudes/estado-chips';
import { RequestRow } from '@/entities/cart/solicitudes/request-row';
import { RequestsList } from '@/entities/cart/solicitudes/requests-list';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { EmptyState } from '@/ui/empty-state';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { PageHeader } from '@/ui/page-header';
import { StatusChip } from '@/ui/status-chip';
import { STORE_REQUEST_FILTERS } from './store-request-filters';
import { useStoreRequests } from './store-requests.queries';

const NEAR = { ciudad: 'En tu ciudad', estado: 'En tu estado', pais: null } as const;
const newsOf = ({ ganada, propuestas, cercania }: SolicitudTienda) =>
  ganada ? 'Aceptaron tu propuesta' : propuestas.length ? 'Ya respondiste' : NEAR[cercania];

const EMPTY = {
  por_responder: ['No hay solicitudes por responder', 'Te avisamos cuando un cliente busque algo que vendes.'],
  respondidas: ['No tienes propuestas en curso', 'Aquí ves las solicitudes abiertas que ya respondiste.'],
  cerradas: ['Todavía no se cierra ninguna', 'Aquí quedan las solicitudes que terminaron.'],
} as const;

/** List of clients' requests that my store might meet. */
function StoreRequestsView() {
  const { filters, change, hrefOf } = useAddressFilters(STORE_REQUEST_FILTERS);
  const query = useStoreRequests(filters);
  const counts = query.data?.counts;
  const label = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name);
  const [title, text] = EMPTY[filters.grupo];
  return (
    <RequestsList
      query={query}
      groups={[
        { value: 'por_responder', label: label('Por responder', counts?.por_responder) },
        { value: 'respondidas', label: label('Respondidas', counts?.respondidas) },
        { value: 'cerradas', label: label('Cerradas', counts?.cerradas) },
      ]}
      group={filters.grupo}
      onGroup={(grupo) => change({ grupo })}
      page={filters.page}
      hrefOf={hrefOf}
      empty={<EmptyState icon={<CampaignOutlined sx={{ fontSize: 34 }} />} title={title} text={text} />}
      row={(one) => (
        <RequestRow
          key={one._id}
          solicitud={one}
          to={paths.storeRequest(one._id)}
          chip={one.nueva ? <StatusChip label="Nueva" tone="info" /> : <SolicitudChip estado={one.estado} />}
          news={newsOf(one)}
        />
      )}
    />
  );
}

/** Page of the requests in the store's office. */
export const StoreRequestsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Solicitudes" noindex />
    <PageHeader title="Solicitudes" text="Clientes que buscan lo que vendes. Responde con tu precio." />
    <StoreRequestsView />
  </Container>
);
