import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_DELIVERY } from '@tuerca/contracts/auth/stores/delivery';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { instalaciones } from '@tuerca/contracts/cart/instalaciones/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import type { Producto, ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import { formatRef } from '@tuerca/contracts/venezuela/dinero';
import { setPlace } from '@/entities/platform/lugares/place-store';
import { card, catalogueMeta, TASA } from '@/test/catalogue';
import { buildInstalaciones } from '@/test/instalaciones';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { publicConfig } from '@/test/system';
import { ProductPage } from './product-page';

const base = card(1, {
  nombre: 'Alternador Corolla',
  stock: 3,
  imagenes: ['/media/a-640.webp', '/media/b-640.webp'],
  porcentaje: 20,
  precioOriginalBs: 1250,
});
const producto = (overrides: Partial<Producto> = {}): Producto => ({
  ...base,
  sku: 'ELE-1',
  descripcion: 'Bobinado de cobre.',
  equivalencias: ['OF-43261B', '81512-2091'],
  etiquetas: ['oferta'],
  marcaRepuesto: 'Andes',
  tipoRepuesto: 'Alternativo',
  condicion: 'nuevo',
  universal: false,
  compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 2003, anioHasta: 2014, motor: null }],
  especificaciones: { Garantía: '30 días' },
  pesoKg: 3.2,
  descuento: { porcentaje: 20, fechaInicio: null, fechaFin: '2026-12-15T12:00:00.000Z' },
  createdAt: '2026-01-01T00:00:00.000Z',
  tienda: { ...base.tienda, telefono: null, valoracionPromedio: 4, numeroValoraciones: 2, entrega: DEFAULT_DELIVERY },
  ...overrides,
});
let asked: (string | null)[] = [];
const show = (one: Producto = producto(), recent: ProductoSummary[] = [], others: ProductoSummary[] = []) => {
  asked = [];
  server.use(
    // Before the one whose path would take it for an id.
    answer(catalogue.several, ({ query }) => (asked.push(query.get('ids')), { data: recent, meta: { tasa: TASA } })),
    answer(catalogue.samePart, { data: others, meta: { tasa: TASA } }),
    answer(catalogue.get, { data: one, meta: { tasa: TASA } }),
    answer(catalogue.list, { data: [], meta: catalogueMeta(0) }),
    answer(comments.list, { data: [], meta: { page: 1, limit: 5, total: 0, totalPages: 0 } }),
    answer(preguntas.list, { data: [], meta: { page: 1, limit: 5, total: 0, totalPages: 0 } }),
    answer(favorites.list, { data: [] }),
    answer(system.public, { data: publicConfig() }),
  );
  return renderApp(`/producto/${one._id}`, [
    { path: '/producto/:id', element: <ProductPage /> },
    { path: '*', element: <h1>Otra página</h1> },
  ]);
};
const carrito = {
  _id: null,
  version: 1,
  items: [],
  cantidadTotal: 2,
  subtotal: 0,
  descuento: 0,
  impuestos: 0,
  total: 0,
  totalUSD: 0,
  tasa: TASA,
  cambios: [],
};

describe('the page of a product', () => {
  it('shows price, discount, stock, store and what it fits', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Alternador Corolla' })).toBeInTheDocument();
    expect(screen.getByText('Oferta hasta el 15 de diciembre de 2026')).toBeInTheDocument();
    expect(screen.getByText('Disponibles: 3 unidades')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver tienda' })).toHaveAttribute(
      'href',
      `/producto/tienda/${base.tienda._id}`,
    );
    expect(screen.getByRole('row', { name: 'Toyota Corolla 2003 a 2014' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copiar el número de parte' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Alternador Corolla · Tuerca'));
  });

  it('names the part numbers that it replaces, and who else sells the same part', async () => {
    const cheaper = card(5, { nombre: 'Alternador de otra tienda' });
    show(producto(), [], [cheaper]);
    expect(await screen.findByText('OF-43261B · 81512-2091')).toBeInTheDocument();
    const others = within(await screen.findByRole('region', { name: 'Otras tiendas con esta pieza' }));
    expect(others.getByRole('heading', { name: 'Alternador de otra tienda' })).toBeInTheDocument();
  });

  it('names the promotion behind its price, and when it ends', async () => {
    show(
      producto({
        promocion: { _id: 'a'.repeat(24), titulo: 'Semana del freno', porcentaje: 20, fechaFin: '2026-12-01' },
        descuento: null,
      }),
    );
    expect(await screen.findByText('Semana del freno')).toBeInTheDocument();
    expect(screen.getByText('Oferta hasta el 1 de diciembre de 2026')).toBeInTheDocument();
  });

  it('adds as many as were chosen, never more than there are', async () => {
    enter('client');
    let body: unknown;
    server.use(answer(cart.add, (call) => ((body = call.body), { data: carrito })));
    const { user } = show();
    const more = await screen.findByRole('button', { name: 'Agregar uno' });
    await user.click(more);
    await user.click(more);
    expect(more).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito: Alternador Corolla' }));
    expect(await screen.findByText('3 unidades agregadas al carrito')).toBeInTheDocument();
    expect(body).toEqual({ productoId: base._id, cantidad: 3 });
  });

  it.each([
    [null, 'Debes iniciar sesión para agregar productos al carrito', '/iniciar-sesion?volver=%2Fcarrito'],
    [
      'store' as const,
      'Solo los usuarios con rol de cliente pueden agregar productos al carrito',
      `/producto/${base._id}`,
    ],
  ])('tells %s why the cart is not for them', async (role, sentence, place) => {
    if (role) enter(role);
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: 'Agregar al carrito: Alternador Corolla' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(address()).toBe(place);
  });

  it('that learns from the answer that it sold out says so, and sells no more', async () => {
    enter();
    const { user } = show(producto({ stock: 12 }));
    expect(await screen.findByText('Disponibles: 12 unidades')).toBeInTheDocument();
    server.use(
      fail(cart.add, 'PRODUCTO_AGOTADO'),
      answer(catalogue.get, { data: producto({ stock: 0, disponible: false }), meta: { tasa: TASA } }),
    );
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito: Alternador Corolla' }));
    expect(await screen.findByText(/^Este producto se agotó/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Agotado: Alternador Corolla' })).toBeDisabled();
    // Another store may have it.
    const ask = screen.getByRole('link', { name: 'Pedir repuesto' });
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^\/pedir-repuesto\?pieza=Alternador/));
    expect(screen.queryByText(/^Disponibles/)).not.toBeInTheDocument();
  });

  it('sells nothing that is sold out', async () => {
    show(producto({ stock: 0, disponible: false }));
    expect(await screen.findByRole('button', { name: 'Agotado: Alternador Corolla' })).toBeDisabled();
    expect(screen.queryByRole('group', { name: /Cantidad/ })).not.toBeInTheDocument();
  });

  it('steps through the pictures with the arrow keys', async () => {
    const { user } = show();
    (await screen.findByRole('button', { name: 'Ver imagen 1 de 2' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Ver imagen 2 de 2' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Alternador Corolla, imagen 1 de 2' })).toBeInTheDocument();
  });

  it('shows a picture over the whole screen, and says which ones are drawings', async () => {
    const { user } = show(producto({ imagenes: ['/media/demo/a-640.webp', '/media/foto-640.webp'] }));
    const gallery = await screen.findByRole('group', { name: 'Imágenes de Alternador Corolla' });
    // Photos come first.
    expect(within(gallery).getByRole('img', { name: /imagen 1 de 2/ })).toHaveAttribute('src', '/media/foto-640.webp');
    expect(within(gallery).queryByText('Ilustración')).not.toBeInTheDocument();
    await user.click(within(gallery).getByRole('button', { name: 'Imagen siguiente' }));
    expect(within(gallery).getByText('Ilustración')).toBeInTheDocument();
    await user.click(within(gallery).getByRole('button', { name: 'Ampliar imagen' }));
    expect(await screen.findByRole('button', { name: 'Acercar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Acercar' })).not.toBeInTheDocument());
  });

  it('says what sending it costs and when it comes, for the place that is chosen', async () => {
    const { user } = show(
      producto({
        especificaciones: { Devolución: '15 días' },
        tienda: { ...producto().tienda, ciudad: 'Caracas', estado: 'Distrito Capital' },
      }),
    );
    const facts = within(await screen.findByRole('region', { name: 'Entrega, devolución y garantía' }));
    expect(facts.getByText('Delivery a todo el país')).toBeInTheDocument();
    expect(facts.getByText('Devolución: 15 días')).toBeInTheDocument();
    expect(facts.getByText('Sin garantía indicada por la tienda')).toBeInTheDocument();
    await user.click(facts.getByRole('button', { name: 'Elegir ciudad' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Dónde lo recibes?' }));
    await user.click(dialog.getByRole('combobox', { name: 'Estado' }));
    await user.click(await screen.findByRole('option', { name: 'Zulia' }));
    await user.type(dialog.getByRole('combobox', { name: 'Ciudad' }), 'Maracaibo');
    await user.click(dialog.getByRole('button', { name: 'Usar este lugar' }));
    expect(await facts.findByText('Delivery a Maracaibo, Zulia')).toBeInTheDocument();
    // 3.2 kg: the first kilo and three more.
    const { nacionalBase, nacionalKg } = publicConfig().envio;
    // As texts are compared: with ordinary spaces.
    const cost = formatRef((nacionalBase + 3 * nacionalKg) * 100).replaceAll('\u00A0', ' ');
    expect(await facts.findByText((text) => text.includes(cost))).toBeInTheDocument();
    expect(facts.getByText(/Llega entre el \p{L}+ \d+( de \p{L}+)? y el \p{L}+ \d+ de \p{L}+/u)).toBeInTheDocument();
  });

  it('shows to whoever said where she is the workshops that mount it, with price and first hour', async () => {
    setPlace({ estado: 'Distrito Capital', ciudad: 'Caracas' });
    const estados: (string | null)[] = [];
    server.use(
      answer(
        instalaciones.forProduct,
        ({ query }) => (estados.push(query.get('estado')), { data: buildInstalaciones() }),
      ),
    );
    show();
    const region = within(await screen.findByRole('region', { name: 'Instálalo con…' }));
    expect(await region.findByRole('heading', { name: 'Frenos del Ávila' })).toBeInTheDocument();
    expect(region.getByText(/Primera hora libre: Martes, 24 de noviembre, 9:00/)).toBeInTheDocument();
    expect(region.getByRole('link', { name: /Agendar/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/servicios\/mecanicos\//),
    );
    expect(estados).toEqual(['Distrito Capital']);
  });

  it('remembers what was looked at before', async () => {
    const before = card(9, { nombre: 'Correa única' });
    const first = show(producto({ _id: before._id }));
    await screen.findByRole('heading', { level: 1, name: 'Alternador Corolla' });
    expect(screen.queryByRole('region', { name: 'Visto hace poco' })).not.toBeInTheDocument();
    first.unmount();
    show(producto(), [before]);
    expect(await screen.findByRole('region', { name: 'Visto hace poco' })).toHaveTextContent('Correa única');
    expect(asked).toEqual([before._id]);
  });

  it('says when there is no such product, and offers a retry when it cannot be read', async () => {
    const { unmount } = show();
    unmount();
    server.use(fail(catalogue.get, 'PRODUCTO_NO_ENCONTRADO'));
    const routes = [{ path: '/producto/:id', element: <ProductPage /> }];
    const { unmount: leave } = renderApp('/producto/1', routes);
    expect(await screen.findByRole('heading', { name: 'No se encontró el producto' })).toBeInTheDocument();
    leave();
    server.use(fail(catalogue.get, 'ERROR_INTERNO'));
    renderApp('/producto/1', routes);
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Ver el catálogo' })).toHaveLength(2);
  });
});
