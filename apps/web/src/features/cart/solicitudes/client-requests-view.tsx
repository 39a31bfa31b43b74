import Container from '@mui/material/Container';
import type { ResumenSolicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { SolicitudChip } from '@/entities/cart/solicitudes/estado-chips';
import { RequestRow } from '@/entities/cart/solicitudes/request-row';
import { RequestsList } from '@/entities/cart/solicitudes/requests-list';
import { plural, ref } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { EmptyState } from '@/ui/empty-state';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { PageHeader } from '@/ui/page-header';
import { AskLink } from './ask-link';
import { REQUEST_FILTERS } from './request-filters';
import { useRequests } from './solicitudes.queries';

function newsOf({ estado, vigentes, recibidas, desde }: ResumenSolicitud): string {
  if (estado !== 'abierta') return plural(recibidas, 'propuesta recibida', 'propuestas recibidas');
  if (!vigentes) return 'Esperando respuestas';
  return `${plural(vigentes, 'propuesta', 'propuestas')}${desde === null ? '' : ` desde ${ref(desde)}`}`;
}

/** List of my requests to stores. */
function ClientRequestsView() {
  const { filters, change, hrefOf } = useAddressFilters(REQUEST_FILTERS);
  const query = useRequests(filters);
  const counts = query.data?.counts;
  const label = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name);
  return (
    <RequestsList
      query={query}
      groups={[
        { value: 'abiertas', label: label('Abiertas', counts?.abiertas) },
        { value: 'cerradas', label: label('Cerradas', counts?.cerradas) },
      ]}
      group={filters.grupo}
      onGroup={(grupo) => change({ grupo })}
      page={filters.page}
      hrefOf={hrefOf}
      empty={
        <EmptyState
          icon={<CampaignOutlined sx={{ fontSize: 34 }} />}
          title={filters.grupo === 'abiertas' ? 'No tienes solicitudes abiertas' : 'Aún no se ha cerrado ninguna'}
          text="¿No consigues un repuesto? Descríbelo una vez y las tiendas te responden con su precio."
          action={<AskLink />}
        />
      }
      row={(one) => (
        <RequestRow
          key={one._id}
          solicitud={one}
          to={paths.clientRequest(one._id)}
          chip={<SolicitudChip estado={one.estado} />}
          news={newsOf(one)}
        />
      )}
    />
  );
}

/** Page 'Mis solicitudes'. */
export const ClientRequestsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Mis solicitudes" noindex />
    <PageHeader
      title="Mis solicitudes"
      text="Los repuestos que pediste y lo que te ofrecen las tiendas."
      actions={<AskLink />}
    />
    <ClientRequestsView />
  </Container>
);
