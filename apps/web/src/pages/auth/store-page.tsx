import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { STORE_MESSAGES } from '@tuerca/contracts/auth/stores/messages';
import { BusinessBody } from '@/entities/auth/negocios/business-body';
import { BusinessHead } from '@/entities/auth/negocios/business-head';
import { BusinessPage } from '@/entities/auth/negocios/business-page';
import { BusinessVisit } from '@/entities/auth/negocios/business-visit';
import { LinkedTags } from '@/entities/auth/negocios/linked-tags';
import { storeQuery } from '@/entities/auth/stores/stores.queries';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { StoreProducts } from '@/entities/products/products/store-products';
import { StorePromotions } from '@/entities/products/promotions/store-promotions';
import { Reviews } from '@/features/products/comments/reviews';
import { paths } from '@/lib/paths';
import { productActions } from '@/pages/products/product-actions';
import { Section } from '@/ui/section';

/** One store: who it is, what it sells, when and where, what people say. */
export function StorePage() {
  const { id = '' } = useParams();
  const query = useQuery(storeQuery(id));
  return (
    <BusinessPage kind="tienda" query={query} error={STORE_MESSAGES.profileLoadFailed} negocioOf={(tienda) => tienda}>
      {(tienda) => (
        <>
          <BusinessHead
            negocio={tienda}
            action={
              <>
                <WriteButton usuarioId={tienda._id} label="Escribir a la tienda" variant="contained" />
                <ReportButton
                  objeto="tienda"
                  objetoId={tienda._id}
                  what={`la tienda ${tienda.nombre}`}
                  ownerId={tienda._id}
                />
              </>
            }
          >
            <LinkedTags title="Vende" tags={tienda.rubros} hrefOf={(categoria) => paths.stores({ categoria })} />
          </BusinessHead>
          <BusinessBody
            offer={
              <>
                <StorePromotions tiendaId={tienda._id} />
                <Section title="Productos">
                  <StoreProducts key={tienda._id} tiendaId={tienda._id} actions={productActions} />
                </Section>
              </>
            }
            visit={<BusinessVisit negocio={tienda} />}
            reviews={
              <Reviews
                target={{ usuarioObjetivoId: tienda._id }}
                nombre={tienda.nombre}
                valoracionPromedio={tienda.valoracionPromedio}
                numeroValoraciones={tienda.numeroValoraciones}
              />
            }
          />
        </>
      )}
    </BusinessPage>
  );
}
