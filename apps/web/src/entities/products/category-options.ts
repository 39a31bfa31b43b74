import { derivedFrom } from '@tuerca/contracts/catalogos/live';
import { categorias } from '@tuerca/contracts/products/categorias';

/** The categories that can be chosen, for a select. */
export const categoryOptions = derivedFrom('categorias', () =>
  categorias().map(({ nombre }) => ({ value: nombre, label: nombre })),
);
