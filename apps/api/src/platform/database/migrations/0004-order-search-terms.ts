import type { mongo } from 'mongoose';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';
import { dropIndexesNamed } from './steps';

interface Order {
  _id: mongo.ObjectId;
  numero: string;
  cliente: { nombre: string; email: string };
  tienda: { nombre: string };
  items: { nombre: string }[];
}

const OLD_INDEXES = ['terminos_1_clienteId_1_fecha_-1', 'terminos_1_tiendaId_1_fecha_-1'];

/** Orders are found by the beginnings of whole words, in one index; every prefix of every word in two made their writes dear. */
export const orderSearchTerms: Migration = {
  id: 4,
  name: 'order-search-terms',
  async up(db) {
    const orders = db.collection<Order>('pedidos');
    await dropIndexesNamed(db, 'pedidos', OLD_INDEXES);
    const fields = { numero: 1, cliente: 1, tienda: 1, 'items.nombre': 1 };
    for await (const { _id, numero, cliente, tienda, items } of orders.find({}, { projection: fields })) {
      const texts = [numero, cliente.nombre, cliente.email, tienda.nombre, ...items.map(({ nombre }) => nombre)];
      await orders.updateOne({ _id }, { $set: { terminos: searchTerms(...texts) } });
    }
  },
};
