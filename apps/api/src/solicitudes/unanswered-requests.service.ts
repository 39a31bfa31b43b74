import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import type { SolicitudDoc } from './solicitud.schema';
import { UnansweredRequestsRepository } from './unanswered-requests.repository';

/** A request that nobody has answered, without its client; `told`: the store that asks was told of it. */
export type UnansweredRequest = Pick<
  SolicitudDoc,
  'pieza' | 'vehiculo' | 'categoria' | 'cantidad' | 'ubicacion' | 'fecha' | 'vence'
> & { id: string; told: boolean };

/** What clients wait for in vain, for stores that may get it. */
@Injectable()
export class UnansweredRequests {
  constructor(
    private readonly repository: UnansweredRequestsRepository,
    private readonly clock: Clock,
  ) {}

  /** Those of a state first, the newest of each above. */
  async near(estado: string, tiendaId: string, limit: number): Promise<UnansweredRequest[]> {
    const now = this.clock.now();
    const near = await this.repository.find({ estado }, now, limit);
    const left = limit - near.length;
    const docs = left > 0 ? [...near, ...(await this.repository.find({ estado, not: true }, now, left))] : near;
    return docs.map(({ _id, tiendas, pieza, vehiculo, categoria, cantidad, ubicacion, fecha, vence }) => ({
      id: String(_id),
      told: tiendas.some((told) => String(told.tiendaId) === tiendaId),
      pieza,
      vehiculo,
      categoria,
      cantidad,
      ubicacion,
      fecha,
      vence,
    }));
  }
}
