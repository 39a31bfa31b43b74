import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import type { SolicitudDoc } from './solicitud.schema';
import { type RequestedSeller, UnansweredRequestsRepository } from './unanswered-requests.repository';

/** A request that nobody has answered, without its client; `told`: the store that asks was told of it. */
export type UnansweredRequest = Pick<
  SolicitudDoc,
  'pieza' | 'vehiculo' | 'categoria' | 'cantidad' | 'ubicacion' | 'fecha' | 'vence'
> & { id: string; told: boolean };

/** Unanswered requests of clients, for stores that may get the part. */
@Injectable()
export class UnansweredRequests {
  constructor(
    private readonly repository: UnansweredRequestsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Those of what a store sells: those of a state first, the newest of each above. Whoever named no category may want anything,
   * and what a store was told of it may answer.
   */
  async near(estado: string, seller: RequestedSeller, limit: number): Promise<UnansweredRequest[]> {
    const now = this.clock.now();
    const near = await this.repository.find({ estado }, seller, now, limit);
    const left = limit - near.length;
    const docs = left > 0 ? [...near, ...(await this.repository.find({ estado, not: true }, seller, now, left))] : near;
    return docs.map(({ _id, tiendas, pieza, vehiculo, categoria, cantidad, ubicacion, fecha, vence }) => ({
      id: String(_id),
      told: tiendas.some((told) => String(told.tiendaId) === seller.tiendaId),
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
