import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { Changes } from '../src/platform/realtime/changes.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { ledgerOf, stockOf } from './shop';
import {
  confirm,
  csv,
  csvOf,
  download,
  finished,
  HEADER,
  importAll,
  newRow,
  read,
  rowsOf,
  upload,
  xlsxOf,
} from './spreadsheets';

let h: Harness;
let store: Actor;
let other: Actor;
beforeAll(async () => {
  h = await startApp();
  [store, other] = [await openBusiness(h, 'store'), await openBusiness(h, 'store')];
});
afterAll(() => h.close());

const productsOf = ({ user }: Actor) =>
  h.db
    .collection('productos')
    .find({ tiendaId: new h.db.base.Types.ObjectId(user._id) })
    .toArray();
const counts = ({ conteo }: Importacion) => [conteo.nuevos, conteo.cambian, conteo.iguales, conteo.conError];

describe('checking a file', () => {
  it('tells what is new, what changes, what stays and what is wrong, and writes no product', async () => {
    const seller = await openBusiness(h, 'store');
    await seed(h, seller.user._id, {
      sku: 'A-1',
      nombre: 'Filtro A-1',
      descripcion: 'Sellado de fábrica',
      precio: 12.5,
      stock: 4,
    });
    await seed(h, seller.user._id, {
      sku: 'A-2',
      nombre: 'Filtro A-2',
      descripcion: 'Sellado de fábrica',
      precio: 9,
      stock: 1,
    });
    const { status, body } = await upload(
      h,
      seller,
      csv(
        newRow('A-1'),
        newRow('A-2'),
        newRow('A-3'),
        newRow('A-4', { precio: 'mucho' }),
        newRow('A-5', { stock: '-2' }),
      ),
    );
    expect([status, counts(body.data)]).toEqual([201, [1, 1, 1, 2]]);
    expect(await rowsOf(h, seller, body.data._id, 'cambia')).toMatchObject([
      {
        linea: 3,
        sku: 'A-2',
        cambios: [
          { columna: 'Precio', antes: '9', despues: '12,5' },
          { columna: 'Stock', antes: '1', despues: '4' },
        ],
      },
    ]);
    expect((await rowsOf(h, seller, body.data._id, 'error')).map(({ linea, errores }) => [linea, ...errores])).toEqual([
      [5, { columna: 'Precio', motivo: '«mucho» no es un número' }],
      [6, { columna: 'Stock', motivo: 'La cantidad de stock debe ser un número mayor o igual a 0' }],
    ]);
    expect(await productsOf(seller)).toHaveLength(2);
  });

  it('reads commas, semicolons, a byte order mark, Venezuelan decimals and XLSX alike', async () => {
    const rows = [HEADER, newRow('B-1', { precio: '1.234,56', stock: '1.200' })];
    const files = [
      csvOf(rows, ','),
      csvOf(rows),
      csvOf(rows, '\t'),
      Buffer.concat([Buffer.from('\ufeff'), csvOf(rows)]),
    ];
    files.push(await xlsxOf([HEADER, ['B-1', 'Filtro B-1', 'Sellado de fábrica', 1234.56, 'filtros', 'toyota', 1200]]));
    for (const file of files) {
      const { body } = await upload(h, store, file);
      expect(counts(body.data)).toEqual([1, 0, 0, 0]);
      expect(await rowsOf(h, store, body.data._id, 'nuevo')).toMatchObject([{ precio: 1234.56, stock: 1200 }]);
    }
  });

  it('names both lines of a code that appears twice, and the headers that it does not know', async () => {
    const { body } = await upload(
      h,
      store,
      csvOf([
        [...HEADER, 'Proveedor'],
        [...newRow('C-1'), 'x'],
        [...newRow('C-1'), 'y'],
      ]),
    );
    expect([counts(body.data), body.data.columnasIgnoradas]).toEqual([[0, 0, 0, 2], ['Proveedor']]);
    expect((await rowsOf(h, store, body.data._id, 'error')).map(({ errores }) => errores[0]!.motivo)).toEqual([
      'Este código ya está en la línea 3',
      'Este código ya está en la línea 2',
    ]);
  });

  it('gives every bad row away as CSV, with nothing in it that a spreadsheet would calculate', async () => {
    const { body } = await upload(
      h,
      store,
      csv(newRow('D-1', { nombre: '=HYPERLINK("http://x.ve";"Ver")' }), ['', ...newRow('').slice(1)]),
    );
    const { content, res } = await download(h, store, `/api/products/imports/${body.data._id}/errors`);
    expect(res.headers.get('content-disposition')).toContain('errores-importacion.csv');
    expect(content.toString()).toContain(
      "2;D-1;;Nombre;Empieza con «=» y parece una fórmula. Si es texto, escribe un apóstrofo (') delante",
    );
    expect(content.toString()).toContain('3;;Filtro;SKU;Escribe un código (SKU)');
    expect(content.toString()).not.toMatch(/(^|[;"])[=+@-]/m);
  });
});

describe('writing a checked file', () => {
  it('writes every row with its ledger, once, and announces it to the lists once', async () => {
    const seller = await openBusiness(h, 'store');
    const old = await seed(h, seller.user._id, { sku: 'E-1', nombre: 'Viejo', stock: 7 });
    const changes = jest.spyOn(h.app.get(Changes, { strict: false }), 'bump');
    const done = await importAll(
      h,
      seller,
      csv(newRow('E-1', { stock: '9' }), ...Array.from({ length: 230 }, (_, i) => newRow(`E-N${i}`))),
    );
    expect([done.estado, done.avance]).toEqual(['aplicada', { hechas: 231, total: 231 }]);
    expect(changes.mock.calls.filter(([tag]) => [tag].flat().includes('productos:listas'))).toHaveLength(1);
    changes.mockRestore();
    expect([await stockOf(h, old.id), await ledgerOf(h, old.id)]).toEqual([9, 9]);
    const products = await productsOf(seller);
    expect(products).toHaveLength(231);
    for (const { _id, stock } of products.slice(0, 5)) expect(await ledgerOf(h, String(_id))).toBe(stock);
    const found = await call(h.base, 'GET', '/api/products?q=E-N229');
    expect(found.body.data).toMatchObject([{ nombre: 'Filtro E-N229', precio: 12.5, stock: 4 }]);
    const again = await confirm(h, seller, done._id);
    expect([again.status, again.body.code]).toEqual([409, 'ESTADO_CAMBIO']);
  });

  it('asks before it leaves bad rows out', async () => {
    const seller = await openBusiness(h, 'store');
    const { body } = await upload(h, seller, csv(newRow('F-1'), newRow('F-2', { precio: '' })));
    const refused = await confirm(h, seller, body.data._id);
    expect([refused.status, refused.body.code]).toEqual([409, 'IMPORTACION_CON_ERRORES']);
    expect(await productsOf(seller)).toHaveLength(0);
    expect((await confirm(h, seller, body.data._id, true)).status).toBe(200);
    expect(await finished(h, seller, body.data._id)).toMatchObject({ estado: 'aplicada' });
    expect((await productsOf(seller)).map(({ sku }) => sku)).toEqual(['F-1']);
  });

  it('shows the list anew when a price or a stock has moved since, and keeps what was sold after that', async () => {
    const seller = await openBusiness(h, 'store');
    const { id } = await seed(h, seller.user._id, {
      sku: 'G-1',
      nombre: 'Filtro G-1',
      descripcion: 'Sellado de fábrica',
      precio: 12.5,
      stock: 10,
    });
    const { body } = await upload(h, seller, csv(newRow('G-1', { stock: '20' })));
    await h.db.collection('productos').updateOne({ sku: 'G-1' }, { $inc: { stock: -1 } });
    const moved = await confirm(h, seller, body.data._id);
    expect([moved.status, moved.body.code, moved.body.data.actualizada]).toEqual([409, 'IMPORTACION_CAMBIO', true]);
    expect(await rowsOf(h, seller, body.data._id, 'cambia')).toMatchObject([
      { cambios: [{ columna: 'Stock', antes: '9', despues: '20' }] },
    ]);
    expect((await confirm(h, seller, body.data._id)).status).toBe(200);
    await finished(h, seller, body.data._id);
    expect(await stockOf(h, id)).toBe(20);
  });

  it('says that nothing is to be done, and that a discarded check is gone', async () => {
    const seller = await openBusiness(h, 'store');
    await importAll(h, seller, csv(newRow('H-1')));
    const { body } = await upload(h, seller, csv(newRow('H-1')));
    expect(counts(body.data)).toEqual([0, 0, 1, 0]);
    expect((await confirm(h, seller, body.data._id)).body.code).toBe('IMPORTACION_SIN_CAMBIOS');
    const discard = () => call(h.base, 'DELETE', `/api/products/imports/${body.data._id}`, { token: seller.token });
    expect([(await discard()).status, (await discard()).status]).toEqual([200, 404]);
    expect(await h.db.collection('importaciones_filas').countDocuments({ sku: 'H-1', hecha: false })).toBe(0);
  });

  it('changes only what the file has columns for', async () => {
    const seller = await openBusiness(h, 'store');
    const { id } = await seed(h, seller.user._id, {
      sku: 'I-1',
      etiquetas: ['oferta'],
      imagenes: ['/media/x.webp'],
      pesoKg: 2,
    });
    await importAll(
      h,
      seller,
      csvOf([
        ['SKU', 'Nombre', 'Precio', 'Categoría', 'Stock'],
        ['I-1', 'Nuevo nombre', '3', 'Filtros', '5'],
      ]),
    );
    const doc = await h.db.collection('productos').findOne({ _id: new h.db.base.Types.ObjectId(id) });
    expect(doc).toMatchObject({
      nombre: 'Nuevo nombre',
      etiquetas: ['oferta'],
      imagenes: ['/media/x.webp'],
      pesoKg: 2,
      marca: 'Toyota',
      precioFinalCentavos: 300,
    });
  });
});

describe('who may', () => {
  const paths = (id: string): [string, string, object?][] => [
    ['GET', `/api/products/imports/${id}`],
    ['GET', `/api/products/imports/${id}/rows?tipo=nuevo`],
    ['GET', `/api/products/imports/${id}/errors`],
    ['POST', `/api/products/imports/${id}/confirm`, {}],
    ['DELETE', `/api/products/imports/${id}`],
    ['GET', '/api/products/imports/template/csv'],
    ['GET', '/api/products/imports/template/xlsx'],
    ['GET', '/api/products/exports/csv'],
    ['GET', '/api/products/exports/xlsx'],
    ['POST', '/api/products/imports'],
  ];

  it('lets only stores import, and only their own files', async () => {
    const { body } = await upload(h, store, csv(newRow('J-1')));
    const people = await Promise.all((['client', 'workshop', 'admin'] as const).map((role) => mintUser(h, role)));
    for (const [method, path, sent] of paths(body.data._id)) {
      expect((await call(h.base, method, path, { body: sent })).status).toBe(401);
      for (const { token } of people)
        expect((await call(h.base, method, path, { body: sent, token })).status).toBe(403);
      if (path.includes(body.data._id))
        expect((await call(h.base, method, path, { body: sent, token: other.token })).body.code).toBe(
          'IMPORTACION_NO_ENCONTRADA',
        );
    }
    expect((await read(h.base, store, body.data._id)).body.data.estado).toBe('revisada');
    const bad = await call(h.base, 'GET', `/api/products/imports/${body.data._id}/rows?tipo=todas`, {
      token: store.token,
    });
    expect(bad.status).toBe(400);
  });
});
