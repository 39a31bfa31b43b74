import { screen, waitFor, within } from '@testing-library/react';
import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import type { Promocion } from '@tuerca/contracts/products/promotions/store-schemas';
import { card, TASA } from '@/test/catalogue';
import { stopClock } from '@/test/clock';
import { buildTienda } from '@/test/negocios';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { StorePage } from './store-page';

let asked: (string | null)[] = [];
/** Promotions of the store, and whether they were asked for. */
let offered: Promocion[] = [];
let isOfferAsked = false;
const routes = [{ path: '/producto/tienda/:id', element: <StorePage /> }];
const path = `/producto/tienda/${buildTienda(1)._id}`;
const open = (address = path) => renderApp(address, routes);
const show = (over: Partial<Tienda> = {}, address = path, productos = [card(1), card(2)]) => {
  asked = [];
  const page = { page: 1, limit: 1, total: 20, totalPages: 20 };
  isOfferAsked = false;
  server.use(
    answer(storePromotions.ofStore, () => ((isOfferAsked = true), { data: offered })),
    answer(profiles.store, { data: { store: buildTienda(1, over), products: [], reviews: [], meta: page } }),
    answer(
      catalogue.byStore,
      ({ query }) => (
        asked.push(query.get('page')),
        {
          data: productos,
          meta: {
            page: Number(query.get('page')),
            limit: 8,
            total: productos.length && 20,
            totalPages: productos.length && 3,
            tasa: TASA,
          },
        }
      ),
    ),
    answer(comments.list, { data: [], meta: { page: 1, limit: 5, total: 0, totalPages: 0 } }),
    answer(favorites.list, { data: [] }),
  );
  return open(address);
};

describe('the page of a store', () => {
  afterEach(() => jest.useRealTimers());

  it('says who it is, what it sells, when and where', async () => {
    // A Saturday evening in Caracas, Sunday in UTC.
    stopClock('2026-11-22T01:00:00Z');
    show({ verificado: true, banner: '/media/fachada-640.webp' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Repuestos 1' })).toBeInTheDocument();
    expect(screen.getByText('Tienda verificada')).toBeInTheDocument();
    expect(screen.getByText('Valencia, Carabobo')).toBeInTheDocument();
    expect(screen.getByText('Cerrada ahora')).toBeInTheDocument();
    expect(screen.getByText('Cerrado por hoy. Abre el lunes a las 9:00 a. m.')).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: 'Sábado (hoy) 9:00\u00A0a.\u00A0m. a 2:00\u00A0p.\u00A0m.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Atendemos de lunes a sábado.')).toBeInTheDocument();
    expect(screen.getByText('4,3', { selector: 'strong' }).parentElement).toHaveTextContent('4,3 · 3 reseñas');
    expect(screen.getByRole('link', { name: 'Llamar al 0414-1234567' })).toHaveAttribute('href', 'tel:+584141234567');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/584141234567/),
    );
    expect(screen.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=10.2063%2C-68.006',
    );
    expect(screen.getByRole('link', { name: 'Filtros' })).toHaveAttribute('href', '/tiendas?categoria=Filtros');
    const place = within(screen.getByRole('figure'));
    expect(place.getByText('Av. Bolívar, local 3')).toBeInTheDocument();
    expect(place.getByText(/10\.2063, -68\.006/)).toBeInTheDocument();
    expect(place.getByRole('link', { name: 'Abrir en Google Maps' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=10.2063%2C-68.006',
    );
    expect(place.getByRole('link', { name: 'Waze' })).toHaveAttribute(
      'href',
      'https://waze.com/ul?ll=10.2063%2C-68.006&navigate=yes',
    );
    expect(screen.getByRole('button', { name: 'Escribir reseña' })).toBeInTheDocument();
  });

  it('says what it offers today, and nothing of offers while it has none', async () => {
    const tienda = { _id: buildTienda(1)._id, nombreTienda: 'Repuestos 1' };
    const promocion = (n: number, over: Partial<Promocion>): Promocion => ({
      _id: String(n).repeat(24),
      id: String(n).repeat(24),
      titulo: 'Semana del freno',
      descripcion: 'Frena sin gastar de más.',
      descuento: 12.5,
      fechaInicio: '2026-11-20',
      fechaFin: '2026-12-01',
      productosAplicables: 'all',
      productosSeleccionados: [],
      categoriaSeleccionada: null,
      condiciones: '',
      estado: 'activa',
      campana: null,
      tienda,
      createdAt: '2026-11-20T12:00:00.000Z',
      ...over,
    });
    offered = [
      promocion(1, { condiciones: 'Hasta agotar existencia.' }),
      promocion(2, { titulo: 'Cambio de aceite', productosAplicables: 'categoria', categoriaSeleccionada: 'Filtros' }),
      promocion(3, {
        titulo: 'Precio de la semana',
        productosAplicables: 'especificos',
        productosSeleccionados: ['a'.repeat(24)],
      }),
    ];
    const { unmount } = show();
    const promociones = within(await screen.findByRole('region', { name: 'Promociones' }));
    const shown = promociones.getAllByRole('listitem');
    expect(shown).toHaveLength(3);
    expect(within(shown[0]!).getByRole('heading', { level: 3, name: 'Semana del freno' })).toBeInTheDocument();
    expect(within(shown[0]!).getByText('12,5 % de descuento')).toBeInTheDocument();
    expect(within(shown[0]!).getByText('Toda la tienda · hasta el 1 de diciembre de 2026')).toBeInTheDocument();
    expect(within(shown[0]!).getByText('Hasta agotar existencia.')).toBeInTheDocument();
    expect(within(shown[1]!).getByText('Filtros · hasta el 1 de diciembre de 2026')).toBeInTheDocument();
    expect(within(shown[2]!).getByText('Un producto · hasta el 1 de diciembre de 2026')).toBeInTheDocument();

    unmount();
    offered = [];
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Productos' })).toBeInTheDocument();
    await waitFor(() => expect(isOfferAsked).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Promociones' })).not.toBeInTheDocument();
  });

  it('turns the pages of its products', async () => {
    const { user, address } = show();
    const pages = within(await screen.findByRole('navigation', { name: 'Páginas de la tienda' }));
    expect(pages.getByText('1 de 3')).toBeInTheDocument();
    await user.click(pages.getByRole('link', { name: 'Siguiente' }));
    expect(address()).toBe(`${path}?page=2`);
    expect(await screen.findByText('2 de 3')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Anterior' }));
    await waitFor(() => expect(asked).toEqual(['1', '2']));
    expect(await screen.findByText('1 de 3')).toBeInTheDocument();
  });

  it('claims nothing that it does not know', async () => {
    show(
      { numeroValoraciones: 0, direccion: { ciudad: 'Coro', estado: '', codigoPostal: '', coordenadas: [0, 0] } },
      path,
      [],
    );
    expect(await screen.findByText('N/A')).toBeInTheDocument();
    expect(screen.getByText(/0 reseñas/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir en Google Maps' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Coro%2C%20Venezuela',
    );
    expect(screen.getByRole('link', { name: 'Waze' })).toHaveAttribute(
      'href',
      'https://waze.com/ul?q=Coro%2C%20Venezuela&navigate=yes',
    );
    expect(screen.queryByText(/Coordenadas/)).not.toBeInTheDocument();
    expect(await screen.findByText('Esta tienda todavía no publica repuestos.')).toBeInTheDocument();
    expect(screen.queryByText('Tienda verificada')).not.toBeInTheDocument();
  });

  it('stands while its products do not come, which can be asked for again', async () => {
    const { unmount } = show();
    unmount();
    server.use(answer(catalogue.byStore, () => new Response('<h1>Too many requests</h1>', { status: 429 })));
    const { user } = open();
    expect(await screen.findByText('Error al cargar productos. Intenta nuevamente.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Repuestos 1' })).toBeInTheDocument();
    server.use(
      answer(catalogue.byStore, {
        data: [card(1)],
        meta: { page: 1, limit: 8, total: 1, totalPages: 1, tasa: TASA },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('link', { name: 'Filtro de aceite 1' })).toBeInTheDocument();
  });

  it('offers the first page beyond the last', async () => {
    show({}, `${path}?page=9`, []);
    expect(await screen.findByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute('href', path);
  });

  it('says when there is no such store, and offers a retry when it cannot be read', async () => {
    server.use(fail(profiles.store, 'TIENDA_NO_ENCONTRADA'));
    const { unmount } = open('/producto/tienda/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esta tienda.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver tiendas' })).toHaveAttribute('href', '/tiendas');
    unmount();
    server.use(fail(profiles.store, 'ERROR_INTERNO'));
    open();
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Tienda' })).toBeInTheDocument();
  });
});
