import { screen } from '@testing-library/react';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { card, catalogueMeta } from '@/test/catalogue';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { FeaturedProducts } from './featured-products';

describe('the products that sell most', () => {
  it('says that they could not be loaded, and shows them with the next try', async () => {
    server.use(fail(catalogue.list, 'NO_DISPONIBLE'));
    const { user } = renderElement(<FeaturedProducts actions={{}} />, '/');
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible');
    server.use(answer(catalogue.list, { data: [card(1), card(2)], meta: catalogueMeta(2) }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('heading', { name: 'Filtro de aceite 2' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when there is nothing for sale', async () => {
    server.use(answer(catalogue.list, { data: [], meta: catalogueMeta(0) }));
    renderElement(<FeaturedProducts actions={{}} />, '/');
    expect(await screen.findByText('No hay productos disponibles')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
