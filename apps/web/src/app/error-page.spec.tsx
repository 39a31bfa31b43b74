import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '@/test/render-app';
import { server } from '@/test/server';
import { ErrorPage } from './error-page';

const RUNNING = '/assets/index-1.js';
const missingChunk = new TypeError('Failed to fetch dynamically imported module: https://tuerca.example/assets/a.js');
function show(error: Error) {
  const Broken = () => {
    throw error;
  };
  renderApp('/', [{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }]);
}
const published = (entry: string) =>
  server.use(http.get('*/build.json', () => HttpResponse.json({ entry, images: [] })));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

let online = true;
const goes = (state: 'online' | 'offline') =>
  act(() => {
    online = state === 'online';
    window.dispatchEvent(new Event(state));
  });

describe('a page that could not be loaded', () => {
  beforeEach(() => {
    online = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    const script = document.createElement('script');
    script.dataset.entry = RUNNING;
    document.head.append(script);
  });
  afterEach(() => {
    document.head.querySelector('script[data-entry]')!.remove();
    jest.restoreAllMocks();
  });

  it('is the work of a new version when the server has another build', async () => {
    published('/assets/index-2.js');
    show(missingChunk);
    expect(await title('Hay una versión nueva de Tuerca')).toBeInTheDocument();
  });

  it('is no new version when the connection was lost and came back', async () => {
    published(RUNNING);
    online = false;
    show(missingChunk);
    expect(await title('No hay conexión')).toBeInTheDocument();
    goes('online');
    expect(await title('La página no terminó de cargar')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText(/versión nueva/)).not.toBeInTheDocument();
  });

  it('claims nothing when the server does not say which build it has', async () => {
    server.use(http.get('*/build.json', () => HttpResponse.error()));
    show(missingChunk);
    expect(await title('La página no terminó de cargar')).toBeInTheDocument();
  });

  it('is our fault when its code broke', async () => {
    show(new Error('x is not a function'));
    expect(await title('No pudimos mostrar esta página')).toBeInTheDocument();
  });
});
