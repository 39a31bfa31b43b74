import { useQuery } from '@tanstack/react-query';
import { WORKSHOP_MESSAGES } from '@tuerca/contracts/workshops/messages';
import { useParams } from 'react-router-dom';
import { ReportButton } from '../../entities/reportes/report-button';
import { paths } from '../../lib/paths';
import { Reviews } from '../../features/comments/reviews';
import { WriteButton } from '../../entities/chats/write-button';
import { WorkshopOffers } from '../../entities/promotions/workshop-offers';
import { ServiceGrid } from '../../entities/services/service-grid';
import { workshopQuery } from '../../entities/workshops/workshops.queries';
import { WorkshopServices } from '../../features/workshops/workshop-services';
import { usePage } from '../../lib/use-page';
import { BusinessBody } from '../../entities/negocios/business-body';
import { BusinessHead } from '../../entities/negocios/business-head';
import { BusinessPage } from '../../entities/negocios/business-page';
import { BusinessVisit } from '../../entities/negocios/business-visit';
import { LinkedTags } from '../../entities/negocios/linked-tags';
import { BookLink } from './book-link';

/** One workshop: who it is, what it does, when and where, what people say. */
export function WorkshopPage() {
  const { id = '' } = useParams();
  const query = useQuery(workshopQuery(id, usePage()));
  return (
    <BusinessPage
      kind="taller"
      query={query}
      error={WORKSHOP_MESSAGES.profileLoadFailed}
      negocioOf={({ taller }) => taller}
    >
      {({ taller, tiposVehiculos, servicios, meta }) => (
        <>
          <BusinessHead
            negocio={taller}
            action={
              <>
                {meta.total > 0 && <BookLink />}
                <WriteButton usuarioId={taller._id} label="Escribir al taller" />
                <ReportButton
                  objeto="taller"
                  objetoId={taller._id}
                  what={`el taller ${taller.nombre}`}
                  ownerId={taller._id}
                />
              </>
            }
          >
            <LinkedTags
              title="Especialidades"
              tags={taller.rubros}
              hrefOf={(especialidad) => paths.workshops({ especialidad })}
            />
            <LinkedTags
              title="Atiende"
              tags={tiposVehiculos}
              hrefOf={(tipoVehiculo) => paths.workshops({ tipoVehiculo })}
            />
          </BusinessHead>
          <BusinessBody
            offer={
              <>
                <WorkshopOffers tallerId={taller._id} />
                <WorkshopServices
                  servicios={servicios}
                  meta={meta}
                  stale={query.isPlaceholderData}
                  renderServices={(page) => <ServiceGrid servicios={page} taller={false} />}
                />
              </>
            }
            visit={<BusinessVisit negocio={taller} />}
            reviews={
              <Reviews
                target={{ usuarioObjetivoId: taller._id }}
                nombre={taller.nombre}
                valoracionPromedio={taller.valoracionPromedio}
                numeroValoraciones={taller.numeroValoraciones}
              />
            }
          />
        </>
      )}
    </BusinessPage>
  );
}
