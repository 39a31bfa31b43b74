import type { mongo } from 'mongoose';
import type { Migration } from './migration';

interface Business {
  _id: mongo.ObjectId;
  rif: string;
  telefono: string | null;
  direccion: object;
  nombreTienda?: string;
  nombreTaller?: string;
}

/**
 * An account owns RIF, telephone and address of its business, whose document keeps copies. Where the two had drifted
 * apart: telephones could only be changed on the account, so its own wins; addresses and names only on the profile.
 */
export const businessContact: Migration = {
  id: 3,
  name: 'business-contact',
  async up(db) {
    const accounts = db.collection('usuarios');
    for (const collection of ['tiendas', 'talleres']) {
      const businesses = db.collection<Business>(collection);
      const fields = { rif: 1, telefono: 1, direccion: 1, nombreTienda: 1, nombreTaller: 1 };
      for await (const business of businesses.find({}, { projection: fields })) {
        const { _id, rif, telefono, direccion } = business;
        const negocio = business.nombreTienda ?? business.nombreTaller;
        await accounts.updateOne({ _id }, { $set: { rif, direccion, negocio } });
        await accounts.updateOne({ _id, telefono: { $in: [null, ''] } }, { $set: { telefono: telefono ?? '' } });
        const account = await accounts.findOne({ _id }, { projection: { telefono: 1 } });
        if (account) await businesses.updateOne({ _id }, { $set: { telefono: account.telefono } });
      }
    }
  },
};
