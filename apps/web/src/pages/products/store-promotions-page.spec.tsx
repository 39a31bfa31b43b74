import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type { OwnProducto, OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { storeRoutes } from '@/app/routes-store';
import { card, TASA } from '@/test/catalogue';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const id = (n: number) => n.toString(16).padStart(24, '0');
const build = (n = 1, overrides: Partial<PromocionPropia> = {}): PromocionPropia => ({
  _id: id(n),
  id: id(n),
  titulo: 'Semana del freno',
  descripcion: 'Todo lo de frenos',
  descuento: 25,
  fechaInicio: '2020-01-01',
  fechaFin: '2099-12-31',
  productosAplicables: 'especificos',
  productosSeleccionados: [id(7)],
  categoriaSeleccionada: null,
  condiciones: '',
  estado: 'activa',
  campana: null,
  tienda: { _id: id(900), nombreTienda: 'Repuestos Turpial' },
  createdAt: '2026-11-01T12:00:00.000Z',
  totalProductos: 1,
  ocultoPorPlan: false,
  producto: {
    _id: id(7),
    nombre: 'Pastillas',
    imagen: null,
    precioOriginal: 20,
    precioFinal: 15,
    precioOriginalBs: 2000,
    precioFinalBs: 1500,
  },
  ...overrides,
});
const own = (n: number, overrides: Partial<OwnProducto> = {}): OwnProducto => {
  const { tienda: _, ...rest } = card(n);
  return {
    ...rest,
    sku: `SKU-${n}`,
    precioOferta: null,
    stockMinimo: 5,
    activo: true,
    ocultoPorPlan: false,
    oculto: null,
    enOferta: false,
    vendidos: 0,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...overrides,
  };
};
const detail = (n: number): OwnProductoDetail => ({
  ...own(n),
  descripcion: '',
  equivalencias: [],
  etiquetas: [],
  marcaRepuesto: null,
  tipoRepuesto: null,
  condicion: 'nuevo',
  universal: true,
  compatibilidad: [],
  especificaciones: {},
  pesoKg: null,
  descuento: null,
});
const meta = (total: number) => ({ page: 1, limit: 12, total, totalPages: Math.ceil(total / 12) });
const list = (...data: PromocionPropia[]) => answer(storePromotions.mine, { data, meta: meta(data.length) });
const counts = { todos: 2, publicados: 2, ocultos: 0, bajos: 0, agotados: 0, ofertas: 0 };
const open = (path = '/tienda/ofertas') => {
  enter('store');
  const data = [own(7), own(8)];
  server.use(
    answer(products.mine, { data, meta: { ...meta(2), tasa: TASA, contadores: counts, categorias: [] } }),
    answer(products.own, ({ params }) => ({ data: detail(Number.parseInt(params.id as string, 16)) })),
  );
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('my promotions', () => {
  it('say how they stand, for what, until when, and what is saved', async () => {
    server.use(
      list(
        build(1),
        build(2, {
          titulo: 'Diciembre',
          estado: 'programada',
          productosAplicables: 'categoria',
          categoriaSeleccionada: 'Filtros',
          totalProductos: 14,
          producto: null,
        }),
        build(3, {
          titulo: 'Vieja',
          estado: 'expirada',
          productosAplicables: 'all',
          totalProductos: 240,
          producto: null,
        }),
      ),
    );
    open();
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    const first = await row(/Semana del freno/);
    for (const text of ['Pastillas', '25 % de descuento', 'Activa', '1 producto', '01/01/2020 al 31/12/2099'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.getByText('Ahorra Bs. 500,00')).toBeInTheDocument();
    const december = await row(/Diciembre/);
    expect([december.getByText('Programada'), december.getByText('Filtros')]).toHaveLength(2);
    const old = await row(/Vieja/);
    expect([old.getByText('Expirada'), old.getByText('240 productos')]).toHaveLength(2);
  });

  it('that the plan hides say so, and promise no saving', async () => {
    server.use(list(build(1, { ocultoPorPlan: true })));
    open();
    const row = within(await screen.findByRole('row', { name: /Semana del freno/ }));
    expect(row.getByText('Oculta por tu plan')).toBeInTheDocument();
    expect(row.queryByText('Activa')).not.toBeInTheDocument();
    expect(row.queryByText(/Ahorra/)).not.toBeInTheDocument();
  });

  it('go after a question, which says when they could not', async () => {
    server.use(list(build()), fail(storePromotions.remove, 'PROMOCION_NO_ENCONTRADA'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Semana del freno' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar esta promoción?' }));
    await user.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await question.findByText('No encontramos esta promoción.')).toBeInTheDocument();
    server.use(
      list(),
      answer(storePromotions.remove, () => ({ data: null })),
    );
    await user.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Promoción eliminada correctamente')).toBeInTheDocument();
    expect(await screen.findByText('Aún no tienes promociones')).toBeInTheDocument();
  });

  it('that cannot be read offer a retry', async () => {
    server.use(unreachable(storePromotions.mine));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(list(build()));
    await user.click(retry);
    expect(await screen.findByText('Semana del freno')).toBeInTheDocument();
  });
});

describe('the form of a promotion', () => {
  it('says what is missing, shows the price before and after, and sends it', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(
      list(build()),
      answer(storePromotions.create, ({ body }) => (sent.push(body as never), { data: build() })),
      answer(storePromotions.apply, () => ({
        data: { promociones: 1, productos: 1 },
        message: 'Descuento aplicado al producto',
      })),
    );
    const { user, address } = open('/tienda/oferta/formulario');
    await user.click(await screen.findByRole('button', { name: 'Crear promoción' }));
    for (const text of [
      'Por favor completa todos los campos obligatorios',
      'El título es obligatorio',
      'La descripción es obligatoria',
      'El porcentaje de descuento debe ser un número entre 0,01 y 99,99',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    type(/^Título/, 'Semana del freno');
    type(/^Descripción/, 'Todo lo de frenos');
    type(/^Descuento/, '25');
    fireEvent.blur(screen.getByLabelText(/^Descuento/));
    await user.click(screen.getByRole('button', { name: 'Crear promoción' }));
    expect(await screen.findByText('Debes seleccionar un producto para aplicar la promoción')).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /Filtro de aceite 8/ }));
    expect(await screen.findByText('Bs. 750,00')).toBeInTheDocument();
    expect(screen.getByText('Ref. $ 7,50')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crear promoción' }));
    expect(await screen.findByText('Promoción creada correctamente')).toBeInTheDocument();
    expect(await screen.findByText('Descuento aplicado al producto')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({
      descuento: 25,
      productosAplicables: 'especificos',
      productosSeleccionados: [id(8)],
    });
    await waitFor(() => expect(address()).toBe('/tienda/ofertas'));
  });

  it('is for a category, and keeps what was typed when the server refuses it', async () => {
    server.use(fail(storePromotions.create, 'DEMASIADAS_PROMOCIONES'));
    const { user } = open('/tienda/oferta/formulario');
    await user.click(await screen.findByRole('radio', { name: /^Una categoría/ }));
    type(/^Título/, 'Filtros');
    type(/^Descripción/, 'Todos');
    type(/^Descuento/, '10');
    fireEvent.blur(screen.getByLabelText(/^Descuento/));
    await user.click(screen.getByRole('button', { name: 'Crear promoción' }));
    expect(await screen.findByText('Debes seleccionar una categoría para aplicar la promoción')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/^Categoría/), 'Filtros');
    await user.click(screen.getByRole('button', { name: 'Crear promoción' }));
    // In a banner and in a toast.
    await waitFor(() => expect(screen.getAllByText(/^Puedes tener como máximo 30 promociones/)).toHaveLength(2));
    expect(screen.getByLabelText(/^Título/)).toHaveValue('Filtros');
  });

  it('opens with what stands, and says when it cannot be read', async () => {
    server.use(
      answer(storePromotions.get, { data: build(1, { productosSeleccionados: [id(7), id(8)], totalProductos: 2 }) }),
      answer(storePromotions.update, () => ({ data: build() })),
      fail(storePromotions.apply, 'ERROR_INTERNO'),
      list(build()),
    );
    const { user } = open(`/tienda/oferta/formulario/${id(1)}`);
    expect(await screen.findByLabelText(/^Título/)).toHaveValue('Semana del freno');
    expect(screen.getByText(/^Vale para 2 productos/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Promoción actualizada correctamente')).toBeInTheDocument();
  });

  it('of a promotion that cannot be read offers a retry', async () => {
    server.use(unreachable(storePromotions.get));
    open(`/tienda/oferta/formulario/${id(1)}`);
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });
});
