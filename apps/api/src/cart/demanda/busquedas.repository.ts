import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MIN_PEOPLE } from '@tuerca/contracts/cart/demanda/rules';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { BUSQUEDA, type BusquedaDoc } from './busqueda.schema';

/** Increment of one day of a search from one place. */
export type CountedSearch = Pick<BusquedaDoc, 'clave' | 'texto' | 'estado' | 'ciudad' | 'personas'> & { dia: string };
/** A search over all places, and how many of its people receive in a store's state and city. */
export type WantedSearch = Pick<BusquedaDoc, 'texto' | 'personas' | 'ultima'> & {
  enTuEstado: number;
  enTuCiudad: number;
};

/** Days for which a month's searches are kept after they were last counted. */
const KEPT_DAYS = 400;
const when = (condition: object) => ({ $sum: { $cond: [condition, '$personas', 0] } });

/** Searches without a result: only ever added to, and deleted by their date. */
@Injectable()
export class BusquedasRepository {
  constructor(@InjectModel(BUSQUEDA) private readonly model: Model<BusquedaDoc>) {}

  async add(searches: readonly CountedSearch[]): Promise<void> {
    const writes = searches.map(({ clave, texto, estado, ciudad, personas, dia }) => ({
      updateOne: {
        filter: { mes: dia.slice(0, 7), clave, estado, ciudad },
        update: {
          $inc: { personas, [`dias.${dia.slice(8)}`]: personas },
          $max: { ultima: dia },
          $setOnInsert: { texto, caduca: new Date(caracasInstant(dia).getTime() + KEPT_DAYS * DAY) },
        },
        upsert: true,
      },
    }));
    if (writes.length) await this.model.collection.bulkWrite(writes, { ordered: false });
  }

  /** Searches by enough people in some months: the most in a state first, then the most in all. */
  wanted(
    meses: readonly string[],
    { estado, ciudad }: { estado: string; ciudad: string },
    limit: number,
  ): Promise<WantedSearch[]> {
    const near = { $eq: ['$estado', estado] };
    return this.model.aggregate<WantedSearch>([
      { $match: { mes: { $in: [...meses] } } },
      {
        $group: {
          _id: '$clave',
          texto: { $first: '$texto' },
          personas: { $sum: '$personas' },
          enTuEstado: when(near),
          enTuCiudad: when({ $and: [near, { $eq: ['$ciudad', ciudad] }] }),
          ultima: { $max: '$ultima' },
        },
      },
      { $match: { personas: { $gte: MIN_PEOPLE } } },
      { $sort: { enTuEstado: -1, personas: -1, _id: 1 } },
      { $limit: limit },
      { $project: { _id: 0 } },
    ]);
  }
}
