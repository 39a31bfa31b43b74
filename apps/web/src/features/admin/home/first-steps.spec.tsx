import { configure, screen, waitFor, within } from '@testing-library/react';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { type ClavePaso, PASOS } from '@tuerca/contracts/admin/first-steps';
import type { Paso } from '@tuerca/contracts/admin/schemas';
import { adminKeys } from '@/entities/admin/admin.keys';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { FirstSteps } from './first-steps';

configure({ asyncUtilTimeout: 8000 });

/** All steps, of which these are done. */
const steps = (...done: ClavePaso[]): Paso[] =>
  (Object.keys(PASOS) as ClavePaso[]).map((clave) => ({
    clave,
    hecho: done.includes(clave),
    texto: done.includes(clave) ? 'Ya está.' : 'Falta cargarla.',
  }));
const row = (titulo: string) => within(screen.getByRole('heading', { name: titulo }).closest('li')!);

beforeEach(() => enter('admin'));

it('says of each step whether it is done, what is missing, and where it is done', async () => {
  server.use(answer(admin.firstSteps, { data: steps('categorias', 'banco') }));
  renderElement(<FirstSteps />);
  const list = await screen.findByRole('list', { name: 'Primeros pasos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText(/2 de 6 listos/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Pasos listos' })).toHaveAttribute('aria-valuenow', '33');
  const rate = row('Tasa del BCV');
  expect(rate.getByText('Por hacer')).toBeInTheDocument();
  expect(rate.getByText('Falta cargarla.')).toBeInTheDocument();
  expect(rate.getByRole('link', { name: 'Ir a las tarifas' })).toHaveAttribute(
    'href',
    '/admin/configuracion/sistema?categoria=tarifas',
  );
  expect(row('Banco').getByText('Listo')).toBeInTheDocument();
  const mail = row('Correo');
  expect(mail.getByText('SMTP_URL')).toBeInTheDocument();
  expect(mail.getByText(/docs\/configuracion\.md, «Mails and notices»/)).toBeInTheDocument();
});

it('follows what is done meanwhile, and is gone when nothing is left', async () => {
  server.use(answer(admin.firstSteps, { data: steps('categorias', 'banco') }));
  const { queryClient } = renderElement(<FirstSteps />);
  expect(await screen.findByText(/2 de 6 listos/)).toBeInTheDocument();
  // Sent by the office's socket on every audited change, and by the form of the rate itself.
  server.use(answer(admin.firstSteps, { data: steps('categorias', 'banco', 'tasa') }));
  await queryClient.invalidateQueries({ queryKey: adminKeys.live });
  expect(await screen.findByText(/3 de 6 listos/)).toBeInTheDocument();
  expect(row('Tasa del BCV').getByText('Listo')).toBeInTheDocument();
  server.use(answer(admin.firstSteps, { data: [] }));
  await queryClient.invalidateQueries({ queryKey: adminKeys.live });
  await waitFor(() => expect(screen.queryByText('Primeros pasos')).not.toBeInTheDocument());
});

it('draws nothing where the steps cannot be read: the dashboard goes on without them', async () => {
  server.use(fail(admin.firstSteps, 'ERROR_INTERNO'));
  const { queryClient } = renderElement(<FirstSteps />);
  await waitFor(() => expect(queryClient.getQueryState(adminKeys.firstSteps)?.status).toBe('error'));
  expect(screen.queryByText('Primeros pasos')).not.toBeInTheDocument();
});
