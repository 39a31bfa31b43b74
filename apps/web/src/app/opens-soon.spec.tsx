import { act, configure, screen } from '@testing-library/react';
import { system } from '@tuerca/contracts/system/endpoints';
import { stopTimers } from '../test/clock';
import { enter } from '../test/people';
import { renderApp } from '../test/render-app';
import { answer, server } from '../test/server';
import { publicConfig } from '../test/system';
import { Layout } from './layout';
import { isShopFront } from './shop-front';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const closed = () => server.use(answer(system.public, { data: publicConfig({ tasa: null }) }));
afterEach(() => vi.useRealTimers());
const heading = () => screen.findByRole('heading', { level: 1, name: 'Abrimos pronto' });

it('a shop without a rate says on its pages that it opens soon, and search engines leave it', async () => {
  closed();
  renderApp('/productos?q=bujia');
  expect(await heading()).toBeInTheDocument();
  expect(document.title).toBe('Abrimos pronto · Tuerca');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'Registrar mi negocio' })).toHaveAttribute('href', '/registro');
  // Nothing to look for, and no vehicle to compare with.
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByText(/Elige tu vehículo/)).not.toBeInTheDocument();
});

it('what needs no price is open: the ways in, and the glossary', async () => {
  closed();
  const { router } = renderApp('/iniciar-sesion');
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeInTheDocument();
  await act(() => router.navigate('/glosario'));
  expect(await screen.findByRole('heading', { level: 1, name: /Glosario/ })).toBeInTheDocument();
});

it('an administrator is led to the first steps', async () => {
  enter('admin');
  closed();
  renderApp('/tiendas');
  await heading();
  expect(screen.getByRole('link', { name: 'Ver los primeros pasos' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByRole('link', { name: 'Registrar mi negocio' })).not.toBeInTheDocument();
});

it('whoever waits on the page sees the shop as soon as it opens', async () => {
  closed();
  stopTimers();
  renderApp('/pedir-repuesto', [
    { element: <Layout />, children: [{ path: '/pedir-repuesto', element: <h1>Pedir un repuesto</h1> }] },
  ]);
  await heading();
  server.use(answer(system.public, { data: publicConfig() }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByRole('heading', { name: 'Pedir un repuesto' })).toBeInTheDocument();
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
