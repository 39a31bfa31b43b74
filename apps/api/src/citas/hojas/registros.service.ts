import { Injectable } from '@nestjs/common';
import type { NuevoRegistro } from '@tuerca/contracts/citas/hojas/inputs';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import { mileageProblem } from '@tuerca/contracts/citas/hojas/mileage';
import type { HojaDeVida } from '@tuerca/contracts/citas/hojas/schemas';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { HojasRepository, type RegistroFields } from './hojas.repository';
import { HojasService } from './hojas.service';
import { mileageReadingsOf } from './record';

/** The entries that owners write themselves. */
@Injectable()
export class RegistrosService {
  constructor(
    private readonly hojas: HojasService,
    private readonly repository: HojasRepository,
  ) {}

  /** Throws KILOMETRAJE_NO_CUADRA unless the reading is confirmed, HOJA_LLENA when there is no room. */
  async add(user: CurrentUser, id: string, input: NuevoRegistro): Promise<Reply<HojaDeVida>> {
    const { vehiculo, eventos } = await this.hojas.get(user, id);
    checkMileage(input, eventos);
    if (!(await this.repository.addRegistro({ clienteId: user.id, vehiculoId: vehiculo._id }, toFields(input))))
      throw new AppError('HOJA_LLENA');
    return reply(await this.hojas.get(user, id), { message: HOJA_MESSAGES.saved });
  }

  async update(
    user: CurrentUser,
    { id, registroId }: { id: string; registroId: string },
    input: NuevoRegistro,
  ): Promise<Reply<HojaDeVida>> {
    const { vehiculo, eventos } = await this.hojas.get(user, id);
    const others = eventos.filter((one) => one.registroId !== registroId);
    if (others.length === eventos.length) throw new AppError('NO_ENCONTRADO');
    checkMileage(input, others);
    const key = { clienteId: user.id, vehiculoId: vehiculo._id };
    if (!(await this.repository.updateRegistro(key, registroId, toFields(input)))) throw new AppError('NO_ENCONTRADO');
    return reply(await this.hojas.get(user, id), { message: HOJA_MESSAGES.saved });
  }

  async remove(user: CurrentUser, { id, registroId }: { id: string; registroId: string }): Promise<Reply<HojaDeVida>> {
    const { _id } = await this.hojas.ownVehicle(user.id, id);
    if (!(await this.repository.removeRegistro({ clienteId: user.id, vehiculoId: _id }, registroId)))
      throw new AppError('NO_ENCONTRADO');
    return reply(await this.hojas.get(user, id), { message: HOJA_MESSAGES.removed });
  }
}

const toFields = ({ confirmaKilometraje: _confirmed, ...fields }: NuevoRegistro): RegistroFields => fields;

/** A question, not an invariant: odometers are replaced, so whoever insists is believed and the entry is marked. Readings that are doubtful already do not count. */
function checkMileage({ fecha, kilometraje, confirmaKilometraje }: NuevoRegistro, events: HojaDeVida['eventos']): void {
  if (kilometraje === null || confirmaKilometraje) return;
  const known = mileageReadingsOf(events.filter(({ kilometrajeDudoso }) => !kilometrajeDudoso));
  const mensaje = mileageProblem(known, { fecha, kilometraje });
  if (mensaje)
    throw new AppError('KILOMETRAJE_NO_CUADRA', { message: mensaje, errors: [{ campo: 'kilometraje', mensaje }] });
}
