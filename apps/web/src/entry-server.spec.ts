import { SHIPPED } from '@tuerca/contracts/platform/catalogos/live';
import { SYSTEM_ERRORS } from '@tuerca/contracts/platform/system/errors';
import { renderPage } from './entry-server';
import { publicConfig } from './test/system';

/** The API of a shop that has this rate. */
const draw = (url: string, tasa: ReturnType<typeof publicConfig>['tasa']) =>
  renderPage({
    url,
    origen: 'https://tuerca.example',
    media: '',
    now: Date.now(),
    catalogos: SHIPPED,
    ask: async (path) =>
      path === '/api/system/public'
        ? { status: 200, body: JSON.stringify({ success: true, data: publicConfig({ tasa }) }) }
        : tasa
          ? { status: 503, body: JSON.stringify({ success: false, code: 'ERROR_INTERNO', message: 'Algo falló' }) }
          : {
              status: 503,
              body: JSON.stringify({
                success: false,
                code: 'TASA_NO_DISPONIBLE',
                message: SYSTEM_ERRORS.TASA_NO_DISPONIBLE.message,
              }),
            },
  });
const PRODUCT = '/producto/64f000000000000000000001';

it.each(['/', '/productos', PRODUCT, '/carrito'])(
  'a shop without a rate draws %s as the page that says it opens soon',
  async (url) => {
    const { status, head, cuerpo, estado } = await draw(url, null);
    expect([status, /<title>Abrimos pronto/.test(head), head.includes('content="noindex"')]).toEqual([200, true, true]);
    expect(cuerpo).toContain('Abrimos pronto');
    // The browser asks again for what failed: an answer that was kept would stay after the shop has opened.
    expect(estado).not.toContain('TASA_NO_DISPONIBLE');
  },
);

it('what a shop with a rate cannot read is still out of order', async () => {
  expect((await draw(PRODUCT, publicConfig().tasa)).status).toBe(503);
});
