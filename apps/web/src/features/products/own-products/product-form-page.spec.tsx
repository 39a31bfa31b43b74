import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { planOf } from '@/test/membresia';
import { buildOwnDetail, buildOwnProducto, ownMeta, productId } from '@/test/own-products';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildPublicConfig } from '@/test/services';

configure({ asyncUtilTimeout: 10_000 });

const PATH = '/tienda/producto/formulario';
const open = (path = PATH, calls: HttpHandler[] = []) => {
  enter('store');
  server.use(
    answer(system.public, { data: buildPublicConfig() }),
    answer(products.mine, { data: [], meta: ownMeta(0) }),
  );
  server.use(...calls);
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const type = (label: RegExp | string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('a new product', () => {
  it('says what is missing, shows its price in bolivars, and goes to the list', async () => {
    const sent: unknown[] = [];
    server.use(answer(products.create, ({ body }) => (sent.push(body), { data: buildOwnDetail() })));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Publicar producto' }));
    expect(
      await screen.findByText('Los campos nombre, precio, stock y categoría son obligatorios'),
    ).toBeInTheDocument();
    expect(screen.getByText('El nombre del producto es obligatorio')).toBeInTheDocument();
    for (const label of [/^Nombre del producto/, /^Precio en dólares/, /^Stock inicial/, /^Categoría/])
      expect(screen.getByLabelText(label)).toBeRequired();
    type(/^Nombre del producto/, 'Pastillas delanteras');
    type(/^Precio en dólares/, '24,50');
    expect(await screen.findByText('Al cambio de hoy: Bs. 2.450,00')).toBeInTheDocument();
    type(/^Stock inicial/, '12');
    await user.selectOptions(screen.getByLabelText(/^Categoría/), 'Frenos');
    await user.selectOptions(screen.getByLabelText(/^Subcategoría/), 'Pastillas de freno');
    await user.click(screen.getByRole('switch', { name: /^Descuento por porcentaje/ }));
    type('Porcentaje', '15');
    type('Desde (opcional)', '2026-12-01');
    type('Hasta (opcional)', '2026-12-24');
    await user.click(screen.getByRole('button', { name: 'Agregar dato' }));
    type('Dato', 'Núm. de piezas');
    type('Valor', '4');
    type('Etiquetas (opcional)', 'cerámica');
    await user.click(screen.getByRole('button', { name: 'Agregar etiqueta' }));
    type('Etiquetas (opcional)', 'Ceramica');
    await user.click(screen.getByRole('button', { name: 'Agregar etiqueta' }));
    expect(await screen.findByText('Esta etiqueta ya existe')).toBeInTheDocument();
    // Left without pressing its button.
    await user.type(screen.getByLabelText('Equivale a (opcional)'), '90915-YZZE1');
    await user.click(screen.getByRole('button', { name: 'Publicar producto' }));
    expect(await screen.findByText('Producto creado correctamente')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/tienda/lista/productos'));
    expect(sent).toEqual([
      expect.objectContaining({
        nombre: 'Pastillas delanteras',
        precio: 24.5,
        stock: 12,
        stockMinimo: 5,
        categoria: 'Frenos',
        subcategoria: 'Pastillas de freno',
        descuento: {
          porcentaje: 15,
          fechaInicio: '2026-12-01T04:00:00.000Z',
          fechaFin: '2026-12-25T03:59:59.999Z',
        },
        especificaciones: { 'Núm de piezas': '4' },
        etiquetas: ['cerámica'],
        equivalencias: ['90915-YZZE1'],
        marca: null,
        modelo: null,
      }),
    ]);
  });

  it('forgets a subcategory and a model that do not belong to the new category and brand', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText(/^Categoría/), 'Frenos');
    await user.selectOptions(screen.getByLabelText(/^Subcategoría/), 'Pastillas de freno');
    await user.selectOptions(screen.getByLabelText(/^Categoría/), 'Filtros');
    await waitFor(() => expect(screen.getByLabelText(/^Subcategoría/)).toHaveValue(''));
    await user.selectOptions(screen.getByLabelText('Marca del vehículo'), 'Toyota');
    await user.selectOptions(screen.getByLabelText('Modelo'), 'Corolla');
    await user.selectOptions(screen.getByLabelText('Marca del vehículo'), 'Ford');
    await waitFor(() => expect(screen.getByLabelText('Modelo')).toHaveValue(''));
    await user.selectOptions(screen.getByLabelText('Marca del vehículo'), 'Otros');
    type('¿Cuál marca?', 'Zotye');
    await user.selectOptions(screen.getByLabelText('Modelo'), 'Genérico');
    expect(screen.getByLabelText('¿Cuál modelo? (opcional)')).toBeInTheDocument();
  });

  it('takes as many pictures as the plan allows, and says which plan that is', async () => {
    const { limites } = planOf('BASIC_TIENDA');
    server.use(answer(membresia.limits, { data: { nombre: 'Básico', limites: { ...limites, fotos: 2 } } }));
    const { unmount } = open();
    expect(await screen.findByText(/Máximo 2 con tu plan Básico; arrastra para ordenar/)).toBeInTheDocument();
    URL.createObjectURL = () => 'blob:x';
    const files = [1, 2, 3].map((n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }));
    fireEvent.change(screen.getByLabelText('Agregar fotos'), { target: { files } });
    expect(await screen.findByText(/^Tu plan Básico permite 2 fotos por producto/)).toBeInTheDocument();
    unmount();
    server.use(answer(membresia.limits, { data: { nombre: 'Profesional', limites: { ...limites, fotos: null } } }));
    open();
    expect(await screen.findByText(/Máximo 3; arrastra para ordenar/)).toBeInTheDocument();
  });

  it('keeps what was typed for the next visit', async () => {
    const { unmount } = open();
    await screen.findByRole('button', { name: 'Publicar producto' });
    type(/^Nombre del producto/, 'A medias');
    await waitFor(() => expect(localStorage.getItem('tuerca-borrador:producto-nuevo')).toContain('A medias'));
    unmount();
    open();
    expect(await screen.findByText('Recuperamos lo que habías escrito y no guardaste.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Nombre del producto/)).toHaveValue('A medias'));
  });
});

describe('a copy of a product', () => {
  it('begins with all that the other says but its code, stock and pictures, and stays hidden', async () => {
    const sent: unknown[] = [];
    const fit = { marca: 'Toyota', modelo: 'Corolla', anioDesde: 2003, anioHasta: 2014, motor: '1.8' };
    server.use(
      answer(products.own, {
        data: buildOwnDetail(1, {
          nombre: 'Filtro Wix',
          sku: 'WIX-1',
          stock: 7,
          activo: true,
          imagenes: ['/api/imagenes/otra.webp'],
          compatibilidad: [fit],
          equivalencias: ['90915-YZZE1'],
        }),
      }),
      answer(products.create, ({ body }) => (sent.push(body), { data: buildOwnDetail() })),
    );
    const { user, address } = open(`${PATH}?copiar=${productId(1)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Duplicar producto' })).toBeInTheDocument();
    expect(await screen.findByText(/^Es una copia de Filtro Wix\./)).toHaveTextContent('las fotos no se copian');
    expect(screen.getByLabelText(/^Stock inicial/)).toHaveValue('');
    type(/^Stock inicial/, '3');
    await user.click(screen.getByRole('button', { name: 'Guardar copia' }));
    await waitFor(() => expect(address()).toBe('/tienda/lista/productos'));
    expect(sent).toEqual([
      expect.objectContaining({
        nombre: 'Filtro Wix',
        sku: null,
        stock: 3,
        activo: false,
        imagenes: [],
        compatibilidad: [fit],
        equivalencias: ['90915-YZZE1'],
      }),
    ]);
  });
});

describe('vehicles and equivalent numbers of another product', () => {
  it('join what the form holds, each once, and nothing is saved', async () => {
    const fit = { marca: 'Toyota', modelo: 'Corolla', anioDesde: 2003, anioHasta: 2014, motor: '1.8' };
    const other = { ...fit, modelo: 'Yaris', motor: null };
    const [mine, source] = [
      buildOwnDetail(1, { compatibilidad: [fit], equivalencias: ['90915-YZZE1'] }),
      buildOwnDetail(2, {
        nombre: 'Filtro Wix',
        // The same car and the same number in other spellings.
        compatibilidad: [{ ...fit, marca: 'TOYOTA' }, other],
        equivalencias: ['90915 yzze1', 'WIX-51348'],
      }),
    ];
    const searched: (string | null)[] = [];
    const { user } = open(`${PATH}/${productId(1)}`, [
      answer(products.own, ({ params }) => ({ data: params.id === productId(2) ? source : mine })),
      answer(products.mine, ({ query }) => {
        searched.push(query.get('search'));
        return { data: [buildOwnProducto(1), buildOwnProducto(2, { nombre: 'Filtro Wix' })], meta: ownMeta(2) };
      }),
      fail(products.update, 'ERROR_INTERNO'),
    ]);
    const copy = async () => {
      await user.click(await screen.findByRole('button', { name: 'Copiar compatibilidad de…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Copiar compatibilidad' });
      await user.type(within(dialog).getByRole('combobox', { name: 'Producto' }), 'wix');
      await waitFor(() => expect(searched).toContain('wix'));
      await user.click(await screen.findByRole('option', { name: 'Filtro Wix (FA-2)' }));
      expect(screen.queryByRole('option', { name: /Filtro de aceite 1/ })).not.toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await copy();
    expect(
      await screen.findByText(/^Copiamos 1 vehículo y 1 número equivalente\. Revisa y guarda\.$/),
    ).toBeInTheDocument();
    const models = () =>
      screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Modelo' }).map(({ value }) => value);
    expect(models().slice(-2)).toEqual(['Corolla', 'Yaris']);
    expect(screen.getByText('90915-YZZE1')).toBeInTheDocument();
    expect(screen.getByText('WIX-51348')).toBeInTheDocument();
    await copy();
    expect(await screen.findByText('Filtro Wix no tiene vehículos ni números que falten aquí.')).toBeInTheDocument();
    expect(models().slice(-2)).toEqual(['Corolla', 'Yaris']);
  });
});

it('says brand and model of its vehicle once: the first row takes them over', async () => {
  const { user } = open(PATH);
  await user.selectOptions(await screen.findByLabelText('Marca del vehículo'), 'Toyota');
  await user.selectOptions(screen.getAllByLabelText('Modelo')[0]!, 'Corolla');
  await user.click(screen.getByRole('button', { name: 'Agregar vehículo' }));
  expect(screen.getByRole('combobox', { name: 'Marca' })).toHaveValue('Toyota');
  expect(screen.getAllByRole('combobox', { name: 'Modelo' }).at(-1)).toHaveValue('Corolla');
});

describe('one of my products', () => {
  it('stands in the form as it is, and is saved without touching a stock that was left alone', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(products.own, {
        data: buildOwnDetail(1, {
          nombre: 'Filtro Wix',
          stock: 7,
          marca: 'ZOTYE',
          modelo: 'T600',
          compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 2003, anioHasta: 2014, motor: '1.8' }],
        }),
      }),
      fail(products.update, 'ENTRADA_INVALIDA', {
        errors: [{ campo: 'sku', mensaje: 'Ya tienes un producto con ese código (SKU).' }],
      }),
    );
    const { user } = open(`${PATH}/${productId(1)}`);
    expect(await screen.findByLabelText(/^Nombre del producto/)).toHaveValue('Filtro Wix');
    expect(screen.getByLabelText('¿Cuál marca?')).toHaveValue('ZOTYE');
    expect(screen.getByLabelText('Desde el año')).toHaveValue('2003');
    await user.click(screen.getByRole('button', { name: 'Agregar vehículo' }));
    expect(screen.getAllByLabelText('Marca')[1]).toHaveValue('Toyota');
    await user.click(screen.getByRole('button', { name: 'Quitar vehículo 2' }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Ya tienes un producto con ese código (SKU).')).toBeInTheDocument();
    server.use(answer(products.update, ({ body }) => (sent.push(body), { data: buildOwnDetail() })));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Producto actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({
        stock: 7,
        stockAnterior: 7,
        marca: 'ZOTYE',
        modelo: 'T600',
        compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 2003, anioHasta: 2014, motor: '1.8' }],
      }),
    ]);
  });

  it.each([
    [
      'a position without prices',
      fail(products.update, 'SIN_PERMISO', { message: 'Tu cargo no permite cambiar precios.' }),
      'Tu cargo no permite cambiar precios.',
    ],
    [
      'too many calls',
      fail(products.update, 'DEMASIADAS_SOLICITUDES', { message: 'Espera un minuto.' }),
      'Espera un minuto.',
    ],
    [
      'a limit of its plan',
      fail(products.update, 'PLAN_LIMITE', { message: 'Tu plan permite 50 productos publicados.' }),
      'Tu plan permite 50 productos publicados.',
    ],
    [
      'a product that is gone',
      fail(products.update, 'PRODUCTO_NO_ENCONTRADO', { message: 'Este producto ya no existe.' }),
      'Este producto ya no existe.',
    ],
    [
      'no network',
      unreachable(products.update),
      'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    ],
  ])('says of %s why it was not saved', async (_case, answered, sentence) => {
    server.use(answer(products.own, { data: buildOwnDetail(1) }), answered);
    const { user } = open(`${PATH}/${productId(1)}`);
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('keeps a discount that cannot be as it was typed, and saves nothing', async () => {
    let sent = 0;
    server.use(
      answer(products.own, { data: buildOwnDetail(1) }),
      answer(products.update, () => (sent++, { data: buildOwnDetail() })),
    );
    const { user } = open(`${PATH}/${productId(1)}`);
    await user.click(await screen.findByRole('switch', { name: /^Descuento por porcentaje/ }));
    const discount = await screen.findByRole('spinbutton', { name: /^Porcentaje/ });
    fireEvent.change(discount, { target: { value: '150' } });
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(discount).toHaveAccessibleDescription('El descuento debe ser un número entre 0,01 y 99,99'),
    );
    expect(discount).toHaveValue('150');
    expect(sent).toBe(0);
  });

  it('that cannot be found says so', async () => {
    open(`${PATH}/nada`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo identificar el producto a editar');
    expect(within(alert).getByRole('link', { name: 'Ir a mis productos' })).toBeInTheDocument();
  });
});
