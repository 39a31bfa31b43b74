import type { mongo } from 'mongoose';
import { searchTerms, sortKey } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';

interface User {
  _id: mongo.ObjectId;
  nombre: string;
  email: string;
  telefono?: string;
  negocio?: string | null;
  cedula?: string;
  rif?: string;
}
const BATCH = 500;

/** Administrators find accounts by the beginnings of words and order them by name; deleted accounts stay out of their lists. */
export const userSearch: Migration = {
  id: 13,
  name: 'user-search',
  async up(db) {
    const users = db.collection<User>('usuarios');
    await users.updateMany({ eliminado: { $exists: false } }, { $set: { eliminado: false } });
    const fields = { nombre: 1, email: 1, telefono: 1, negocio: 1, cedula: 1, rif: 1 };
    let batch: mongo.AnyBulkWriteOperation<User>[] = [];
    const write = async () => {
      if (batch.length) await users.bulkWrite(batch, { ordered: false });
      batch = [];
    };
    const missing = { terminos: { $exists: false } };
    for await (const { _id, nombre, email, telefono = '', negocio, cedula, rif } of users.find(missing, {
      projection: fields,
    })) {
      const digits = telefono.replace(/^\+58/, '');
      const terminos = searchTerms(nombre, negocio, email.split('@')[0], digits, cedula, rif);
      batch.push({ updateOne: { filter: { _id }, update: { $set: { terminos, nombreOrden: sortKey(nombre) } } } });
      if (batch.length === BATCH) await write();
    }
    await write();
  },
};
