import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { PRODUCT_ERRORS } from '@tuerca/contracts/products/products/errors';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { CambioPrecios, PricePreview } from '@tuerca/contracts/products/products/price-change';
import { storeRoutes } from '@/app/routes-store';
import { changed, goLive } from '@/test/live';
import { productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server, unreachable } from '@/test/server';
import { publicConfig } from '@/test/system';

// The first story also loads the page.
configure({ asyncUtilTimeout: 10_000 });

const PATH = '/tienda/lista/productos/precios?modo=regla';
const line = (n: number, over: Partial<PricePreview['lineas'][number]> = {}) => ({
  _id: productId(n),
  nombre: `Filtro ${n}`,
  sku: `F-${n}`,
  antes: 10,
  despues: 11,
  rechazo: null,
  ...over,
});
const preview = (over: Partial<PricePreview> = {}): PricePreview => ({
  cambian: 812,
  rechazados: 1,
  lineas: [line(1, { despues: null, rechazo: 'oferta' }), line(2)],
  huella: 'a'.repeat(64),
  saltos: { total: 0, ejemplos: [] },
  ...over,
});
const made = (over: Partial<CambioPrecios> = {}): CambioPrecios => ({
  _id: productId(9),
  fecha: new Date(Date.now() - HOUR).toISOString(),
  cambio: { tipo: 'porcentaje', valor: 10, redondeo: 0 },
  total: 812,
  enCurso: null,
  hechas: 812,
  omitidos: 0,
  hasta: new Date(Date.now() + 23 * HOUR).toISOString(),
  deshechoEn: null,
  conservados: [],
  ...over,
});

let looked: unknown[];
let asked: unknown[];
const open = (address = PATH, history: CambioPrecios[] = []) => {
  looked = [];
  asked = [];
  enter('store');
  server.use(
    answer(system.public, { data: publicConfig() }),
    answer(products.priceChanges, { data: history }),
    answer(products.previewPrices, ({ body }) => (looked.push(body), { data: preview() })),
    answer(products.changePrices, ({ body }) => (asked.push(body), { data: made() })),
  );
  return renderApp(address, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const look = () => screen.getByRole('button', { name: 'Ver cómo quedan' });
const type = (value: string) => {
  const field = screen.getByLabelText(/^Cuánto/);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const change = () => screen.findByRole('button', { name: 'Cambiar los precios de 812 productos' });

describe('prices of many products', () => {
  it('are looked at before they change, with what keeps its price and why', async () => {
    const { user } = open();
    expect(await screen.findByText('Todos tus productos')).toBeInTheDocument();
    expect(await screen.findByText('Todavía no has cambiado precios en grupo.')).toBeInTheDocument();
    type('10');
    await user.click(look());
    expect(await screen.findByRole('heading', { name: 'Subir 10\u00A0%' })).toBeInTheDocument();
    expect(screen.getByText('Cambian 812 productos. 1 producto conserva su precio.')).toBeInTheDocument();
    expect(screen.getByText('Su precio de oferta ya no sería menor')).toBeInTheDocument();
    // 11 dollars at 245.1.
    expect(screen.getByText('Bs. 2.696,10')).toBeInTheDocument();
    expect(screen.getByText('Y 811 productos más, con la misma regla.')).toBeInTheDocument();
    expect(looked).toEqual([{ cambio: { tipo: 'porcentaje', valor: 10, redondeo: 0 } }]);
    await user.click(await change());
    expect(await screen.findByText(/Cambiaste los precios de 812 productos/)).toBeInTheDocument();
    expect(asked).toEqual([{ cambio: { tipo: 'porcentaje', valor: 10, redondeo: 0 }, huella: 'a'.repeat(64) }]);
  });

  it('are those that the list showed, or that were chosen; an amount in bolivars is of the day', async () => {
    const { user } = open(`${PATH}&categoria=Frenos&grupo=bajos&q=disco`);
    expect(await screen.findByText('Frenos · Stock bajo · «disco»')).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Bajar' }));
    await user.selectOptions(screen.getByLabelText('En qué'), 'Monto en bolívares');
    type('490,20');
    expect(await screen.findByText('Son $ 2,00 a la tasa de hoy.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Redondeo'), 'A dólares enteros');
    await user.click(look());
    await change();
    const cambio = { tipo: 'monto', valor: -2, redondeo: 1 };
    expect(looked).toEqual([{ categoria: 'Frenos', grupo: 'bajos', busqueda: 'disco', cambio }]);
  });

  it('want another look once the rule is another one', async () => {
    const { user } = open(`${PATH}&productos=${productId(1)},${productId(2)},roto`);
    expect(await screen.findByText('2 productos que elegiste')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Ver cómo quedan' }));
    expect(await screen.findByText('Escribe cuánto')).toBeInTheDocument();
    type('10');
    await user.click(look());
    await change();
    type('100');
    await user.click(screen.getByRole('radio', { name: 'Bajar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Vista previa' })).not.toBeInTheDocument());
    await user.click(look());
    expect(await screen.findByText('No puedes bajar 100 % o más')).toBeInTheDocument();
    expect(looked).toHaveLength(1);
  });

  it('that were written meanwhile are shown anew, and nothing is done without her', async () => {
    const { user } = open();
    await screen.findByLabelText(/^Cuánto/);
    type('10');
    await user.click(look());
    const button = await change();
    server.use(
      answer(products.changePrices, () => errorResponse('PRECIOS_DISTINTOS')),
      answer(products.previewPrices, {
        data: preview({ cambian: 3, rechazados: 0, lineas: [line(5)], huella: 'b'.repeat(64) }),
      }),
    );
    await user.click(button);
    expect(await screen.findByText(PRODUCT_ERRORS.PRECIOS_DISTINTOS.message)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Cambiar los precios de 3 productos' })).toBeEnabled();
    server.use(unreachable(products.changePrices));
    await user.click(screen.getByRole('button', { name: 'Cambiar los precios de 3 productos' }));
    expect(await screen.findByText('No se pudo conectar con el servidor.', { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cambiar los precios de 3 productos' })).toBeEnabled();
  });

  it('go back while there is time, once; what changed since keeps its price', async () => {
    const late = made({ _id: productId(8), hasta: new Date(Date.now() - HOUR).toISOString() });
    const { user } = open(PATH, [made(), late]);
    const list = within(await screen.findByRole('region', { name: 'Cambios de precios' }));
    expect(await list.findByText(/Ya no se puede deshacer/)).toBeInTheDocument();
    const undo = list.getAllByRole('button', { name: /^Deshacer/ });
    expect(undo).toHaveLength(1);
    await user.click(undo[0]!);
    const undone = made({ deshechoEn: new Date().toISOString(), conservados: [productId(1), productId(2)] });
    server.use(answer(products.undoPrices, { data: undone }), answer(products.priceChanges, { data: [undone, late] }));
    await user.click(screen.getByRole('button', { name: 'Devolver precios' }));
    expect(await list.findByText(/2 productos conservaron su precio/)).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument();
  });

  it('say in the question why they cannot go back', async () => {
    const { user } = open(PATH, [made()]);
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    server.use(answer(products.undoPrices, () => errorResponse('CAMBIO_PRECIOS_CERRADO')));
    await user.click(screen.getByRole('button', { name: 'Devolver precios' }));
    expect(await screen.findByText(PRODUCT_ERRORS.CAMBIO_PRECIOS_CERRADO.message)).toBeInTheDocument();
  });

  it('that rise beyond all measure are asked about, with old and new price, before anything is sent', async () => {
    const { user } = open();
    const rise = line(3, { nombre: 'Tuerca', antes: 2, despues: 30 });
    server.use(answer(products.previewPrices, { data: preview({ saltos: { total: 7, ejemplos: [rise] } }) }));
    await screen.findByLabelText(/^Cuánto/);
    type('1000');
    await user.click(look());
    const question = await screen.findByRole('group', { name: 'Hay precios que suben mucho: 7 productos' });
    expect(within(question).getByRole('listitem')).toHaveTextContent(/Tuerca.*2,00.*30,00/);
    expect(within(question).getByText('Y 6 productos más.')).toBeInTheDocument();
    await user.click(await change());
    expect(within(question).getByText(PRODUCT_MESSAGES.risesMissing)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(within(question).getByRole('checkbox', { name: 'Sí, son los precios que quiero' }));
    await user.click(await change());
    expect(await screen.findByText(/Cambiaste los precios de 812 productos/)).toBeInTheDocument();
    expect(asked).toEqual([expect.objectContaining({ confirmaSaltos: true })]);
  });

  it('of thousands change behind the page: it shows how far they are, nothing else is begun, and the end comes by itself', async () => {
    const running = made({ total: 5200, hechas: 1500, enCurso: 'aplicando' });
    const live = goLive();
    open(PATH, [running]);
    await waitFor(() => expect(live.isReady()).toBe(true));
    expect(await screen.findByText('1.500 de 5.200 productos')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver cómo quedan' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument();
    server.use(answer(products.priceChanges, { data: [made({ total: 5200, hechas: 5200, omitidos: 2 })] }));
    live.say(changed('precios'));
    expect(await screen.findByText(/2 productos cambiaron mientras tanto y conservaron su precio/)).toBeInTheDocument();
    expect(look()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Deshacer/ })).toBeInTheDocument();
  });
});
