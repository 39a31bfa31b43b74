import type { Migration } from './migration';
import { dropIndexesNamed } from './steps';

/** The index of the lists by price as it was, by the price before offers. */
const OLD_INDEX = 'visible_1_disponible_1_precio_1__id_1';

/** Services keep what they cost with offers; '' says that nobody has looked at the offers yet. */
export const servicePrices: Migration = {
  id: 8,
  name: 'service-prices',
  async up(db) {
    const services = db.collection('servicios');
    await dropIndexesNamed(db, 'servicios', [OLD_INDEX]);
    await services.updateMany({ precioVigente: { $exists: false } }, [
      { $set: { precioVigente: '$precio', vigenteHasta: '' } },
    ]);
  },
};
