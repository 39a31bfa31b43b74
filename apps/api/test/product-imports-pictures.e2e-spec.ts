import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import { listOf, picturesOf, sendZip, zipOf } from './picture-zips';
import { jpeg } from './pictures';
import { csv, csvOf, newRow, rowsOf, upload } from './spreadsheets';

let h: Harness;
let store: Actor;
let photo: Buffer;
beforeAll(async () => {
  h = await startApp();
  photo = await jpeg(300, 200);
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const checked = async (file: Buffer) => (await upload(h, store, file)).body.data;
const received = () => {
  const folder = join(process.env.TUERCA_DATA!, 'recibidos');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const nothing = { total: 0, nombres: [] };

describe('the column of pictures', () => {
  it('is told by its cells: names without folders, each once, and what is wrong of one', async () => {
    const doc = await checked(
      listOf([
        ['A-1', 'C:\\fotos\\Uno.JPG; dos.jpg'],
        ['A-2', ' fotos/uno.jpg|uno.JPG\nhttps://img.example.com/tres.jpg?x=1 '],
        ['A-3', 'a.jpg; b.jpg; c.jpg; d.jpg'],
        ['A-4', 'http://img.example.com/a.jpg'],
        ['A-5', 'https://'],
        ['A-6', ''],
      ]),
    );
    expect(doc.fotos).toEqual({
      pedidas: 3,
      listas: 0,
      porLeer: 0,
      porBajar: 1,
      faltan: { total: 2, nombres: ['Uno.JPG', 'dos.jpg'] },
      rechazadas: { total: 0, primeras: [] },
      sobran: nothing,
      repetidas: nothing,
    });
    expect((await rowsOf(h, store, doc._id, 'nuevo')).map(({ sku, fotos }) => [sku, fotos])).toEqual([
      ['A-1', ['Uno.JPG', 'dos.jpg']],
      ['A-2', ['uno.jpg', 'https://img.example.com/tres.jpg?x=1']],
      ['A-6', []],
    ]);
    expect((await rowsOf(h, store, doc._id, 'error')).flatMap(({ sku, errores }) => [sku, ...errores])).toEqual([
      'A-3',
      { columna: 'Fotos', motivo: 'Un producto tiene hasta 3 fotos. Deja esas' },
      'A-4',
      {
        columna: 'Fotos',
        motivo:
          '«http://img.example.com/a.jpg» empieza con http://. Usa una dirección https://, o el nombre del archivo',
      },
      'A-5',
      { columna: 'Fotos', motivo: '«https://» no es una dirección. Ejemplo: https://tienda.com/filtro.jpg' },
    ]);
  });

  it('is known by the titles of suppliers where it holds names or addresses', async () => {
    const proposed = async (...cells: string[]) => {
      const rows = cells.map((cell, i) => [`C-${i}`, `Filtro de aceite ${i}`, '12,50', cell]);
      const { emparejamiento } = await checked(csvOf([['CODIGO', 'DESCRIPCION', 'PVP', 'IMAGEN'], ...rows]));
      return emparejamiento!.columnas.map(({ campo }) => campo);
    };
    const fields = ['sku', 'nombre', 'precio'];
    expect(await proposed('uno.jpg; dos.PNG', 'https://img.example.com/a?id=3', '')).toEqual([...fields, 'fotos']);
    expect(await proposed('SI', 'NO', 'SI')).toEqual([...fields, null]);
  });

  it('is not there, and no ZIP is taken', async () => {
    const doc = await checked(csv(newRow('A-1')));
    expect(doc.fotos).toBeNull();
    const { status, body } = await sendZip(h.base, store, doc._id, await zipOf([['a.jpg', photo]]));
    expect([status, body.code, body.message]).toEqual([
      400,
      'ARCHIVO_RECHAZADO',
      'Tu archivo no tiene una columna «Fotos» con los nombres de las fotos.',
    ]);
  });
});

describe('a ZIP of pictures', () => {
  it('brings what rows name, whatever its folders and letters, and tells of the rest', async () => {
    const doc = await checked(
      listOf([
        ['A-1', 'uno.jpg; CAMIÓN.jpg'],
        ['A-2', 'uno.jpg; tres.jpg; cuatro.jpg'],
      ]),
    );
    const zip = await zipOf([
      ['fotos/'],
      ['fotos/UNO.jpg', photo],
      // As a Mac writes it: decomposed letters, and a shadow of each file.
      ['fotos/cami\u006f\u0301n.jpg', photo],
      ['__MACOSX/fotos/._UNO.jpg'],
      ['fotos/.DS_Store'],
      ['viejas/uno.jpg', photo],
      ['viejas/cuatro.jpg'],
      ['viejas/otra.jpg', photo],
    ]);
    const { status, body } = await sendZip(h.base, store, doc._id, zip);
    expect([status, body.message, body.data._id]).toEqual([201, 'Recibimos tus fotos', doc._id]);
    expect(await picturesOf(h.base, store, doc._id)).toEqual({
      pedidas: 4,
      listas: 2,
      porLeer: 0,
      porBajar: 0,
      faltan: { total: 1, nombres: ['tres.jpg'] },
      rechazadas: {
        total: 1,
        primeras: [{ nombre: 'cuatro.jpg', motivo: 'Usa una foto JPG, PNG, GIF o WebP sin animación.' }],
      },
      sobran: { total: 1, nombres: ['otra.jpg'] },
      repetidas: { total: 1, nombres: ['uno.jpg'] },
    });
    expect(received()).toEqual([]);
    // A second one brings what was missing, and another picture for what was refused.
    await sendZip(
      h.base,
      store,
      doc._id,
      await zipOf([
        ['tres.jpg', photo],
        ['cuatro.jpg', photo],
      ]),
    );
    expect(await picturesOf(h.base, store, doc._id)).toMatchObject({
      listas: 4,
      faltan: nothing,
      rechazadas: { total: 0 },
      sobran: nothing,
    });
  });

  it("is taken for one's own import that waits, and for no other", async () => {
    const doc = await checked(listOf([['A-1', 'uno.jpg']]));
    const zip = await zipOf([['uno.jpg', photo]]);
    const stranger = await openBusiness(h, 'store');
    expect((await sendZip(h.base, stranger, doc._id, zip)).body.code).toBe('IMPORTACION_NO_ENCONTRADA');
    await call(h.base, 'DELETE', `/api/products/imports/${doc._id}`, { token: store.token });
    expect((await sendZip(h.base, store, doc._id, zip)).body.code).toBe('IMPORTACION_NO_ENCONTRADA');
    expect(received()).toEqual([]);
  });
});
