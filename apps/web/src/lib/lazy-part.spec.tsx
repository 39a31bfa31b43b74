import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { ErrorPage } from '@/app/error-page';
import { renderApp } from '@/test/render-app';
import { server } from '@/test/server';
import { lazyPart } from './lazy-part';

const missing = new TypeError('Failed to fetch dynamically imported module: https://tuerca.example/assets/a.js');
let online = true;

function show(load: () => Promise<() => React.ReactNode>) {
  const Part = lazyPart(load);
  const page = (
    <>
      <h1>Mis pedidos</h1>
      <Suspense fallback={<p>Cargando</p>}>
        <Part />
      </Suspense>
    </>
  );
  renderApp('/', [{ path: '/', element: page, errorElement: <ErrorPage /> }]);
}

describe('a part whose code does not come', () => {
  beforeEach(() => {
    online = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    const script = document.createElement('script');
    script.dataset.entry = '/assets/index-1.js';
    document.head.append(script);
  });
  afterEach(() => {
    document.head.querySelector('script[data-entry]')!.remove();
    jest.restoreAllMocks();
  });

  it('leaves the page as it is, and comes when there is a network again', async () => {
    online = false;
    const load = jest
      .fn()
      .mockRejectedValueOnce(missing)
      .mockResolvedValue(() => <p>Compras</p>);
    show(load);
    expect(await screen.findByText('Cargando')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Mis pedidos' })).toBeInTheDocument();
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Compras')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is the work of a new version when the server has another build', async () => {
    server.use(http.get('*/build.json', () => HttpResponse.json({ entry: '/assets/index-2.js', images: [] })));
    show(() => Promise.reject(missing));
    expect(await screen.findByRole('heading', { name: 'Hay una versión nueva de Tuerca' })).toBeInTheDocument();
  });
});
