import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { categorias } from '@tuerca/contracts/products/products/categorias';

/** The categories that can be chosen, for a select. */
export const categoryOptions = derivedFrom('categorias', () =>
  categorias().map(({ nombre }) => ({ value: nombre, label: nombre })),
);
