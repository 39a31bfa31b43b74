import { placeTerms } from '@tuerca/contracts/products/search/places';
import { centreOf } from '@tuerca/contracts/venezuela/centres';
import { placeKey } from '@tuerca/contracts/venezuela/place';
import type { Migration } from './migration';

interface Workshop {
  _id: unknown;
  direccion: {
    ciudad: string;
    estado: string;
    calle?: string | null;
    referencias?: string | null;
    coordenadas?: { coordinates: number[] };
  };
}

/** Services are found, filtered and sorted by the place of their workshop, of which they keep a copy. */
export const servicePlaces: Migration = {
  id: 29,
  name: 'service-places',
  oldestWriter: 28,
  async up(db) {
    const services = db.collection('servicios');
    const workshops = db.collection<Workshop>('talleres').find({}, { projection: { direccion: 1 } });
    for await (const { _id, direccion } of workshops) {
      const coordenadas = direccion.coordenadas?.coordinates ?? centreOf(direccion);
      await services.updateMany(
        { tallerId: _id },
        {
          $set: { lugar: placeKey(direccion), ...(coordenadas && { coordenadas }) },
          $addToSet: { terminos: { $each: placeTerms(direccion) } as never },
        },
      );
    }
  },
};
