import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { serviceCategorias } from '@tuerca/contracts/products/services/categorias';

/** Categories of services as the workshop calls them, for a select. */
export const serviceCategoryOptions = derivedFrom('servicios', () =>
  serviceCategorias().map(({ id, nombre }) => ({ value: id, label: nombre })),
);
