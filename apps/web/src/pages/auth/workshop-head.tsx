import Button from '@mui/material/Button';
import type { Business } from '@/entities/auth/negocios/business';
import { BusinessHead } from '@/entities/auth/negocios/business-head';
import { LinkedTags } from '@/entities/auth/negocios/linked-tags';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { SERVICES_ID } from '@/features/auth/workshops/workshop-services';
import { paths } from '@/lib/paths';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';

/** Leads to the workshop's services, where an appointment begins. */
const BookLink = () => (
  <Button
    component="a"
    href={`#${SERVICES_ID}`}
    variant="contained"
    color="secondary"
    startIcon={<EventAvailableRounded />}
  >
    Ver servicios y agendar
  </Button>
);

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
