import { expect } from '@playwright/test';
import type { Api } from './api';
import { alive, undrawn } from './pages';
import { newPerson, tag } from './people';
import type { Shop, Sold } from './shop';
import type { Shopper } from './shopper';

/** One screen: a page in one of its states, and the steps to it. */
export interface Screen {
  name: string;
  show: (shopper: Shopper) => Promise<void>;
}
/** Objects that the screens show; their names have the greatest length. */
export interface Scenery {
  product: Sold;
  soldOut: Sold;
  other: Sold;
  storeId: string;
  workshopId: string;
  service: { _id: string; nombre: string };
}

const BROKEN = {
  status: 503,
  json: {
    success: false,
    code: 'NO_DISPONIBLE',
    message: 'El servicio no está disponible en este momento. Intenta en unos segundos.',
  },
};

/** Addresses of the public pages, each kind once, but for the start page and lists of products. */
export const publicPages = ({ product, storeId, workshopId, service }: Scenery): string[] => [
  `/producto/${product.id}`,
  `/producto/tienda/${storeId}`,
  '/tiendas',
  '/talleres',
  `/talleres/${workshopId}`,
  '/servicios/mecanicos',
  `/servicios/mecanicos/${service._id}`,
  '/glosario',
];

/** Sixty letters without a place to break the line. */
const ONE_WORD = 'delanteras'.repeat(6);

/** Creates the products, one of them with a question that its store answered. */
export async function scenery(shop: Shop, api: Api): Promise<Scenery> {
  const word = tag();
  const product = await shop.offer({
    nombre: `Juego de pastillas ${ONE_WORD} con sensor de desgaste ${word}`,
    precio: 1234.56,
    descuento: 15,
    imagenes: 4,
    stock: 12,
  });
  const other = await shop.offer({ nombre: `Filtro ${word}`, precio: 7, tienda: 'Guacamaya', categoria: 'Filtros' });
  const soldOut = await shop.offer({ nombre: `Bomba de gasolina ${word}`, stock: 0 });
  const curious = newPerson('María de los Ángeles Fernández');
  await api.register(curious);
  const { _id } = await api.done<{ _id: string }>('POST', `/api/products/${product.id}/preguntas`, {
    token: await api.token(curious),
    body: { texto: '¿Le sirve a un Corolla 2012 con motor 1.8 y frenos traseros de disco?' },
  });
  await api.done('PUT', `/api/preguntas/${_id}/respuesta`, {
    token: await api.storeToken(),
    body: { texto: 'Sí, le sirve de 2009 a 2014.' },
  });
  const [workshop] = await api.done<{ _id: string }[]>('GET', '/api/users/workshops');
  const [service] = await api.done<Scenery['service'][]>('GET', '/api/servicios-mecanicos');
  return {
    product,
    other,
    soldOut,
    storeId: (await api.product(product.id)).tienda._id,
    workshopId: workshop!._id,
    service: service!,
  };
}

/** Waits until all has loaded: a heading, the page's own code, and nothing pending. */
export async function settled({ page }: Shopper): Promise<void> {
  await alive(page);
  // Also behind a dialog, where role queries miss it.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** A plain address. */
export const at = (name: string, path: string): Screen => ({
  name,
  show: async (shopper) => {
    await shopper.page.goto(path);
    await settled(shopper);
  },
});

/** An address whose data fail to load. */
export const broken = (name: string, path: string, calls: string): Screen => ({
  name,
  show: async (shopper) => {
    const { page } = shopper;
    const drawn = await undrawn(page);
    await page.route(calls, (route) => route.fulfill(BROKEN));
    await page.goto(path);
    await expect(shopper.button('Intentar nuevamente').first()).toBeVisible();
    await page.unroute(calls);
    await drawn();
  },
});

/** An address, and then an action there. */
export const then = (name: string, path: string, act: (shopper: Shopper) => Promise<unknown>): Screen => ({
  name,
  show: async (shopper) => {
    await shopper.page.goto(path);
    await settled(shopper);
    await act(shopper);
  },
});
