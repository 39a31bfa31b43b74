import { mongo } from 'mongoose';
import { IndexesService } from '../src/platform/database/indexes.service';
import { adminToken } from './actors';
import { monitored } from './command-count';
import { call, freshDatabase, type Harness, startApp } from './harness';
import { deliver, sellOrder } from './ledger';
import { ADMIN_READS, collectReads, conditionsOf, isSortedByIndex, queriesOf, readsWhole, sortOf } from './read-plans';
import { openShop } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '3600000', LIMITE_FACTOR: '100' });
});
afterAll(() => h.close());

const names = async () =>
  (await h.db.collection('pagos').indexes()).map(({ key, unique }) => `${JSON.stringify(key)} ${!!unique}`).sort();

describe('a start', () => {
  it('brings back what somebody dropped by hand, and creates nothing when all is there', async () => {
    const service = h.app.get(IndexesService, { strict: false });
    const before = await names();
    const dropped = (await h.db.collection('pagos').indexes()).find(({ key }) => 'clavesReferencia' in key)!;
    await h.db.collection('pagos').dropIndex(dropped.name!);
    await h.db.dropCollection('favoritos');
    await service.ensure();
    expect(await names()).toEqual(before);
    expect((await h.db.collection('favoritos').indexes()).some(({ unique }) => unique)).toBe(true);
    const creation = jest.spyOn(mongo.Collection.prototype, 'createIndexes');
    await service.ensure();
    expect(creation).not.toHaveBeenCalled();
    creation.mockRestore();
  });
});

/** Read whole on purpose: a few dozen documents that administrators keep, all of which are wanted. */
const SMALL = new Set([
  ...['configuracion', 'catalogos', 'sinonimos', 'planes', 'campanas', 'excepciones_comision', 'cambios_destinatario'],
]);
/**
 * Filters that no index narrows down: of two values each is half of them, and words in the middle of a sentence begin nowhere. What
 * they find is read in the list's order, which an index has.
 */
const BROAD = new Set(['pagos.metodoPago', 'tiendas.verificado', 'talleres.verificado', 'comentarios.verificada']);
const FREE_WORDS = new Set(['auditoria.motivo']);
/** A sweep of the background that may run meanwhile; its partial index serves mongod, and DocumentDB's explain does not name it. */
const BACKGROUND = new Set(['solicitudes.porAvisar']);
const broadly = (collection: string, conditions: object) => {
  const parts = '$and' in conditions ? (conditions.$and as object[]) : [conditions];
  const fields = parts.flatMap((part) => Object.keys(part));
  const isIn =
    (...sets: Set<string>[]) =>
    (field: string) =>
      sets.some((set) => set.has(`${collection}.${field}`));
  return fields.some(isIn(BACKGROUND)) || fields.every(isIn(BROAD, FREE_WORDS));
};

it('every reading that is the administrators’ alone is served by an index, with each of its filters', async () => {
  const shop = await openShop(h);
  const token = await adminToken(h);
  const sale = await sellOrder(h, shop, { admin: token });
  await deliver(h, shop, sale);
  const reads = collectReads(h);
  const idIn = (path: string) =>
    /pagos/.test(path) ? sale.pagoId : /pedidos/.test(path) ? sale.id : shop.store.user._id;
  for (const path of ADMIN_READS)
    for (const query of queriesOf(path, shop.store.user._id)) {
      const filled = path.replace(':lista', 'bancos').replace(':name', 'iva').replace(/:\w+/g, idIn(path));
      const { status } = await call(h.base, 'GET', filled + query, { token });
      expect([filled + query, status === 200 || (status === 404 && path.includes(':'))]).toEqual([
        filled + query,
        true,
      ]);
    }
  const commands = reads.stop();
  expect(commands.length).toBeGreaterThan(100);
  const whole: string[] = [];
  for (const command of commands) {
    const collection = String(Object.values(command)[0]);
    if (SMALL.has(collection) || !(await readsWhole(h, command))) continue;
    const [conditions, sort] = [conditionsOf(command), sortOf(command)];
    // Without a filter all is wanted: counted whole, or read in its order by an index that begins with it.
    if (broadly(collection, conditions) && (!sort || (await isSortedByIndex(h, collection, sort)))) continue;
    whole.push(`${collection} ${JSON.stringify(conditions)} ${JSON.stringify(sort ?? null)}`);
  }
  expect(whole).toEqual([]);
}, 120_000);
