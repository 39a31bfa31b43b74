import { act, configure, screen } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { RATE_AWAITED } from '@tuerca/contracts/platform/system/messages';
import { stopTimers } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { publicConfig } from '@/test/system';
import { Layout } from './layout';
import { isShopFront } from './shop-front';

configure({ asyncUtilTimeout: 8000 });

const closed = () => server.use(answer(system.public, { data: publicConfig({ tasa: null }) }));
// The pages themselves are no matter here, only whether they are shown.
const open = (path: string) =>
  renderApp(path, [{ element: <Layout />, children: [{ path: '*', element: <h1>La página</h1> }] }]);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
afterEach(() => jest.useRealTimers());

it('a shop without a rate says on its pages that it opens soon, and search engines leave it', async () => {
  closed();
  open('/productos?q=bujia');
  expect(await heading('Abrimos pronto')).toBeInTheDocument();
  expect(document.title).toBe('Abrimos pronto · Tuerca');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'Registrar mi negocio' })).toHaveAttribute('href', '/registro');
  // Nothing to look for, and no vehicle to compare with.
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByText(/Elige tu vehículo/)).not.toBeInTheDocument();
});

it('a shop whose only rate was withdrawn says that it is back soon, and leads its administrator to the rate', async () => {
  enter('admin');
  server.use(answer(system.public, { data: publicConfig({ tasa: null, tasaRetirada: true }) }));
  open('/productos');
  await heading('Volvemos enseguida');
  expect(screen.getByText(RATE_AWAITED)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cargar la tasa' })).toHaveAttribute(
    'href',
    '/admin/configuracion/sistema?categoria=tarifas',
  );
});

it('what needs no price is open, as the glossary', async () => {
  closed();
  const { router } = open('/productos');
  await heading('Abrimos pronto');
  await act(() => router.navigate('/glosario'));
  expect(await heading('La página')).toBeInTheDocument();
});

it('an administrator is led to the first steps', async () => {
  enter('admin');
  closed();
  open('/tiendas');
  await heading('Abrimos pronto');
  expect(screen.getByRole('link', { name: 'Ver los primeros pasos' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByRole('link', { name: 'Registrar mi negocio' })).not.toBeInTheDocument();
});

it('whoever waits on the page sees the shop as soon as it opens', async () => {
  closed();
  stopTimers();
  open('/pedir-repuesto');
  await heading('Abrimos pronto');
  server.use(answer(system.public, { data: publicConfig() }));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await heading('La página')).toBeInTheDocument();
});

it('covers the shop and nothing else', () => {
  for (const path of [
    '/',
    '/productos',
    '/producto/1',
    '/producto/tienda/1',
    '/talleres/1',
    '/servicios/mecanicos',
    '/carrito',
    '/checkout/pago',
  ])
    expect([path, isShopFront(path)]).toEqual([path, true]);
  for (const path of [
    '/tienda',
    '/taller/citas',
    '/admin',
    '/registro',
    '/glosario',
    '/cliente',
    '/perfil',
    '/verificar/abc',
    '/tienda/lista/productos',
  ])
    expect([path, isShopFront(path)]).toEqual([path, false]);
});
