import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { trustFilter } from '../platform/database/trust-filter';
import { SOLICITUD, type SolicitudDoc } from './solicitud.schema';

/** Open requests that no store has answered. */
@Injectable()
export class UnansweredRequestsRepository {
  constructor(@InjectModel(SOLICITUD) private readonly model: Model<SolicitudDoc>) {}

  /** Those of a state, or with `not` those of all others, the newest above. */
  find({ estado, not }: { estado: string; not?: true }, now: Date, limit: number): Promise<SolicitudDoc[]> {
    const filter = {
      abierta: true,
      vence: { $gt: now },
      'ubicacion.estado': not ? { $ne: estado } : estado,
      tiendas: { $not: { $elemMatch: { respondida: true } } },
    };
    return this.model
      .find(trustFilter(filter) as QueryFilter<SolicitudDoc>)
      .sort({ fecha: -1, _id: -1 })
      .limit(limit)
      .lean<SolicitudDoc[]>()
      .exec();
  }
}
