import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WORKSHOP_MESSAGES } from '@tuerca/contracts/auth/workshops/messages';
import { BusinessBody } from '@/entities/auth/negocios/business-body';
import { BusinessPage } from '@/entities/auth/negocios/business-page';
import { BusinessVisit } from '@/entities/auth/negocios/business-visit';
import { workshopQuery } from '@/entities/auth/workshops/workshops.queries';
import { WorkshopOffers } from '@/entities/products/promotions/workshop-offers';
import { ServiceGrid } from '@/entities/products/services/service-grid';
import { WorkshopServices } from '@/features/auth/workshops/workshop-services';
import { Reviews } from '@/features/products/comments/reviews';
import { usePage } from '@/lib/use-page';
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
