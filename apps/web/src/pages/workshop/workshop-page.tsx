import { useQuery } from '@tanstack/react-query';
import { WORKSHOP_MESSAGES } from '@tuerca/contracts/auth/workshops/messages';
import { useParams } from 'react-router-dom';
import { Reviews } from '../../features/comments/reviews';
import { WorkshopOffers } from '../../entities/promotions/workshop-offers';
import { ServiceGrid } from '../../entities/services/service-grid';
import { workshopQuery } from '../../entities/workshops/workshops.queries';
import { WorkshopServices } from '../../features/workshops/workshop-services';
import { usePage } from '../../lib/use-page';
import { BusinessBody } from '../../entities/negocios/business-body';
import { BusinessPage } from '../../entities/negocios/business-page';
import { BusinessVisit } from '../../entities/negocios/business-visit';
import { WorkshopHead } from './workshop-head';

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
          <WorkshopHead taller={taller} tiposVehiculos={tiposVehiculos} bookable={meta.total > 0} />
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
