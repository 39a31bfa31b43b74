import mongoose from 'mongoose';
import { emailForm } from '../src/platform/database/migrations/0025-email-form';
import { freshDatabase } from './harness';

it('e-mails are stored in the form that is looked up; of two that become the same the second stays as it was', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const emails = async () => {
    const docs = await db.collection('usuarios').find().sort({ _id: 1 }).toArray();
    return docs.map(({ email }) => email as string);
  };
  try {
    await db.collection('usuarios').createIndex({ email: 1 }, { unique: true });
    await db
      .collection('usuarios')
      .insertMany(['ana@x.ve', 'n\u0303andu@x.ve', 'jose\u0301@x.ve', 'jos\u00e9@x.ve'].map((email) => ({ email })));
    await db.collection('integrantes').insertOne({ email: 'jose\u0301@x.ve' });
    for (let i = 0; i < 2; i++) {
      await emailForm.up(db.db!);
      expect(await emails()).toEqual(['ana@x.ve', '\u00f1andu@x.ve', 'jose\u0301@x.ve', 'jos\u00e9@x.ve']);
      expect(await db.collection('integrantes').findOne()).toMatchObject({ email: 'jos\u00e9@x.ve' });
    }
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});
