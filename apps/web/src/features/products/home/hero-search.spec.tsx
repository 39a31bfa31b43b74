import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { HeroSearch } from './hero-search';

it('asks which part for which vehicle, models only of a brand, and leads to the catalogue with the answers', async () => {
  const { user, address } = renderElement(<HeroSearch />);
  expect(screen.getByLabelText('Modelo')).toBeDisabled();
  await user.type(screen.getByLabelText('¿Qué repuesto buscas?'), ' filtro ');
  await screen.findByRole('option', { name: 'Toyota' });
  await user.selectOptions(screen.getByLabelText('Marca'), 'Toyota');
  await user.selectOptions(screen.getByLabelText('Modelo'), 'Corolla');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe('/productos?search=filtro&marca=Toyota&modelo=Corolla');
  await user.selectOptions(screen.getByLabelText('Marca'), 'Ford');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe('/productos?search=filtro&marca=Ford');
});
