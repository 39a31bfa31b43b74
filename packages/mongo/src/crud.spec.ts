import { Long, ObjectId } from 'mongodb';
import { failure, useDatabase } from './testing/shared';

const { db, client } = useDatabase();

describe('writing', () => {
  it('inserts, updates with array filters, replaces and deletes', async () => {
    const pieces = db().collection<{ _id: number; tallas?: { n: number; libre: boolean }[]; nombre?: string }>(
      'piezas',
    );
    await pieces.insertMany([
      {
        _id: 1,
        tallas: [
          { n: 1, libre: true },
          { n: 2, libre: true },
        ],
      },
      { _id: 2 },
      { _id: 3 },
    ]);
    await pieces.updateOne({ _id: 1 }, { $set: { 'tallas.$[t].libre': false } }, { arrayFilters: [{ 't.n': 2 }] });
    await pieces.replaceOne({ _id: 2 }, { nombre: 'filtro' });
    expect(await pieces.deleteOne({ _id: 3 })).toMatchObject({ deletedCount: 1 });
    expect(await pieces.find().sort({ _id: 1 }).toArray()).toEqual([
      {
        _id: 1,
        tallas: [
          { n: 1, libre: true },
          { n: 2, libre: false },
        ],
      },
      { _id: 2, nombre: 'filtro' },
    ]);
  });

  it('mixes operations in one bulkWrite', async () => {
    const bulk = db().collection<{ _id: number; n?: number }>('bulk');
    const result = await bulk.bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } } },
      { insertOne: { document: { _id: 2, n: 1 } } },
      { updateMany: { filter: {}, update: { $inc: { n: 5 } } } },
      { updateOne: { filter: { _id: 3 }, update: [{ $set: { n: { $add: [1, 1] } } }], upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 2, modifiedCount: 2, upsertedCount: 1, deletedCount: 1 });
    expect(await bulk.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, n: 6 },
      { _id: 3, n: 2 },
    ]);
  });

  it('goes on after an error when unordered, and stops when ordered', async () => {
    const rows = db().collection<{ _id: number }>('orden');
    const unordered = await failure<{ code: number; result: { insertedCount: number } }>(
      rows.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false }),
    );
    expect([unordered.code, unordered.result.insertedCount]).toEqual([11000, 2]);
    const ordered = await failure<{ code: number; result: { insertedCount: number } }>(
      rows.insertMany([{ _id: 3 }, { _id: 1 }, { _id: 4 }]),
    );
    expect([ordered.code, ordered.result.insertedCount]).toEqual([11000, 1]);
    expect(await rows.countDocuments()).toBe(3);
  });

  it('answers findOneAndUpdate with upsert before and after', async () => {
    const counters = db().collection<{ _id: string; n: number }>('contadores');
    const next = () =>
      counters.findOneAndUpdate({ _id: 'pedido' }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' });
    expect([await next(), await next()]).toEqual([
      { _id: 'pedido', n: 1 },
      { _id: 'pedido', n: 2 },
    ]);
    expect(await counters.findOneAndDelete({ _id: 'pedido' })).toEqual({ _id: 'pedido', n: 2 });
  });

  it('does once what a driver sends twice under one number', async () => {
    const session = client().startSession();
    const twice = async (command: object, txnNumber: number) => {
      await db().command({ ...command, txnNumber: Long.fromNumber(txnNumber) }, { session });
      return db().command({ ...command, txnNumber: Long.fromNumber(txnNumber) }, { session });
    };
    expect(await twice({ insert: 'dos_veces', documents: [{ _id: 1, n: 0 }] }, 1001)).not.toHaveProperty('writeErrors');
    await twice({ update: 'dos_veces', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] }, 1002);
    await twice({ findAndModify: 'dos_veces', query: { _id: 1 }, update: { $inc: { n: 1 } } }, 1003);
    await session.endSession();
    expect(await db().collection('dos_veces').find().toArray()).toEqual([{ _id: 1, n: 2 }]);
  });

  it('carries documents of megabytes and a thousand at once', async () => {
    const big = db().collection<{ _id: number; texto: string }>('grandes');
    await big.insertOne({ _id: 1, texto: 'ñ'.repeat(5_000_000) });
    expect((await big.findOne({ _id: 1 }))?.texto).toHaveLength(5_000_000);
    await big.insertMany(Array.from({ length: 1000 }, (_, i) => ({ _id: i + 2, texto: 'x'.repeat(2000) })));
    expect(await big.countDocuments()).toBe(1001);
  });

  it('keeps every type as it was', async () => {
    const types = db().collection('tipos');
    const document = {
      _id: new ObjectId(),
      fecha: new Date(1e12),
      largo: Long.fromString('9007199254740993'),
      re: /á/i,
      nada: null,
      lista: [1, 'dos', { tres: 3 }],
      bin: Buffer.from([1, 2]),
    };
    await types.insertOne(document);
    const found = await types.findOne({ _id: document._id }, { promoteLongs: false, promoteBuffers: true });
    expect(found).toMatchObject({ fecha: document.fecha, re: document.re, nada: null, bin: document.bin });
    expect(String(found?.['largo'])).toBe('9007199254740993');
  });
});

describe('many at once', () => {
  it('lets conditional updates sell exactly the stock', async () => {
    const stock = db().collection<{ _id: string; n: number }>('stock');
    await stock.insertOne({ _id: 'a', n: 10 });
    const buys = await Promise.all(
      Array.from({ length: 60 }, () =>
        stock.findOneAndUpdate({ _id: 'a', n: { $gt: 0 } }, { $inc: { n: -1 } }, { returnDocument: 'after' }),
      ),
    );
    expect(
      buys
        .filter(Boolean)
        .map((doc) => doc?.n)
        .sort((x, y) => Number(x) - Number(y)),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await stock.insertOne({ _id: 'b', n: 10 });
    const sales = await Promise.all(
      Array.from({ length: 60 }, () => stock.updateOne({ _id: 'b', n: { $gt: 0 } }, { $inc: { n: -1 } })),
    );
    expect(sales.filter((sale) => sale.modifiedCount === 1)).toHaveLength(10);
  });

  it('upserts one document, creates one collection and one index', async () => {
    const fresh = db().collection<{ _id: ObjectId; clave: string; n: number }>('nuevos');
    await Promise.all(Array.from({ length: 8 }, () => fresh.createIndex({ clave: 1 }, { unique: true })));
    await Promise.all(
      Array.from({ length: 40 }, () => fresh.updateOne({ clave: 'x' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await fresh.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ clave: 'x', n: 40 }]);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => db().collection<{ _id: number }>('recién').insertOne({ _id: i })),
    );
    expect(await db().collection('recién').countDocuments()).toBe(20);
  });

  it('answers each of a crowd that upserts one key under a condition: one inserts, the others hear of a duplicate', async () => {
    const carts = db().collection<{ cliente: number; items: string[] }>('carritos');
    await carts.createIndex({ cliente: 1 }, { unique: true });
    const append = (cliente: number, item: string) =>
      carts
        .findOneAndUpdate({ cliente, items: { $ne: item } }, { $push: { items: item } }, { upsert: true })
        .then(() => 'appended')
        .catch((error: { code: number }) => error.code);
    for (let cliente = 0; cliente < 8; cliente++) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => append(cliente, i % 2 ? 'a' : 'b')));
      expect(answers.sort()).toEqual([...Array<number>(18).fill(11000), 'appended', 'appended']);
      expect((await carts.findOne({ cliente }))?.items.sort()).toEqual(['a', 'b']);
    }
  });

  it('inserts one of thirty documents with the same key at once, and names the others duplicates', async () => {
    const keys = db().collection<{ clave: number }>('claves');
    await keys.createIndex({ clave: 1 }, { unique: true });
    for (let clave = 0; clave < 8; clave++) {
      const insert = () =>
        keys
          .insertOne({ clave })
          .then(() => 'inserted')
          .catch((error: { code: number }) => error.code);
      const answers = await Promise.all(Array.from({ length: 30 }, insert));
      expect(answers.sort()).toEqual([...Array<number>(29).fill(11000), 'inserted']);
    }
  });
});

describe('duplicate keys', () => {
  it('are worded as MongoDB words them, with pattern and value', async () => {
    const parts = db().collection<{ _id: number; tienda?: string; sku?: string; correo?: { a: string } }>('dup');
    await parts.createIndex(
      { tienda: 1, sku: 1 },
      { unique: true, partialFilterExpression: { sku: { $exists: true } } },
    );
    await parts.insertMany([
      { _id: 1, tienda: 't', sku: 'a' },
      { _id: 2, tienda: 't', sku: 'b' },
      { _id: 3, tienda: 't' },
      { _id: 4, tienda: 't' },
    ]);
    const where = `${db().databaseName}.dup`;
    const expected = {
      code: 11000,
      keyPattern: { tienda: 1, sku: 1 },
      keyValue: { tienda: 't', sku: 'a' },
      message: `E11000 duplicate key error collection: ${where} index: tienda_1_sku_1 dup key: { tienda: "t", sku: "a" }`,
    };
    expect(await failure(parts.insertOne({ _id: 9, tienda: 't', sku: 'a' }))).toMatchObject(expected);
    expect(await failure(parts.updateOne({ _id: 2, tienda: 't' }, { $set: { sku: 'a' } }))).toMatchObject(expected);
    expect(await failure(parts.findOneAndUpdate({ _id: 2 }, { $set: { sku: 'a' } }))).toMatchObject(expected);
    expect(await failure(parts.replaceOne({ _id: 2 }, { tienda: 't', sku: 'a' }))).toMatchObject(expected);
    expect(await failure(parts.insertOne({ _id: 1 }))).toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
  });

  it('refuse a unique index over data that repeats', async () => {
    await db()
      .collection('repetidos')
      .insertMany([{ x: 1 }, { x: 1 }]);
    expect(await failure(db().collection('repetidos').createIndex({ x: 1 }, { unique: true }))).toMatchObject({
      code: 11000,
    });
  });
});

describe('administration', () => {
  it('lists, describes, renames and drops', async () => {
    const own = client().db(`${db().databaseName}_admin`);
    await own.createCollection('uno');
    expect((await failure(own.createCollection('uno', { capped: true, size: 4096 }))).code).toBeGreaterThan(0);
    await own.collection('uno').createIndex({ a: 1 }, { name: 'por_a' });
    expect((await own.collection('uno').indexes()).map((index) => index.name)).toEqual(['_id_', 'por_a']);
    await own.collection('uno').dropIndex('por_a');
    expect(await failure(own.collection('uno').dropIndex('por_a'))).toMatchObject({
      code: 27,
      codeName: 'IndexNotFound',
    });
    await own.collection('uno').insertOne({ a: 1 });
    await own.renameCollection('uno', 'dos');
    expect((await own.listCollections().toArray()).map(({ name }) => name)).toEqual(['dos']);
    expect((await client().db('admin').admin().listDatabases()).databases.map(({ name }) => name)).toContain(
      own.databaseName,
    );
    expect(await own.command({ dbStats: 1 })).toMatchObject({ ok: 1, collections: 1 });
    expect(await own.command({ collStats: 'dos' })).toMatchObject({ ok: 1, ns: `${own.databaseName}.dos` });
    expect(await own.command({ validate: 'dos' })).toMatchObject({ ok: 1, valid: true });
    expect(await own.collection('dos').drop()).toBe(true);
    await own.dropDatabase();
    expect(await own.listCollections().toArray()).toEqual([]);
  });

  it('answers the small commands that drivers send', async () => {
    const admin = client().db('admin');
    for (const command of [
      { ping: 1 },
      { hello: 1 },
      { isMaster: 1 },
      { buildInfo: 1 },
      { serverStatus: 1 },
      { connectionStatus: 1 },
      { currentOp: 1 },
      { endSessions: [] },
      { getParameter: 1, featureCompatibilityVersion: 1 },
    ]) {
      expect(await admin.command(command)).toMatchObject({ ok: 1 });
    }
    expect(await failure(admin.command({ noExiste: 1 }))).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
  });
});

describe('time limits', () => {
  it('ends what takes too long with code 50, and leaves the connection usable', async () => {
    const slow = db().collection<{ _id: number }>('lentos');
    await slow.insertMany(Array.from({ length: 1500 }, (_, i) => ({ _id: i })));
    const product = [
      { $lookup: { from: 'lentos', pipeline: [{ $match: { $expr: { $gt: [{ $rand: {} }, 0] } } }], as: 'a' } },
      { $unwind: '$a' },
      { $group: { _id: { $mod: ['$a._id', 7] }, n: { $sum: 1 } } },
    ];
    expect(await failure(slow.aggregate(product, { maxTimeMS: 40 }).toArray())).toMatchObject({
      code: 50,
      codeName: 'MaxTimeMSExpired',
    });
    expect(await slow.findOne({ _id: 7 }, { maxTimeMS: 5000 })).toEqual({ _id: 7 });
  });
});
