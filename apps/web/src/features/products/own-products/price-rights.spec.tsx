import { configure, screen, waitFor, within } from '@testing-library/react';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { NO_COUNTS } from '@/test/devoluciones';
import { buildOwnDetail, buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter, enterAs } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { buildPublicConfig } from '@/test/services';

// The first story also loads the page.
configure({ asyncUtilTimeout: 15_000 });

const REASON = 'Los precios, ofertas y descuentos los pone el dueño de la tienda.';
const FORM = '/tienda/producto/formulario';
let sent: unknown[];
beforeEach(() => {
  sent = [];
  server.use(
    answer(devoluciones.list, { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 0, cuentas: NO_COUNTS } }),
    answer(system.public, { data: buildPublicConfig() }),
    answer(products.mine, { data: [buildOwnProducto(1)], meta: ownMeta(1) }),
    answer(products.own, { data: buildOwnDetail(1) }),
    answer(products.update, ({ body }) => {
      sent.push(body);
      return { data: buildOwnDetail(1) };
    }),
  );
});

describe('whoever keeps the stock', () => {
  beforeEach(() => enterAs('almacenista'));

  it('sees the price of a product and why it is not hers, and saves the rest without it', async () => {
    const { user } = renderApp(`${FORM}/${productId(1)}`, storeRoutes);
    expect(await screen.findByText(REASON)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Precio en dólares/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Descuento por porcentaje/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    for (const field of ['precio', 'precioOferta', 'descuento']) expect(sent[0]).not.toHaveProperty(field);
  });

  it('makes a draft that she cannot publish', async () => {
    renderApp(FORM, storeRoutes);
    expect(await screen.findByRole('button', { name: 'Guardar borrador' })).toBeInTheDocument();
    expect(screen.getByText(/^Sin precio: queda como borrador/)).toBeInTheDocument();
    const published = screen.getByRole('switch', { name: /^Publicado/ });
    expect(published).toBeDisabled();
    expect(published).not.toBeChecked();
  });

  it('finds no prices in the quick edit either', async () => {
    const { user } = renderApp('/tienda/lista/productos', storeRoutes);
    await user.click(await screen.findByRole('button', { name: /^Edición rápida de/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edición rápida' }));
    expect(dialog.getByText(REASON)).toBeInTheDocument();
    expect(dialog.queryByLabelText(/^Precio/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    for (const field of ['precio', 'precioOferta']) expect(sent[0]).not.toHaveProperty(field);
  });
});

it('an owner sets the price, of a draft from an empty field', async () => {
  enter('store');
  server.use(answer(products.own, { data: buildOwnDetail(1, { precio: 0, activo: false }) }));
  renderApp(`${FORM}/${productId(1)}`, storeRoutes);
  expect(await screen.findByLabelText(/^Precio en dólares/)).toHaveValue('');
  expect(screen.getByRole('switch', { name: /^Publicado/ })).toBeEnabled();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});
