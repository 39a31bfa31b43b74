import { catalogos } from '@tuerca/contracts/platform/catalogos/endpoints';
import { findCategoria } from '@tuerca/contracts/products/products/categorias';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type Actor, mintUser, openBusiness } from './actors';
import { listCalls } from './catalogos';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { download } from './spreadsheets';

let h: Harness;
let admin: Actor;
let store: Actor;
let client: Actor;
beforeAll(async () => {
  h = await startApp();
  [admin, client] = [await mintUser(h, 'admin'), await mintUser(h, 'client')];
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const lists = (lista: Parameters<typeof listCalls>[2]) => listCalls(h.base, admin.token, lista);
const found = async (query: string) =>
  (await call(h.base, 'GET', `/api/products?limit=24&${query}`)).body.data.map(
    ({ nombre }: { nombre: string }) => nombre,
  );
const product = async (id: string) => (await call(h.base, 'GET', `/api/products/${id}`)).body.data;
const create = (overrides: object) =>
  call(h.base, 'POST', '/api/products', {
    token: store.token,
    body: { nombre: 'Pieza', precio: 10, stock: 3, categoria: 'Filtros', ...overrides },
  });
const lastLine = () => h.db.collection('auditoria').findOne({ accion: /^catalogo/ }, { sort: { fecha: -1, _id: -1 } });

describe('a category that gets another name', () => {
  it('shows what it touches, takes its documents along, and is found by its former name', async () => {
    const categorias = lists('categorias');
    const { id } = await seed(h, store.user._id, {
      nombre: 'Pastillas delanteras',
      categoria: 'Frenos',
      subcategoria: 'Pastillas de freno',
    });
    const promotion = await call(h.base, 'POST', '/api/promotions', {
      token: store.token,
      body: {
        titulo: 'Semana del freno',
        descripcion: 'Todo lo de frenos',
        descuento: 10,
        productosAplicables: 'categoria',
        categoriaSeleccionada: 'Frenos',
        fechaInicio: caracasDate(new Date()),
        fechaFin: '2099-12-31',
      },
    });
    expect(promotion.status).toBe(201);
    const preview = (await categorias.preview({ id: 'frenos', nombre: 'Frenos y ABS' })).body.data;
    expect(preview).toMatchObject({ reescribe: true, total: 2 });
    expect(preview.usos).toContainEqual({ uso: 'productos', cuantos: 1 });

    const changed = await categorias.change('frenos', { nombre: 'Frenos y ABS', visto: preview.total });
    expect([changed.status, changed.body.message]).toEqual([
      200,
      'Cambio guardado. Lo estamos aplicando en lo ya publicado.',
    ]);
    expect(catalogos.update.response.parse(changed.body.data).entradas.find((one) => one.id === 'frenos')?.nombre).toBe(
      'Frenos y ABS',
    );
    await categorias.settled();

    expect(await product(id)).toMatchObject({ categoria: 'Frenos y ABS', subcategoria: 'Pastillas de freno' });
    for (const query of ['category=frenos', 'category=Frenos', 'categoria=Frenos%20y%20ABS', 'search=abs'])
      expect([query, await found(query)]).toEqual([query, ['Pastillas delanteras']]);
    const { facetas } = (await call(h.base, 'GET', '/api/products?facetas=true')).body.meta;
    expect(facetas.categorias).toEqual([expect.objectContaining({ valor: 'Frenos y ABS', total: 1 })]);
    expect((await h.db.collection('promociones').findOne())!.categoriaSeleccionada).toBe('Frenos y ABS');
    expect(await lastLine()).toMatchObject({
      accion: 'catalogo.cambiar',
      objeto: 'catalogo:categorias/frenos',
      antes: { nombre: 'Frenos' },
      despues: { nombre: 'Frenos y ABS' },
      motivo: 'Lo pidieron las tiendas',
    });
    expect(await categorias.entry('frenos')).toMatchObject({ alias: ['Frenos'], usos: 2 });
  });

  it('is what forms that still say the former name write', async () => {
    const { status, body } = await create({ nombre: 'Disco', categoria: 'Frenos', subcategoria: 'Discos y tambores' });
    expect([status, body.data.categoria]).toEqual([201, 'Frenos y ABS']);
    expect((await create({ categoria: 'Fren0s' })).body.errors).toEqual([
      { campo: 'categoria', mensaje: 'Selecciona la categoría' },
    ]);
  });

  it('waits for a look at what has grown beyond the preview', async () => {
    const categorias = lists('categorias');
    for (let n = 0; n < 12; n++)
      await seed(h, store.user._id, { nombre: `Batería ${n}`, categoria: 'Baterías', subcategoria: null });
    const refused = await categorias.change('baterias', { nombre: 'Acumuladores', visto: 0 });
    expect([refused.status, refused.body.code]).toEqual([409, 'CATALOGO_CRECIO']);
    expect((await categorias.change('baterias', { nombre: 'Acumuladores', visto: 3 })).status).toBe(200);
    await categorias.settled();
    expect((await found('category=baterias')).length).toBe(12);
  });
});

describe('an entry that is switched off', () => {
  it('is offered no more, and stays where it is', async () => {
    const categorias = lists('categorias');
    const { body } = await create({ nombre: 'Gato hidráulico', categoria: 'Herramientas' });
    expect((await categorias.change('herramientas', { apagada: true, visto: 1 })).status).toBe(200);
    expect((await create({ categoria: 'Herramientas' })).body).toMatchObject({
      code: 'ENTRADA_INVALIDA',
      message: 'Esa categoría ya no se usa. Elige otra.',
    });
    const path = `/api/products/${body.data._id}`;
    const kept = await call(h.base, 'PUT', path, {
      token: store.token,
      body: { categoria: 'Herramientas', precio: 11 },
    });
    expect([kept.status, kept.body.data.categoria]).toEqual([200, 'Herramientas']);
    expect(await found('category=herramientas')).toEqual(['Gato hidráulico']);
    await categorias.change('herramientas', { apagada: false });
    expect((await create({ nombre: 'Llave', categoria: 'Herramientas' })).status).toBe(201);
  });

  it('is never what the platform itself needs', async () => {
    const categorias = lists('categorias');
    for (const body of [{ apagada: true }, { nombre: 'Varios' }, { fusionarEn: 'filtros' }]) {
      const answer = await categorias.change('otros', body);
      expect([answer.status, answer.body.code]).toEqual([409, 'CATALOGO_PROTEGIDO']);
    }
  });
});

describe('brands and models', () => {
  it('take in what a store typed, wherever it stands, and merge what two garages called the same', async () => {
    const marcas = lists('marcas');
    const { body } = await create({
      nombre: 'Bomba de gasolina',
      marca: 'toyotta',
      modelo: 'Korola',
      compatibilidad: [{ marca: 'toyotta', modelo: 'Korola', anioDesde: 2010, anioHasta: 2014, motor: null }],
    });
    const vehicle = (marca: string, modelo: string) =>
      call(h.base, 'POST', '/api/client/garaje', {
        token: client.token,
        body: { marca, modelo, anio: 2012, motor: null, placa: null, tipo: null },
      });
    await vehicle('toyotta', 'Korola');
    await vehicle('Toyota', 'Corolla');
    expect(await marcas.suggestions()).toContainEqual({ padre: null, nombre: 'TOYOTTA', cuantos: 2 });

    const escrito = { padre: null, nombre: 'TOYOTTA' };
    const preview = (await marcas.preview({ escrito })).body.data;
    expect(preview.usos).toEqual([
      { uso: 'productos', cuantos: 1 },
      { uso: 'vehiculos', cuantos: 1 },
    ]);
    expect((await marcas.adopt('toyota', { escrito, visto: preview.total })).status).toBe(200);
    await marcas.settled();
    expect(
      (await marcas.adopt('toyota.corolla', { escrito: { padre: 'Toyota', nombre: 'KOROLA' }, visto: 2 })).status,
    ).toBe(200);
    await marcas.settled();

    expect(await product(body.data._id)).toMatchObject({
      marca: 'Toyota',
      modelo: 'Corolla',
      compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 2010 }],
    });
    const garage = (await call(h.base, 'GET', '/api/client/garaje', { token: client.token })).body.data;
    expect(garage).toEqual([expect.objectContaining({ marca: 'Toyota', modelo: 'Corolla' })]);
    // A browser that remembers the misspelt name still finds what fits.
    expect(await found('sirve=true&vMarca=Toyotta&vModelo=korola&vAnio=2012')).toContain('Bomba de gasolina');
    expect((await create({ nombre: 'Otra', marca: 'ToyoTTa', modelo: 'korola' })).body.data).toMatchObject({
      marca: 'Toyota',
      modelo: 'Corolla',
    });
  });

  it('are added with years and kind, and a typed brand becomes one in its own spelling', async () => {
    const marcas = lists('marcas');
    await create({ nombre: 'Faro', marca: 'Geely', modelo: 'Coolray' });
    const added = await marcas.add({ nombre: 'Geely', escrito: { padre: null, nombre: 'GEELY' }, visto: 1 });
    expect(added.status).toBe(201);
    await marcas.settled();
    const model = await marcas.add({
      nombre: 'Coolray',
      padre: 'geely',
      escrito: { padre: 'Geely', nombre: 'COOLRAY' },
      visto: 1,
      datos: { anioDesde: 2020, anioHasta: null, tipo: 'suv' },
    });
    expect(model.status).toBe(201);
    await marcas.settled();
    expect(await found('marca=Geely&modelo=Coolray')).toEqual(['Faro']);
    expect(await marcas.entry('geely.coolray')).toMatchObject({
      agregada: true,
      usos: 1,
      datos: { anioDesde: 2020, tipo: 'suv' },
    });
    const wrong = await marcas.change('geely.coolray', { datos: { anioHasta: 2010 } });
    expect(wrong.body.errors).toEqual([
      { campo: 'datos.anioHasta', mensaje: 'El último año no puede ser anterior al primero' },
    ]);
    expect((await marcas.add({ nombre: 'géely' })).body.code).toBe('CATALOGO_REPETIDO');
  });

  it('are merged with their own entries', async () => {
    const marcas = lists('marcas');
    await marcas.add({ nombre: 'Chevi' });
    await marcas.add({ nombre: 'Aveo', padre: 'chevi' });
    await marcas.add({ nombre: 'Aveo LT', padre: 'chevi' });
    const { id } = await seed(h, store.user._id, { nombre: 'Correa', marca: 'Chevi', modelo: 'Aveo' });
    expect((await marcas.change('chevi', { fusionarEn: 'chevrolet', visto: 1 })).status).toBe(200);
    const { entradas } = await marcas.settled();
    expect(await product(id)).toMatchObject({ marca: 'Chevrolet', modelo: 'Aveo' });
    expect(entradas.filter(({ nombre }) => nombre === 'Aveo').map(({ padre }) => padre)).toEqual(['chevrolet']);
    expect(entradas.find(({ nombre }) => nombre === 'Aveo LT')?.padre).toBe('chevrolet');
    expect(await lastLine()).toMatchObject({ accion: 'catalogo.fusionar', despues: { fusionadaEn: 'chevrolet' } });
  });
});

it('moves an entry among its siblings', async () => {
  const categorias = lists('categorias');
  const order = async () =>
    (await categorias.list()).entradas.filter(({ padre }) => padre === null).map(({ id }) => id);
  const [first, second, third] = await order();
  await categorias.change(third!, { posicion: 0 });
  expect((await order()).slice(0, 3)).toEqual([third, first, second]);
  await categorias.change(third!, { posicion: 2 });
  expect((await order()).slice(0, 3)).toEqual([first, second, third]);
});

it('adds a category before the one of everything else, with subcategories', async () => {
  const categorias = lists('categorias');
  await categorias.add({ nombre: 'Vehículos eléctricos', datos: { subtitulo: 'Cargadores y cables' } });
  await categorias.add({ nombre: 'Cargadores', padre: 'vehiculoselectricos' });
  const roots = (await categorias.list()).entradas.filter(({ padre }) => padre === null);
  expect(roots.slice(-2).map(({ nombre }) => nombre)).toEqual(['Vehículos eléctricos', 'Otros']);
  expect(findCategoria('vehiculoselectricos')).toMatchObject({
    subtitulo: 'Cargadores y cables',
    subcategorias: ['Cargadores'],
  });
  expect(
    (await create({ nombre: 'Cargador', categoria: 'Vehículos eléctricos', subcategoria: 'Cargadores' })).status,
  ).toBe(201);
});

it('gives banks another name, and their codes stay', async () => {
  const bancos = lists('bancos');
  const method = { nombreBanco: 'Banesco', cedula: 'V-12345678', telefono: '0414-1234567', nombrePersona: 'Ana' };
  await call(h.base, 'POST', '/api/client/payment-methods', { token: client.token, body: method });
  const preview = (await bancos.preview({ id: '0134', nombre: 'Banesco Universal' })).body.data;
  expect(preview).toMatchObject({ total: 1, reescribe: true });
  await bancos.change('0134', { nombre: 'Banesco Universal', visto: 1 });
  await bancos.settled();
  const [saved] = (await call(h.base, 'GET', '/api/client/payment-methods', { token: client.token })).body.data;
  expect(saved).toMatchObject({ nombreBanco: 'Banesco Universal', codigoBanco: '0134' });
  expect((await bancos.add({ nombre: 'Banco Nuevo' })).body.errors).toEqual([
    { campo: 'codigo', mensaje: 'El código del banco tiene 4 cifras' },
  ]);
  expect((await bancos.add({ nombre: 'Banco Nuevo', codigo: '0199' })).status).toBe(201);
});

it('gives service categories another name, by which services are found', async () => {
  const servicios = lists('servicios');
  const workshop = await openBusiness(h, 'workshop');
  const body = { nombre: 'Cambio de pastillas', descripcion: 'Delanteras', precio: 20, categoria: 'sistema_frenos' };
  const created = await call(h.base, 'POST', '/api/servicios-mecanicos', { token: workshop.token, body });
  const preview = (await servicios.preview({ id: 'sistema_frenos', nombre: 'Frenado', datos: { publica: 'Frenado' } }))
    .body.data;
  expect(preview.reescribe).toBe(true);
  await servicios.change('sistema_frenos', { nombre: 'Frenado', datos: { publica: 'Frenado' }, visto: preview.total });
  await servicios.settled();
  const { body: answer } = await call(h.base, 'GET', '/api/servicios-mecanicos?busqueda=frenado');
  expect(created.status).toBe(201);
  expect(answer.data).toEqual([expect.objectContaining({ categoria: 'sistema_frenos', categoriaPublica: 'Frenado' })]);
  expect((await call(h.base, 'GET', '/api/servicios-mecanicos?categoria=Frenado')).status).toBe(200);
});

it('exports a list for a spreadsheet', async () => {
  const { res, content } = await download(h, admin, '/api/admin/catalogos/categorias/exportar');
  const text = content.toString();
  expect([res.status, res.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
  expect(text).toContain('Lista;Pertenece a;Nombre;Código;Usos;Estado;Nombres anteriores;Datos');
  expect(text).toMatch(/Categorías de productos;Frenos y ABS;Pastillas de freno;frenos\.pastillasdefreno;\d+;Activa/);
});
