import type { Long } from 'mongodb';
import { useDatabase } from './testing/shared';

const { db, client } = useDatabase();

describe('explain', () => {
  it('tells what an index serves from what reads the whole collection', async () => {
    const things = db().collection('explicados');
    await things.insertMany([
      { n: 1, m: 1 },
      { n: 2, m: 2 },
    ]);
    await things.createIndex({ n: 1 });
    const plan = (command: object) => db().command({ explain: command }).then(JSON.stringify);
    const [{ _id }] = (await things.find().limit(1).toArray()) as [{ _id: unknown }];
    for (const filter of [{ n: 1 }, { n: { $gt: 1 } }, { _id }, { _id: { $in: [_id] } }])
      expect(await plan({ find: 'explicados', filter })).toContain('"IXSCAN"');
    expect(await plan({ find: 'explicados', filter: { m: 1 } })).toContain('"COLLSCAN"');
    expect(await plan({ aggregate: 'explicados', pipeline: [{ $match: { n: 1 } }], cursor: {} })).toContain('"n_1"');
    expect(await plan({ count: 'explicados', query: { m: 1 } })).toContain('"COLLSCAN"');
    expect(await plan({ distinct: 'explicados', key: 'm', query: { n: 1 } })).toContain('"n_1"');
    await expect(plan({ ping: 1 })).rejects.toThrow(/unknown command/);
  });
});

describe('aggregation', () => {
  beforeAll(async () => {
    await db()
      .collection<{ _id: string; nombre: string }>('tiendas')
      .insertMany([
        { _id: 'a', nombre: 'Álamo' },
        { _id: 'b', nombre: 'Bujía' },
      ]);
    await db()
      .collection('productos')
      .insertMany(
        Array.from({ length: 300 }, (_, i) => ({
          n: i,
          tienda: i % 2 ? 'a' : 'b',
          precio: i % 50,
          creado: new Date(Date.UTC(2026, 0, 1 + (i % 40), 2)),
        })),
      );
  });

  it('joins, facets, groups and dates in Caracas', async () => {
    const [page] = await db()
      .collection('productos')
      .aggregate([
        { $match: { precio: { $lt: 10 } } },
        { $lookup: { from: 'tiendas', localField: 'tienda', foreignField: '_id', as: 'de' } },
        { $set: { de: { $first: '$de.nombre' } } },
        {
          $facet: {
            total: [{ $count: 'n' }],
            porTienda: [{ $group: { _id: '$de', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
            dias: [
              { $sort: { n: 1 } },
              { $limit: 1 },
              {
                $project: {
                  _id: 0,
                  dia: { $dateToString: { date: '$creado', format: '%Y-%m-%d', timezone: 'America/Caracas' } },
                },
              },
            ],
          },
        },
      ])
      .toArray();
    expect(page).toEqual({
      total: [{ n: 60 }],
      porTienda: [
        { _id: 'Bujía', n: 30 },
        { _id: 'Álamo', n: 30 },
      ],
      dias: [{ dia: '2025-12-31' }],
    });
  });

  it('merges and writes results out', async () => {
    await db()
      .collection('productos')
      .aggregate([
        { $group: { _id: '$tienda', n: { $sum: 1 } } },
        { $merge: { into: 'resumen', whenMatched: 'replace' } },
      ])
      .toArray();
    await db()
      .collection('productos')
      .aggregate([{ $match: { n: { $lt: 5 } } }, { $out: 'salida' }])
      .toArray();
    expect(await db().collection('resumen').find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', n: 150 },
      { _id: 'b', n: 150 },
    ]);
    expect(await db().collection('salida').countDocuments()).toBe(5);
  });

  it('runs on the database itself, counts and tells distinct values', async () => {
    const [row] = await db()
      .aggregate([{ $documents: [{ x: 1 }, { x: 2 }] }, { $group: { _id: null, x: { $sum: '$x' } } }])
      .toArray();
    expect(row).toMatchObject({ x: 3 });
    expect(await db().collection('productos').estimatedDocumentCount()).toBe(300);
    expect(await db().collection('productos').countDocuments({ tienda: 'a' })).toBe(150);
    expect((await db().collection('productos').distinct('tienda')).sort()).toEqual(['a', 'b']);
  });
});

describe('indexes', () => {
  it('find text in Spanish', async () => {
    const texts = db().collection('textos');
    await texts.createIndex(
      { titulo: 'text', detalle: 'text' },
      { default_language: 'spanish', weights: { titulo: 5 } },
    );
    await texts.insertMany([
      { titulo: 'Frenos delanteros', detalle: 'para sedan' },
      { titulo: 'Bujías', detalle: 'no frenan' },
      { titulo: 'Aceite' },
    ]);
    expect(
      await texts
        .find({ $text: { $search: 'freno' } })
        .project({ _id: 0, titulo: 1 })
        .sort({ s: { $meta: 'textScore' } })
        .toArray(),
    ).toContainEqual({ titulo: 'Frenos delanteros' });
  });

  it('find what is near', async () => {
    const places = db().collection('talleres');
    await places.createIndex({ point: '2dsphere' });
    const at = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
    await places.insertMany([
      { n: 'Caracas', point: at(-66.9, 10.48) },
      { n: 'Valencia', point: at(-68, 10.16) },
      { n: 'Mérida', point: at(-71.14, 8.59) },
    ]);
    const near = await places.find({ point: { $near: { $geometry: at(-67, 10.4), $maxDistance: 200_000 } } }).toArray();
    expect(near.map((place) => place['n'])).toEqual(['Caracas', 'Valencia']);
  });

  it('accept a time to live, and collation ignores case and accents', async () => {
    const sessions = db().collection('sesiones');
    await sessions.createIndex({ vence: 1 }, { expireAfterSeconds: 0 });
    expect((await sessions.indexes()).at(-1)).toMatchObject({ name: 'vence_1', expireAfterSeconds: 0 });
    await sessions.insertMany([{ n: 'Ángel' }, { n: 'angel' }, { n: 'zeta' }]);
    expect(await sessions.find({ n: 'ANGEL' }, { collation: { locale: 'es', strength: 1 } }).toArray()).toHaveLength(2);
  });
});

describe('cursors', () => {
  const pages = { sorted: { sort: { pad: 1, _id: 1 } }, natural: {} } as const;

  beforeAll(async () => {
    await db()
      .collection<{ _id: number; pad: number }>('largos')
      .insertMany(Array.from({ length: 2500 }, (_, i) => ({ _id: i, pad: i % 13 })));
  });

  it.each(Object.entries(pages))(
    'give every document once over many pages (%s), while others read too',
    async (_name, options) => {
      const readers = Array.from({ length: 6 }, () =>
        db()
          .collection<{ _id: number }>('largos')
          .find({}, { ...options, batchSize: 90 })
          .toArray(),
      );
      for (const rows of await Promise.all(readers)) expect(new Set(rows.map(({ _id }) => _id)).size).toBe(2500);
      const groups = await db()
        .collection('largos')
        .aggregate([{ $group: { _id: '$_id' } }], { batchSize: 100 })
        .toArray();
      expect(groups).toHaveLength(2500);
    },
  );

  it('end when killed, or when their session ends', async () => {
    const open = async () => {
      const session = client().startSession();
      const exact = { session, promoteLongs: false };
      const first = await db().command({ find: 'largos', batchSize: 10 }, exact);
      const id = (first['cursor'] as { id: Long }).id;
      return { session, id, more: () => db().command({ getMore: id, collection: 'largos', batchSize: 10 }, exact) };
    };
    const killed = await open();
    expect(await killed.more()).toMatchObject({ ok: 1, cursor: { id: killed.id } });
    await db().command({ killCursors: 'largos', cursors: [killed.id] });
    await expect(killed.more()).rejects.toMatchObject({ code: 43 });
    const ended = await open();
    await client()
      .db('admin')
      .command({ endSessions: [ended.session.id] });
    await expect(ended.more()).rejects.toMatchObject({ code: 43 });
    await Promise.all([killed.session.endSession(), ended.session.endSession()]);
  });
});
