import type { mongo } from 'mongoose';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';
import { dropIndexesNamed } from './steps';

interface Product {
  _id: mongo.ObjectId;
  nombre: string;
  tiendaId: mongo.ObjectId;
}
const BATCH = 500;
/** The index of the ledger as it was, without `_id` and `delta`. */
const OLD_INDEX = 'productoId_1_fecha_-1';

/** A store lists its own products and reads the ledger of all of them: products get their sorting name and say that they are not withdrawn, movements get their store. */
export const ownProducts: Migration = {
  id: 5,
  name: 'own-products',
  async up(db) {
    const products = db.collection<Product>('productos');
    const movements = db.collection('movimientos');
    await dropIndexesNamed(db, 'movimientos', [OLD_INDEX]);
    await products.updateMany({ eliminado: { $exists: false } } as object, { $set: { eliminado: false } } as object);
    const write = async (batch: Product[]) => {
      if (batch.length === 0) return;
      await products.bulkWrite(
        batch.map(({ _id, nombre }) => ({
          updateOne: { filter: { _id }, update: { $set: { nombreOrden: normalizeText(nombre) } as object } },
        })),
      );
      await movements.bulkWrite(
        batch.map(({ _id, tiendaId }) => ({
          updateMany: { filter: { productoId: _id, tiendaId: { $exists: false } }, update: { $set: { tiendaId } } },
        })),
      );
    };
    const batch: Product[] = [];
    for await (const product of products.find({}, { projection: { nombre: 1, tiendaId: 1 } })) {
      batch.push(product);
      if (batch.length === BATCH) await write(batch.splice(0));
    }
    await write(batch);
  },
};
