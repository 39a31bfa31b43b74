import { IndexesService } from '../src/platform/database/indexes.service';
import { type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
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
    const creations = Object.values(h.db.models).map((model) => jest.spyOn(model, 'ensureIndexes').mockClear());
    await service.ensure();
    expect(creations.filter((creation) => creation.mock.calls.length)).toEqual([]);
  });
});
