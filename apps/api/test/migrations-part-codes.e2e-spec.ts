import mongoose from 'mongoose';
import { partCodes } from '../src/platform/database/migrations/0026-part-codes';
import { freshDatabase } from './harness';

it('codes of parts are stored as they are looked up; of two SKU that become one the second stays as it was', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const products = db.collection('productos');
  const sku = { unique: true, partialFilterExpression: { sku: { $exists: true } } } as const;
  const codes = async () =>
    (await products.find().sort({ _id: 1 }).toArray()).map((doc) => [doc.sku, doc.numeroParte, doc.equivalencias]);
  try {
    await products.createIndex({ tiendaId: 1, sku: 1 }, sku);
    await products.insertMany([
      { tiendaId: 1, sku: 'AB-1', numeroParte: null, equivalencias: [] },
      { tiendaId: 1, sku: 'AB\u20131', numeroParte: '90915\u2013YZZ', equivalencias: ['A\u00a01', 'A 1', 'B'] },
      { tiendaId: 2, sku: 'AB\u20131 ', equivalencias: ['A  1'] },
      { tiendaId: 2, numeroParte: 'n\u0303-1', equivalencias: [] },
    ]);
    for (let i = 0; i < 2; i++) {
      await partCodes.up(db.db!);
      expect(await codes()).toEqual([
        ['AB-1', null, []],
        ['AB\u20131', '90915-YZZ', ['A 1', 'B']],
        ['AB-1', undefined, ['A 1']],
        [undefined, '\u00f1-1', []],
      ]);
    }
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});
