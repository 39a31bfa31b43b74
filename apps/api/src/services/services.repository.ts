import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { sumarValoracion, type Valoracion } from '../common/valoracion';
import { ownFilter } from '../database/own-filter';
import type { Tx } from '../database/transactions';
import type { FiltroServicios } from './service-filter';
import { SERVICIO, type ServicioDoc } from './service.schema';

interface Pagina {
  orden: Record<string, 1 | -1>;
  page: number;
  limit: number;
}

@Injectable()
export class ServicesRepository {
  constructor(@InjectModel(SERVICIO) private readonly model: Model<ServicioDoc>) {}

  async insert(data: Partial<ServicioDoc>): Promise<ServicioDoc> {
    const [doc] = await this.model.create([data]);
    return doc!.toObject();
  }

  async findVisible(id: string): Promise<ServicioDoc | null> {
    const doc = await this.model.findById(id, { terminos: 0 }).lean<ServicioDoc>().exec();
    return doc?.visible ? doc : null;
  }

  /** One page of what can be booked, and how many there are. */
  async findPage(filtro: FiltroServicios, { orden, page, limit }: Pagina): Promise<{ docs: ServicioDoc[]; total: number }> {
    const { tallerId, categorias, tipoVehiculo, minimo, maximo, palabras } = filtro;
    const precio = { ...(minimo !== undefined && { $gte: minimo }), ...(maximo !== undefined && { $lte: maximo }) };
    const filter = ownFilter({
      visible: true,
      disponible: true,
      ...(tallerId && { tallerId }),
      ...(categorias && { categoria: { $in: categorias } }),
      ...(tipoVehiculo && { vehiculosCompatibles: tipoVehiculo }),
      ...(Object.keys(precio).length && { precio }),
      ...(palabras.length && { terminos: { $all: palabras } }),
    });
    const [docs, total] = await Promise.all([
      this.model.find(filter, { terminos: 0 }).sort(orden).skip((page - 1) * limit).limit(limit).lean<ServicioDoc[]>().exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  async addRating(id: string, valoracion: Valoracion, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id }, sumarValoracion(valoracion), { session: tx, updatePipeline: true, timestamps: false });
    return matchedCount === 1;
  }

  /** Puts the workshop's new card on all its services. */
  async renewCard(tallerId: string, taller: object, tallerActivo: boolean): Promise<void> {
    await this.model.updateMany({ tallerId }, { $set: { taller, tallerActivo } as never }, { timestamps: false });
    await this.model.updateMany({ tallerId, activo: true }, { $set: { visible: tallerActivo } }, { timestamps: false });
  }
}
