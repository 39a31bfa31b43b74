import { configure, screen, within } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { type CambioProducto, SHOWN_CHANGES } from '@tuerca/contracts/products/products/own-schemas';
import { storeRoutes } from '@/app/routes-store';
import { buildOwnDetail, ownMeta, productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { buildPublicConfig } from '@/test/services';

// The first story also loads the page.
configure({ asyncUtilTimeout: 10_000 });

const change = (over: Partial<CambioProducto> = {}): CambioProducto => ({
  fecha: '2026-11-20T14:30:00.000Z',
  que: 'editado',
  campos: ['precio'],
  valores: [],
  autor: { id: productId(9), nombre: 'María Pérez' },
  ...over,
});
/** Opens the form of a product with this history. */
const open = (cambios?: CambioProducto[], query = '') => {
  enter('store');
  server.use(
    answer(system.public, { data: buildPublicConfig() }),
    answer(products.mine, { data: [], meta: ownMeta(0) }),
  );
  if (cambios) server.use(answer(products.own, { data: buildOwnDetail(1, { cambios }) }));
  return renderApp(`/tienda/producto/formulario${query || `/${productId(1)}`}`, storeRoutes);
};
const lines = async () => within(await screen.findByRole('list', { name: 'Últimos cambios' })).getAllByRole('listitem');

describe('who changed a product', () => {
  it('is told by name, with what and when, the newest first', async () => {
    open([
      change({ campos: ['precio', 'precioOferta', 'stockMinimo'] }),
      // Two fields of the form that people know as one.
      change({ fecha: '2026-11-19T14:30:00.000Z', campos: ['universal', 'compatibilidad'] }),
      // A price changed for many products, twice in one moment: by file and by hand.
      change({ fecha: '2026-11-18T14:30:00.000Z' }),
      change({ fecha: '2026-11-18T14:30:00.000Z', campos: ['algoNuevo'] }),
      change({ fecha: '2026-11-17T14:30:00.000Z', autor: null }),
      change({ fecha: '2026-11-16T03:30:00.000Z', que: 'creado', campos: [] }),
    ]);
    expect((await lines()).map(({ textContent }) => textContent!.replace(/\s/g, ' '))).toEqual([
      'María Pérez · Cambió precio, precio de oferta y stock mínimo20/11/2026, 10:30 a. m.',
      'María Pérez · Cambió vehículos19/11/2026, 10:30 a. m.',
      'María Pérez · Cambió precio18/11/2026, 10:30 a. m.',
      'María Pérez · Cambió el producto18/11/2026, 10:30 a. m.',
      'Tuerca · Cambió precio17/11/2026, 10:30 a. m.',
      // The day is that of Caracas.
      'María Pérez · Creó el producto15/11/2026, 11:30 p. m.',
    ]);
    expect(screen.getByRole('heading', { name: 'Últimos cambios' })).toBeInTheDocument();
  });

  it('is told with the values before and after', async () => {
    open([
      change({
        campos: ['precio', 'precioOferta', 'imagenes'],
        valores: [
          { campo: 'precio', antes: '$ 10,00', despues: '$ 12,50' },
          { campo: 'precioOferta', antes: '$ 9,50', despues: null },
          { campo: 'imagenes', antes: '2 fotos', despues: '2 fotos' },
        ],
      }),
    ]);
    const [line] = await lines();
    const values = within(line!).getAllByRole('listitem');
    expect(values.map(({ textContent }) => textContent)).toEqual([
      'Precio: $ 10,00 → $ 12,50',
      'Precio de oferta: $ 9,50 → vacío',
    ]);
  });

  it('stands there in full, as many as are kept for it', async () => {
    open(Array.from({ length: SHOWN_CHANGES }, (_, i) => change({ fecha: `2026-11-${20 - i}T14:30:00.000Z` })));
    expect(await lines()).toHaveLength(SHOWN_CHANGES);
  });

  it.each([
    ['nobody has yet', [] as CambioProducto[]],
    ['it was changed before histories were kept', undefined],
  ])('is no panel while %s', async (_, cambios) => {
    server.use(answer(products.own, { data: buildOwnDetail(1, { cambios }) }));
    open(cambios);
    expect(await screen.findByRole('button', { name: 'Guardar cambios' })).toBeInTheDocument();
    expect(screen.queryByText('Últimos cambios')).not.toBeInTheDocument();
  });

  it('is nothing of a copy, which nobody has changed', async () => {
    open([change()], `?copiar=${productId(1)}`);
    expect(await screen.findByRole('button', { name: 'Guardar copia' })).toBeInTheDocument();
    expect(screen.queryByText('Últimos cambios')).not.toBeInTheDocument();
  });

  it('comes with the product once it could be read', async () => {
    server.use(fail(products.own, 'ERROR_INTERNO'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    expect(screen.queryByText('Últimos cambios')).not.toBeInTheDocument();
    server.use(answer(products.own, { data: buildOwnDetail(1, { cambios: [change()] }) }));
    await user.click(retry);
    expect(await lines()).toHaveLength(1);
  });
});
