import type { Business } from '@/entities/auth/negocios/business';
import { BusinessHead } from '@/entities/auth/negocios/business-head';
import { LinkedTags } from '@/entities/auth/negocios/linked-tags';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { paths } from '@/lib/paths';
import { BookLink } from './book-link';

interface WorkshopHeadProps {
  taller: Business;
  tiposVehiculos: string[];
  /** It offers services. */
  bookable: boolean;
}

/** Header of a workshop: identity, vehicle types, and contact links. */
export const WorkshopHead = ({ taller, tiposVehiculos, bookable }: WorkshopHeadProps) => (
  <BusinessHead
    negocio={taller}
    action={
      <>
        {bookable && <BookLink />}
        <WriteButton usuarioId={taller._id} label="Escribir al taller" />
        <ReportButton objeto="taller" objetoId={taller._id} what={`el taller ${taller.nombre}`} ownerId={taller._id} />
      </>
    }
  >
    <LinkedTags
      title="Especialidades"
      tags={taller.rubros}
      hrefOf={(especialidad) => paths.workshops({ especialidad })}
    />
    <LinkedTags title="Atiende" tags={tiposVehiculos} hrefOf={(tipoVehiculo) => paths.workshops({ tipoVehiculo })} />
  </BusinessHead>
);
