import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { truncate } from '@tuerca/contracts/kernel/text';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { ServiceDetailSkeleton } from '@/entities/products/services/service-detail';
import { ServiceNotFound } from '@/entities/products/services/service-not-found';
import { serviceFacts } from '@/entities/products/services/service-schema-org';
import { serviceQuery } from '@/entities/products/services/services.queries';
import { isCode } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/schema-org';
import { StructuredData } from '@/lib/structured-data';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ServiceTabs } from './service-tabs';

const back = { to: paths.services(), label: 'Ver los servicios' };

/** One service of a workshop. */
export function ServicePage() {
  const { id = '' } = useParams();
  const query = useQuery(serviceQuery(id));
  if (isCode(query.error, 'SERVICIO_NO_ENCONTRADO', 'NO_ENCONTRADO', 'ENTRADA_INVALIDA')) return <ServiceNotFound />;
  return (
    <Container>
      {!query.data && (
        <>
          <Head title="Servicio" />
          <Box component="h1" sx={visuallyHidden}>
            Servicio
          </Box>
        </>
      )}
      <BackLink {...back} />
      <DataState
        query={query}
        skeleton={<ServiceDetailSkeleton />}
        error={SERVICE_MESSAGES.detailLoadFailed}
        errorAction={<BackLink {...back} button />}
      >
        {(servicio) => (
          <>
            <Head
              title={`${servicio.nombre}, ${servicio.taller.nombre}`}
              description={truncate(servicio.descripcion, 155)}
              image={servicio.imagenes[0]}
            />
            <StructuredData
              facts={(absolute) => [
                serviceFacts(servicio, absolute),
                breadcrumbs(
                  [
                    ['Inicio', paths.home()],
                    ['Servicios Mecánicos', paths.services()],
                    [servicio.nombre, servicio.ruta],
                  ],
                  absolute,
                ),
              ]}
            />
            <ServiceTabs key={servicio._id} servicio={servicio} />
          </>
        )}
      </DataState>
    </Container>
  );
}
