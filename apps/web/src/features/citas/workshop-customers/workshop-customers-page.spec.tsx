import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { WorkshopCustomersPage } from './customers-view';

it('says that it does not know whose clients to show, where no session tells', async () => {
  renderElement(<WorkshopCustomersPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo obtener información del usuario');
});
