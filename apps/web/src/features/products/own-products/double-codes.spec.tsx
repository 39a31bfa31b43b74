import { configure, screen, within } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { buildPublicConfig } from '@/test/services';

// The first story also loads the page.
configure({ asyncUtilTimeout: 10_000 });

const DOUBLED = {
  total: 60,
  codigos: [
    {
      codigo: 'FIL-1',
      productos: [
        { _id: productId(1), nombre: 'Filtro Wix', sku: 'FIL-1' },
        { _id: productId(2), nombre: 'Filtro Millard', sku: 'fil-1' },
      ],
    },
  ],
};
const open = () => {
  enter('store');
  server.use(
    answer(system.public, { data: buildPublicConfig() }),
    answer(products.mine, { data: [buildOwnProducto(1, { nombre: 'Bujía' })], meta: ownMeta(1) }),
  );
  return renderApp('/tienda/lista/productos', storeRoutes);
};

describe('codes that stand for several products', () => {
  it('are told above the list, with the way to each product', async () => {
    server.use(answer(products.doubleCodes, { data: DOUBLED }));
    const { user } = open();
    const notice = (await screen.findByText('60 códigos están en más de un producto')).closest('[role="alert"]');
    await user.click(within(notice as HTMLElement).getByText('Ver cuáles son'));
    const list = within(within(notice as HTMLElement).getByRole('list', { name: 'Códigos repetidos' }));
    expect(list.getByRole('link', { name: 'Filtro Millard' })).toHaveAttribute(
      'href',
      `/tienda/producto/formulario/${productId(2)}`,
    );
    expect(list.getByText(/«fil-1»/)).toBeInTheDocument();
    expect(screen.getByText('Y 59 códigos más.')).toBeInTheDocument();
  });

  it('are not spoken of while there are none', async () => {
    open();
    expect(await screen.findByText('Bujía')).toBeInTheDocument();
    expect(screen.queryByText(/en más de un producto/)).not.toBeInTheDocument();
  });
});
