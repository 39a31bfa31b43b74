import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import {
  confirm,
  csv,
  csvOf,
  finished,
  HEADER,
  match,
  newRow,
  rawXlsx,
  read,
  rowsOf,
  sheetXml,
  upload,
} from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});

const NOTE = 'Precios válidos hasta el 30';
const skus = async () => {
  const { body } = await call<{ sku: string }[]>(h.base, 'GET', '/api/products/mine?limit=50', { token: store.token });
  return body.data.map(({ sku }) => sku).sort();
};
const texts = ({ avisos }: { avisos: { texto: string }[] }) => avisos.map(({ texto }) => texto);

describe('what the rows of a file do not show', () => {
  it('is told with the check and as long as the import is kept: hidden rows, which go in, and cells without a title', async () => {
    const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (n: number, cells: string[], more = '') => `<row r="${n}"${more}>${cells.map(cell).join('')}</row>`;
    const hidden = ' hidden="1"';
    const book = sheetXml(
      [
        row(1, HEADER),
        row(2, newRow('V-1')),
        row(3, newRow('V-2'), hidden),
        row(4, [...newRow('V-3'), 'revisar con Luis']),
        row(5, newRow('V-4'), hidden),
      ].join(''),
    );
    const { body } = await upload(h, store, await rawXlsx(book));
    expect([body.data.estado, body.data.conteo]).toEqual([
      'revisada',
      { nuevos: 4, cambian: 0, iguales: 0, conError: 0 },
    ]);
    const told = [
      'Las filas 3 y 5 están ocultas en el archivo: las leímos igual. Si no las quieres, bórralas y sube el archivo de nuevo.',
      'La fila 4 tiene más celdas que títulos: no leímos las que sobran. Si las necesitas, ponle título a su columna y sube el archivo de nuevo.',
    ];
    expect(texts(body.data)).toEqual(told);
    await confirm(h, store, body.data._id);
    expect(texts(await finished(h, store, body.data._id))).toEqual(told);
    expect(await skus()).toEqual(['V-1', 'V-2', 'V-3', 'V-4']);
  });

  it('is told of a note at the foot, which is no bad row and needs no confirmation of its own', async () => {
    const { body } = await upload(h, store, csv(newRow('P-1'), newRow('P-2'), [NOTE, '', '', '', '', '', '']));
    expect(body.data).toMatchObject({
      conteo: { nuevos: 2, conError: 0 },
      avisos: [{ tema: 'notasAlPie', lineas: [4], filas: 1, texto: expect.stringContaining(`«${NOTE}»`) }],
    });
    expect((await confirm(h, store, body.data._id)).status).toBe(200);
    expect((await finished(h, store, body.data._id)).avance).toEqual({ hechas: 2, total: 2 });
  });

  it('is told before the columns are matched, and after', async () => {
    const list = [
      ['CODIGO', 'DESCRIPCION', 'PVP', 'EXISTENCIA'],
      ['00012', 'FILTRO ACEITE COROLLA', '7,50', '12'],
      ['TOTAL', '', '', '12'],
    ];
    const { body } = await upload(h, store, csvOf(list));
    const matched = (await match(h, store, body.data, { fijos: { categoria: 'Filtros' } })).body.data;
    expect([body.data.emparejamiento!.filas, matched.conteo.nuevos, matched.conteo.conError]).toEqual([1, 1, 0]);
    for (const one of [body.data, matched]) expect(texts(one)).toEqual([expect.stringContaining('«TOTAL 12»')]);
  });

  it('is nothing of a file that shows all it has, nor of imports from before', async () => {
    const { body } = await upload(h, store, csv(newRow('N-1')));
    expect(body.data.avisos).toEqual([]);
    await h.db.collection('importaciones').updateOne({}, { $unset: { avisos: '' } });
    expect((await read(h.base, store, body.data._id)).body.data.avisos).toEqual([]);
  });

  it('does not hide a product whose row is not whole: it is a bad row of its own', async () => {
    const { body } = await upload(h, store, csv(newRow('R-1'), ['', 'Filtro sin código', '', '3,00', '', '', '']));
    expect([body.data.conteo.conError, body.data.avisos]).toEqual([1, []]);
    expect((await rowsOf(h, store, body.data._id, 'error'))[0]).toMatchObject({ linea: 3 });
  });
});
