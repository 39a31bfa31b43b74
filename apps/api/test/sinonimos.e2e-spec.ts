import { type Actor, mintUser, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  admin = await mintUser(h, 'admin');
  const store = await openBusiness(h, 'store');
  for (const nombre of ['Kit de embrague Aveo', 'Caucho 205/55R16', 'Bujía de iridio', 'Sensor de oxígeno'])
    await seed(h, store.user._id, { nombre, marca: null, modelo: null, etiquetas: [], compatibilidad: [] });
});
afterAll(() => h.close());

const motivo = 'Así lo piden los clientes';
const PATH = '/api/admin/sinonimos';
const send = (method: string, path: string, body?: object) =>
  call(h.base, method, PATH + path, { token: admin.token, body: body && { motivo, ...body } });
const search = async (text: string) =>
  (await call(h.base, 'GET', `/api/search?query=${encodeURIComponent(text)}`)).body.data.products.map(
    ({ nombre }: { nombre: string }) => nombre,
  );

describe('synonyms of the search', () => {
  it('find what says the other word, in a sentence too, as soon as they are stored', async () => {
    expect(await search('matraca aveo')).toEqual([]);
    const { status, body } = await send('POST', '', { palabras: ['Matraca', 'embrague', 'matraca'] });
    expect([status, body.data.palabras, body.message]).toEqual([201, ['matraca', 'embrague'], 'Grupo guardado']);
    expect(await search('matraca aveo')).toEqual(['Kit de embrague Aveo']);
    expect(await search('el embrague')).toEqual(['Kit de embrague Aveo']);
  });

  it('may be of several words', async () => {
    await send('POST', '', { palabras: ['sonda mágica', 'sensor de oxígeno'] });
    expect(await search('sonda mágica')).toEqual(['Sensor de oxígeno']);
  });

  it('are a file for a spreadsheet, a group a line', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const res = await fetch(`${h.base}${PATH}/exportar`, { headers });
    expect([res.status, res.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/Sinonimos_\d{4}-\d\d-\d\d\.csv/),
    ]);
    expect(await res.text()).toMatch(/^\uFEFF?Palabras;Último cambio\r\n(.+\r\n)*matraca, embrague;\d{4}/);
  });

  it('stand in one group only, and the answer names which ones do not', async () => {
    const { status, body } = await send('POST', '', { palabras: ['Embragues', 'plato', 'sonda mágica'] });
    expect([status, body.code]).toEqual([409, 'SINONIMO_REPETIDO']);
    expect(body.message).toBe('Estas palabras ya están en otro grupo: «Embragues», «sonda mágica».');
    const both = await Promise.all(['goma', 'goma'].map((one) => send('POST', '', { palabras: [one, 'caucho'] })));
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect(await search('goma 205')).toEqual(['Caucho 205/55R16']);
  });

  it('change and go', async () => {
    const groups = (await send('GET', '')).body.data as { _id: string; palabras: string[] }[];
    const { _id } = groups.find(({ palabras }) => palabras.includes('embrague'))!;
    expect((await send('PUT', `/${_id}`, { palabras: ['garra', 'embrague'] })).status).toBe(200);
    expect([await search('matraca'), await search('garra')]).toEqual([[], ['Kit de embrague Aveo']]);
    expect((await send('DELETE', `/${_id}`, {})).body.message).toBe('Grupo eliminado');
    expect(await search('garra')).toEqual([]);
    expect((await send('DELETE', `/${_id}`, {})).status).toBe(404);
  });

  it('refuses what is no group', async () => {
    for (const palabras of [
      [],
      ['una'],
      ['una', 'Una'],
      ['una', '…'],
      ['una', 'a b c d e'],
      ['una', { $gt: '' }],
      Array(21)
        .fill('x')
        .map((x, i) => `${x}${i}`),
    ])
      expect([palabras, (await send('POST', '', { palabras })).status]).toEqual([palabras, 400]);
  });
});
