import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { SERVICIO, type ServicioDoc } from './service.schema';

type FoundByName = Pick<ServicioDoc, '_id' | 'nombre' | 'categoria' | 'terminos'>;

/** Fields of a service that follow from its workshop's card. */
export interface ServiceCardFields {
  taller: object;
  lugar: string;
  coordenadas: readonly number[] | null;
  tallerActivo: boolean;
}

/** Copies that services keep of their workshop. */
@Injectable()
export class ServiceCardsRepository {
  constructor(@InjectModel(SERVICIO) private readonly model: Model<ServicioDoc>) {}

  /** Puts the workshop's new card on all its services. */
  async renewCard(tallerId: string, { tallerActivo, coordenadas, ...card }: ServiceCardFields): Promise<void> {
    const update = {
      $set: { ...card, tallerActivo, ...(coordenadas && { coordenadas }) },
      ...(!coordenadas && { $unset: { coordenadas: 1 } }),
    };
    await this.model.updateMany({ tallerId }, update as UpdateQuery<ServicioDoc>, { timestamps: false });
    await this.model.updateMany({ tallerId, activo: true }, { $set: { visible: tallerActivo } }, { timestamps: false });
  }

  /** The words by which a workshop's services are found, of those that were not withdrawn. */
  findTerms(tallerId: string): Promise<FoundByName[]> {
    return this.model.find({ tallerId, activo: true }, { nombre: 1, categoria: 1, terminos: 1 }).lean().exec();
  }

  /** Writes the words of each that still has its name and category: one that its workshop saves meanwhile has them already. */
  async writeTerms(rows: readonly FoundByName[]): Promise<void> {
    if (!rows.length) return;
    await this.model.bulkWrite(
      rows.map(({ terminos, ...filter }) => ({
        updateOne: { filter, update: { $set: { terminos } }, timestamps: false },
      })),
      { ordered: false },
    );
  }
}
