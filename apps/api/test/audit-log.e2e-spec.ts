import { ROLES } from '@tuerca/contracts/kernel/roles';
import { audit } from '@tuerca/contracts/platform/audit/endpoints';
import { AuditService } from '../src/platform/audit/audit.service';
import { AUDITORIA, type AuditoriaDoc } from '../src/platform/audit/auditoria.schema';
import { Clock } from '../src/platform/common/clock';
import { type Actor, mintUser, mintUsers } from './actors';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ada: Actor;
let eva: Actor;
const ids: string[] = [];

const get = (path: string, token: string | undefined = ada.token) =>
  call(h.base, 'GET', `/api/admin/auditoria${path}`, { token });
const texts = async (query: string): Promise<string[]> =>
  (await get(`?${query}`)).body.data.map(({ motivo }: { motivo: string }) => motivo);

beforeAll(async () => {
  h = await startApp();
  [ada, eva] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
  const service = h.app.get(AuditService, { strict: false });
  const clock = jest.spyOn(h.app.get(Clock, { strict: false }), 'now');
  const write = async (fecha: string, entry: Parameters<AuditService['record']>[0]) => {
    clock.mockReturnValueOnce(new Date(fecha));
    await service.record(entry);
    ids.push(String((await h.db.collection('auditoria').findOne({}, { sort: { _id: -1 } }))!._id));
  };
  const [a, e] = [ada.user._id, eva.user._id];
  const price = (valor: number, horas = 24) => ({ valor, horario: { horas, dias: ['lunes'] } });
  // 23:30 of 2 November in Caracas is 3 November in UTC.
  await write('2026-11-03T03:30:00Z', {
    actor: a,
    accion: 'configuracion.cambiar',
    objeto: 'configuracion:iva',
    antes: price(16),
    despues: price(8, 48),
    motivo: 'Decreto (50% menos)',
  });
  await write('2026-11-03T15:00:00Z', { actor: e, accion: 'pago.aprobar', objeto: 'pago:1', motivo: 'Llegó' });
  await write('2026-11-04T15:00:00Z', {
    actor: 'sistema',
    accion: 'comentario.eliminar',
    objeto: 'comentario:1',
    antes: { texto: '=SUMA(1)', password: 'canario-secreto' },
    motivo: 'Decreto',
  });
  clock.mockRestore();
});
afterAll(() => h.close());

it('is for administrators alone', async () => {
  for (const path of ['', '/exportar', `/${ids[0]}`]) {
    expect((await call(h.base, 'GET', `/api/admin/auditoria${path}`)).status).toBe(401);
    for (const role of ROLES.filter((one) => one !== 'admin'))
      expect([role, (await get(path, (await mintUser(h, role)).token)).status]).toEqual([role, 403]);
    expect((await get(path)).status).toBe(200);
  }
});

it('is listed newest first, with names and words', async () => {
  const { body } = await get('?limit=2');
  expect(body.meta).toMatchObject({ page: 1, limit: 2, total: 3, totalPages: 2 });
  expect(body.meta.actores.map(({ id }: { id: string }) => id).sort()).toEqual([ada.user._id, eva.user._id].sort());
  expect(audit.list.response.parse(body.data)).toMatchObject([
    { actor: { id: 'sistema', nombre: 'Sistema' }, descripcion: 'Eliminó una reseña', motivo: 'Decreto' },
    { actor: { id: eva.user._id, nombre: eva.user.nombre }, accion: 'pago.aprobar', objeto: 'pago:1' },
  ]);
  expect(await texts('limit=2&page=2')).toEqual(['Decreto (50% menos)']);
});

it('is filtered by who, what, when, request and the words of the reason', async () => {
  expect(await texts(`actor=${eva.user._id}`)).toEqual(['Llegó']);
  expect(await texts('accion=configuracion.cambiar')).toEqual(['Decreto (50% menos)']);
  expect(await texts('objeto=pago:1')).toEqual(['Llegó']);
  expect(await texts('desde=2026-11-03&hasta=2026-11-03')).toEqual(['Llegó']);
  expect(await texts('hasta=2026-11-02')).toEqual(['Decreto (50% menos)']);
  expect(await texts('q=decreto')).toEqual(['Decreto', 'Decreto (50% menos)']);
  expect(await texts(`q=${encodeURIComponent('(50%')}`)).toEqual(['Decreto (50% menos)']);
  expect(await texts('q=.*')).toEqual([]);
  expect(await texts('requestId=nadie-lo-pidio')).toEqual([]);
  for (const query of ['accion=nada', 'desde=ayer', 'page=0', 'limit=1000'])
    expect([query, (await get(`?${query}`)).body.code]).toEqual([query, 'ENTRADA_INVALIDA']);
});

it('tells one change field by field', async () => {
  expect(audit.get.response.parse((await get(`/${ids[0]}`)).body.data)).toMatchObject({
    antes: { valor: 16 },
    cambios: [
      { campo: 'valor', antes: 16, despues: 8 },
      { campo: 'horario.horas', antes: 24, despues: 48 },
    ],
  });
  expect((await get(`/${ids[2]}`)).body.data.cambios).toEqual([
    { campo: 'texto', antes: '=SUMA(1)', despues: null },
    { campo: 'password', antes: '•••', despues: null },
  ]);
  expect(await get(`/${'f'.repeat(24)}`)).toMatchObject({ status: 404, body: { code: 'NO_ENCONTRADO' } });
  expect((await get('/x')).body.code).toBe('ENTRADA_INVALIDA');
});

it('goes into a spreadsheet with the same filters, and runs no formula there', async () => {
  const res = await fetch(`${h.base}/api/admin/auditoria/exportar?q=decreto`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(res.headers.get('content-type')).toContain('text/csv');
  expect(res.headers.get('content-disposition')).toMatch(/Auditoria_\d{4}-\d{2}-\d{2}\.csv/);
  const lines = (await res.text()).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain("Sistema;Eliminó una reseña;comentario:1;texto;'=SUMA(1);;Decreto");
  expect(lines[3]).toContain(`${ada.user.nombre};Cambió la configuración;configuracion:iva;valor;16;8`);
});

it('holds no secret, and is only ever added to', async () => {
  const raw = await h.db.collection('auditoria').find().toArray();
  expect(JSON.stringify(raw)).not.toContain('canario');
  const model = h.db.model<AuditoriaDoc>(AUDITORIA);
  const one = { objeto: 'pago:1' };
  const set = { $set: { motivo: 'Otro' } };
  const attempts: (() => PromiseLike<unknown>)[] = [
    () => model.updateOne(one, set).exec(),
    () => model.updateMany(one, set).exec(),
    () => model.findOneAndUpdate(one, set).exec(),
    () => model.replaceOne(one, raw[0]!).exec(),
    () => model.findOneAndReplace(one, raw[0]!).exec(),
    () => model.deleteOne(one).exec(),
    () => model.deleteMany({}).exec(),
    () => model.findOneAndDelete(one).exec(),
    () => model.bulkWrite([{ deleteOne: { filter: one } }]),
    async () => (await model.findOne(one))!.deleteOne(),
    async () => (await model.findOne(one))!.set('motivo', 'Otro').save(),
    async () => (await model.findOne(one))!.updateOne(set).exec(),
  ];
  for (const attempt of attempts) await expect(Promise.resolve().then(attempt)).rejects.toThrow('append-only');
  expect(await h.db.collection('auditoria').find().toArray()).toEqual(raw);
});
