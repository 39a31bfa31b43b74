import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { trustFilter } from '../../platform/database/trust-filter';
import { SOLICITUD, type SolicitudDoc } from './solicitud.schema';

/** A store by the categories of what it sells. */
export interface RequestedSeller {
  tiendaId: string;
  categorias: readonly string[];
}

/** Open requests that no store has answered. */
@Injectable()
export class UnansweredRequestsRepository {
  constructor(@InjectModel(SOLICITUD) private readonly model: Model<SolicitudDoc>) {}

  /** Those of a state, or with `not` those of all others, that a store sells or was told of, the newest above. */
  find(
    { estado, not }: { estado: string; not?: true },
    { tiendaId, categorias }: RequestedSeller,
    now: Date,
    limit: number,
  ): Promise<SolicitudDoc[]> {
    const sold = { categoria: { $in: [...categorias, null] } };
    const filter = {
      // A store that sells nothing yet may begin with anything.
      ...(categorias.length && { $or: [sold, { 'tiendas.tiendaId': tiendaId }] }),
      abierta: true,
      vence: { $gt: now },
      'ubicacion.estado': not ? { $ne: estado } : estado,
      tiendas: { $not: { $elemMatch: { respondida: true } } },
    };
    return this.model
      .find(trustFilter(filter) as QueryFilter<SolicitudDoc>)
      .sort({ fecha: -1, _id: -1 })
      .limit(limit)
      .lean()
      .exec();
  }
}
