import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ValueCount } from '../../platform/catalogos/catalogo-holders.service';
import { trustFilter } from '../../platform/database/trust-filter';
import { SERVICIO, type ServicioDoc } from './service.schema';

type Row = Pick<ServicioDoc, '_id' | 'tallerId' | 'nombre' | 'categoria'>;

// The index of a category begins with what can be seen and booked; here all services count.
const any = { $in: [true, false] };
const ofCategory = (categoria: string) => ({ visible: any, disponible: any, categoria });

/** Services by their category. */
@Injectable()
export class ServiceCatalogosRepository {
  constructor(@InjectModel(SERVICIO) private readonly model: Model<ServicioDoc>) {}

  count(categoria: string): Promise<number> {
    return this.model.countDocuments(trustFilter(ofCategory(categoria))).exec();
  }

  async values(): Promise<ValueCount[]> {
    const rows = await this.model
      .aggregate<{ _id: string; cuantos: number }>([
        { $match: { activo: true } },
        { $group: { _id: '$categoria', cuantos: { $sum: 1 } } },
      ])
      .exec();
    return rows.map(({ _id, cuantos }) => ({ padre: null, nombre: _id, cuantos }));
  }

  /** The next services of a category after an id. */
  findAfter(categoria: string, after: Row['_id'] | null, limit: number): Promise<Row[]> {
    return this.model
      .find(trustFilter({ ...ofCategory(categoria), ...(after && { _id: { $gt: after } }) }), {
        tallerId: 1,
        nombre: 1,
        categoria: 1,
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Writes each that still has its name and category; one that its workshop saves meanwhile has all of it already. */
  async update(rows: { row: Row; set: Partial<ServicioDoc> }[]): Promise<void> {
    await this.model.bulkWrite(
      rows.map(({ row: { _id, nombre, categoria }, set }) => ({
        updateOne: { filter: { _id, nombre, categoria }, update: { $set: set } },
      })),
      { ordered: false },
    );
  }
}
