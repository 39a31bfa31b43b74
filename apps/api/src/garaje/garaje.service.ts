import { Injectable } from '@nestjs/common';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/garaje/schemas';
import { GARAJE_MESSAGES } from '@tuerca/contracts/garaje/messages';
import { AppError } from '../platform/common/app-error';
import type { CurrentUser } from '../platform/common/current-user';
import { reply, type Reply } from '../platform/http/reply';
import { toGaraje, toVehiculoDoc } from './garaje.mapper';
import { GarajeRepository } from './garaje.repository';
import type { GarajeDoc } from './garaje.schema';

/** The vehicles of a client; every use case answers all of them. */
@Injectable()
export class GarajeService {
  constructor(private readonly repository: GarajeRepository) {}

  async list(user: CurrentUser): Promise<SavedVehiculo[]> {
    return toGaraje(await this.repository.find(user.id));
  }

  /** Saves a vehicle and chooses it; the same one again is only chosen. Throws GARAJE_LLENO. */
  async add(user: CurrentUser, vehiculo: NuevoVehiculo): Promise<Reply<SavedVehiculo[]>> {
    const nuevo = toVehiculoDoc(vehiculo);
    let doc = await this.repository.add(user.id, nuevo);
    if (!doc) {
      // Full, or the client's first.
      await this.repository.ensure(user.id);
      doc = await this.repository.add(user.id, nuevo);
    }
    if (!doc) throw new AppError('GARAJE_LLENO');
    return reply(toGaraje(doc), { message: GARAJE_MESSAGES.saved });
  }

  async update(user: CurrentUser, id: string, vehiculo: NuevoVehiculo): Promise<Reply<SavedVehiculo[]>> {
    return reply(this.found(await this.repository.update(user.id, id, toVehiculoDoc(vehiculo))), {
      message: GARAJE_MESSAGES.saved,
    });
  }

  async remove(user: CurrentUser, id: string): Promise<Reply<SavedVehiculo[]>> {
    return reply(this.found(await this.repository.remove(user.id, id)), {
      message: GARAJE_MESSAGES.removed,
    });
  }

  async choose(user: CurrentUser, id: string | null): Promise<SavedVehiculo[]> {
    return id
      ? this.found(await this.repository.choose(user.id, id))
      : toGaraje(await this.repository.chooseNone(user.id));
  }

  /** Throws NO_ENCONTRADO when the garage has no such vehicle. */
  private found(doc: GarajeDoc | null): SavedVehiculo[] {
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return toGaraje(doc);
  }
}
