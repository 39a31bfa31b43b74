import { paths } from '@/lib/paths';
import { BackLink as Back } from '@/ui/back-link';

/** Back to where one came from; to the catalogue when this was the first page. */
export const CatalogueBackLink = ({ button }: { button?: boolean }) => (
  <Back to={paths.catalogue()} label="Ver el catálogo" button={button} />
);
