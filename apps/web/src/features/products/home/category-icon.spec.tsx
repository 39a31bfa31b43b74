import { render } from '@testing-library/react';
import { homeCategorias } from '@tuerca/contracts/products/products/categorias';
import { CategoryIcon, DRAWINGS } from './category-icon';

it('draws every category of the home page with a drawing of its own', () => {
  expect(Object.keys(DRAWINGS).toSorted()).toEqual(
    homeCategorias()
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('draws a nut for a category that an administrator added', () => {
  const { container } = render(<CategoryIcon id="frenos-de-carreras" />);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});
