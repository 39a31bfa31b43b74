import { configure, screen, waitFor, within } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import type { PriceEditResult, PriceEdits } from '@tuerca/contracts/products/products/price-edits';
import { storeRoutes } from '@/app/routes-store';
import { buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server, unreachable } from '@/test/server';
import { publicConfig } from '@/test/system';

// The first story also loads the page.
configure({ asyncUtilTimeout: 10_000 });

const PATH = '/tienda/lista/productos/precios';
const done = (n: number, precio: number): PriceEditResult => ({
  _id: productId(n),
  hecho: true,
  precio,
  mensaje: null,
});

let rows: OwnProducto[];
let asked: unknown[];
let saved: PriceEdits['precios'][];
const open = ({ path = PATH, total = 3 } = {}) => {
  rows = [1, 2, 3].map((n) => buildOwnProducto(n));
  asked = [];
  saved = [];
  enter('store');
  server.use(
    answer(system.public, { data: publicConfig() }),
    answer(products.priceChanges, { data: [] }),
    answer(products.mine, ({ query }) => (asked.push(Object.fromEntries(query)), { data: rows, meta: ownMeta(total) })),
  );
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
/** Answers a save; without results every price is written. */
const takes = (results?: PriceEditResult[]) =>
  server.use(
    answer(products.editPrices, ({ body }) => {
      const { precios } = body as PriceEdits;
      saved.push(precios);
      const data = results ?? precios.map(({ _id, precio }) => ({ _id, hecho: true, precio, mensaje: null }));
      rows = rows.map((row) => ({ ...row, precio: data.find(({ _id }) => _id === row._id)?.precio ?? row.precio }));
      return { data };
    }),
  );
const field = (n: number) => screen.findByRole('textbox', { name: `Precio de Filtro de aceite ${n}` });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('prices typed one by one', () => {
  it('go on to the next with Enter, over the old one, and are saved together', async () => {
    const { user } = open();
    takes();
    await user.click(await field(1));
    await user.keyboard('11,5{Enter}{Enter}13{Enter}');
    // The last Enter saves, as the button does.
    expect(await screen.findByText('Guardaste 2 precios')).toBeInTheDocument();
    expect(saved).toEqual([
      [
        { _id: productId(1), precio: 11.5, precioAnterior: 10 },
        { _id: productId(3), precio: 13, precioAnterior: 10 },
      ],
    ]);
    expect([await field(1), await field(2)].map((one) => (one as HTMLInputElement).value)).toEqual(['11,50', '10,00']);
    expect(save()).toBeDisabled();
  });

  it('stay with the reason beside them when they were not taken, and a second save is about the price of now', async () => {
    const { user } = open();
    takes([done(1, 11), { _id: productId(2), hecho: false, precio: 14, mensaje: PRODUCT_MESSAGES.priceMoved }]);
    await user.click(await field(1));
    await user.keyboard('11{Enter}12');
    await user.click(save());
    expect(await screen.findByText(PRODUCT_MESSAGES.priceMoved)).toBeInTheDocument();
    const refused = await field(2);
    expect(refused).toHaveValue('12,00');
    expect(refused).toHaveFocus();
    expect(refused).toHaveAccessibleDescription(PRODUCT_MESSAGES.priceMoved);
    expect(screen.getByText(/Antes \$\s14,00/)).toBeInTheDocument();
    takes();
    await user.click(save());
    expect(await screen.findByText('Guardaste 1 precio')).toBeInTheDocument();
    expect(saved.at(-1)).toEqual([{ _id: productId(2), precio: 12, precioAnterior: 14 }]);
  });

  it('are kept when nothing was sent, and while the other tab is open', async () => {
    const { user } = open();
    server.use(unreachable(products.editPrices));
    await user.click(await field(2));
    await user.keyboard('12');
    await user.click(save());
    expect(await screen.findByText(/conexión/i)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Con una regla' }));
    expect(await screen.findByRole('button', { name: 'Ver cómo quedan' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Uno por uno' }));
    expect(await field(2)).toHaveValue('12,00');
    expect(screen.getByText('1 precio sin guardar')).toBeInTheDocument();
  });

  it('that are none, or rise beyond all measure, are asked about before anything is sent', async () => {
    const { user } = open();
    takes();
    await user.click(await field(1));
    await user.keyboard('{Backspace}');
    await user.click(save());
    expect(await screen.findByText(PRODUCT_MESSAGES.priceMissing)).toBeInTheDocument();
    await waitFor(async () => expect(await field(1)).toHaveFocus());
    await user.keyboard('1500');
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: PRODUCT_MESSAGES.risesTitle });
    expect(within(question).getByText('Filtro de aceite 1')).toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.click(within(question).getByRole('button', { name: PRODUCT_MESSAGES.risesConfirm }));
    expect(await screen.findByText('Guardaste 1 precio')).toBeInTheDocument();
    expect(saved).toEqual([[{ _id: productId(1), precio: 1500, precioAnterior: 10 }]]);
  });

  it('are of the products that were chosen', async () => {
    open({ path: `${PATH}?productos=${productId(1)},${productId(3)}` });
    await field(1);
    expect(asked).toEqual([expect.objectContaining({ productos: `${productId(1)},${productId(3)}`, limit: '50' })]);
    expect(screen.queryByRole('button', { name: 'Ver más productos' })).not.toBeInTheDocument();
  });

  it('come fifty at a time', async () => {
    const { user } = open({ path: `${PATH}?categoria=Filtros`, total: 60 });
    await user.click(await screen.findByRole('button', { name: 'Ver más productos' }));
    const page = (n: number) =>
      expect.objectContaining({ categoria: 'Filtros', page: String(n), limit: '50' }) as unknown;
    await waitFor(() => expect(asked).toEqual([page(1), page(2)]));
  });
});
