import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import type { EnlaceHoja, HojaPublica } from '@tuerca/contracts/citas/hojas/schemas';
import { VehiculoEliminado, VehiculoUnido } from '../../auth/garaje/garaje.events';
import { GarajeService } from '../../auth/garaje/garaje.service';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { InTransaction } from '../../platform/common/in-transaction';
import { type Reply, reply } from '../../platform/http/reply';
import { AssignmentsRepository } from './assignments.repository';
import { toEnlace } from './hojas.mapper';
import { HojasRepository } from './hojas.repository';
import { HojasService } from './hojas.service';
import { toPublic } from './record';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** Links under which anybody may read a record, and what ends with a vehicle. */
@Injectable()
export class SharingService {
  constructor(
    private readonly hojas: HojasService,
    private readonly repository: HojasRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly garaje: GarajeService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** A new link in the place of the former one. */
  async share(user: CurrentUser, id: string): Promise<Reply<EnlaceHoja>> {
    const { _id } = await this.hojas.ownVehicle(user.id, id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const enlace = { token, creado: this.clock.now(), visitas: 0, ultimaVisita: null };
    await this.repository.setEnlace({ clienteId: user.id, vehiculoId: _id }, enlace);
    return reply(toEnlace(enlace), { message: HOJA_MESSAGES.shared });
  }

  async unshare(user: CurrentUser, id: string): Promise<Reply<null>> {
    const { _id } = await this.hojas.ownVehicle(user.id, id);
    await this.repository.removeEnlace({ clienteId: user.id, vehiculoId: _id });
    return reply(null, { message: HOJA_MESSAGES.unshared });
  }

  /** The record behind a link, read anew at every call so that a link that was ended is dead at once; throws HOJA_NO_DISPONIBLE. */
  async open(token: string): Promise<HojaPublica> {
    const doc = TOKEN.test(token) ? await this.repository.openEnlace(token, this.clock.now()) : null;
    if (!doc) throw new AppError('HOJA_NO_DISPONIBLE');
    const clienteId = String(doc.clienteId);
    const [garage, account] = await Promise.all([this.garaje.vehiclesOf(clienteId), this.users.findState(clienteId)]);
    const vehiculo = garage.find(({ _id }) => _id === String(doc._id));
    if (!vehiculo || !account?.activo) throw new AppError('HOJA_NO_DISPONIBLE');
    const { events } = await this.hojas.gather(clienteId, vehiculo, doc);
    return toPublic(vehiculo, events);
  }

  @InTransaction(VehiculoEliminado)
  async onRemoved({ clienteId, vehiculoId, tx }: VehiculoEliminado): Promise<void> {
    await this.repository.remove({ clienteId, vehiculoId }, tx);
    await this.assignments.removeVehicle(clienteId, vehiculoId, tx);
  }

  @InTransaction(VehiculoUnido)
  async onMerged({ clienteId, from, into, tx }: VehiculoUnido): Promise<void> {
    await this.repository.merge({ clienteId, vehiculoId: from }, into, tx);
    await this.assignments.moveVehicle(clienteId, from, into, tx);
  }
}
