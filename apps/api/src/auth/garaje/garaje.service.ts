import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { GARAJE_MESSAGES } from '@tuerca/contracts/auth/garaje/messages';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { givenDetails } from '@tuerca/contracts/auth/garaje/vehiculo';
import { CatalogoHolders, type Replacement, type StoredValue } from '../../platform/catalogos/catalogo-holders.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { VehiculoEliminado, VehiculoUnido } from './garaje.events';
import { toGaraje, toVehiculoDoc } from './garaje.mapper';
import { GarajeRepository } from './garaje.repository';
import type { GarajeDoc } from './garaje.schema';
import { matchVehicles, type ProfileVehicle } from './match-vehicles';

/** Garages rewritten at once for a change of the lists, each in a transaction of its own. */
const BATCH = 50;

/** The vehicles of a client; every use case answers all of them. */
@Injectable()
export class GarajeService {
  constructor(
    private readonly repository: GarajeRepository,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    holders: CatalogoHolders,
  ) {
    holders.register({
      uso: 'vehiculos',
      listas: ['marcas'],
      count: (value) => repository.countVehicles(value),
      values: () => repository.vehicleValues(),
      rewrite: (change) => this.rewrite(change),
    });
  }

  list(user: CurrentUser): Promise<SavedVehiculo[]> {
    return this.vehiclesOf(user.id);
  }

  /** The vehicles of a client, for other domains. */
  async vehiclesOf(clienteId: string): Promise<SavedVehiculo[]> {
    return toGaraje(await this.repository.find(clienteId));
  }

  /** Saves a vehicle and chooses it; the same one again is only chosen. Throws GARAJE_LLENO. */
  async add(user: CurrentUser, vehiculo: NuevoVehiculo): Promise<Reply<SavedVehiculo[]>> {
    return reply(toGaraje(await this.put(user, vehiculo)), { message: GARAJE_MESSAGES.saved });
  }

  /** Changes a vehicle; one that was the same as it becomes is merged into it, with what others keep about it. */
  async update(user: CurrentUser, id: string, vehiculo: NuevoVehiculo): Promise<Reply<SavedVehiculo[]>> {
    const after = await this.transactions.run(async (tx) => {
      if (!(await this.change(user.id, id, vehiculo, tx))) return null;
      return this.repository.find(user.id, tx);
    });
    return reply(this.found(after), { message: GARAJE_MESSAGES.saved });
  }

  /**
   * The vehicles of the profile's form inside its transaction: those that are there already (`matchVehicles`) are changed, and
   * keep engine and details where the form leaves them out; the others are added. What the form leaves out is removed
   * where it has `all`. Throws GARAJE_LLENO, NO_ENCONTRADO, or ENTRADA_INVALIDA for one that is there twice.
   */
  async merge(
    user: CurrentUser,
    { vehiculos = [], all }: { vehiculos?: ProfileVehicle[]; all: boolean },
    tx: Tx,
  ): Promise<void> {
    const saved = toGaraje(await this.repository.find(user.id, tx));
    const matches = matchVehicles(vehiculos, saved);
    const wanted = vehiculos.map(({ _id, ...vehiculo }, i) => {
      const current = matches[i];
      if (_id && !current) throw new AppError('NO_ENCONTRADO');
      if (!current) return { vehiculo };
      const { _id: id, elegido: _elegido, ...known } = current;
      const motor = vehiculo.motor ?? known.motor;
      return { id, vehiculo: { ...vehiculo, motor, ...givenDetails(known), ...givenDetails(vehiculo) } };
    });
    refuseTwice(wanted.map(({ vehiculo }) => toVehiculoDoc(vehiculo).clave));
    if (all) for (const { _id } of saved.filter((one) => !matches.includes(one))) await this.take(user.id, _id, tx);
    for (const { id, vehiculo } of wanted)
      if (id) await this.change(user.id, id, vehiculo, tx);
      else await this.put(user, vehiculo, tx);
  }

  /** Vehicles that become the same as another of their garage are merged into it, as when their owner writes them so. */
  private async *rewrite({ antes, despues }: Replacement): AsyncIterable<number> {
    for (let owners: string[]; (owners = await this.repository.findOwners(antes, BATCH)).length;) {
      let count = 0;
      for (const owner of owners) count += await this.replaceVehicles(owner, antes, despues);
      // They would be found again for ever.
      if (!count) throw new Error(`vehicles keep «${antes.nombre}»`);
      yield count;
    }
  }

  /** Gives a client's vehicles of one brand or model another. Answers how many. */
  private replaceVehicles(clienteId: string, antes: StoredValue, despues: StoredValue): Promise<number> {
    return this.transactions.run(async (tx) => {
      const { vehiculos = [] } = (await this.repository.find(clienteId, tx)) ?? {};
      const isBrand = antes.padre === null;
      const its = vehiculos.filter(({ marca, modelo }) =>
        isBrand ? marca === antes.nombre : marca === antes.padre && modelo === antes.nombre,
      );
      for (const { _id, clave: _clave, ...vehiculo } of its) {
        const next = isBrand ? { marca: despues.nombre } : { marca: despues.padre!, modelo: despues.nombre };
        await this.change(clienteId, String(_id), { ...vehiculo, ...next }, tx);
      }
      return its.length;
    });
  }

  private async put(user: CurrentUser, vehiculo: NuevoVehiculo, tx?: Tx): Promise<GarajeDoc> {
    const fields = toVehiculoDoc(vehiculo);
    let doc = await this.repository.add(user.id, fields, tx);
    if (!doc) {
      // Full, or the client's first.
      await this.repository.ensure(user.id, tx);
      doc = await this.repository.add(user.id, fields, tx);
    }
    if (!doc) throw new AppError('GARAJE_LLENO');
    return doc;
  }

  /** False when the garage has no such vehicle. */
  private async change(clienteId: string, id: string, vehiculo: NuevoVehiculo, tx: Tx): Promise<boolean> {
    const fields = toVehiculoDoc(vehiculo);
    const before = await this.repository.update(clienteId, id, fields, tx);
    for (const { _id, clave } of before?.vehiculos ?? [])
      if (clave === fields.clave && String(_id) !== id)
        await emitInTurn(this.events, VehiculoUnido.event, new VehiculoUnido(clienteId, String(_id), id, tx));
    return before !== null;
  }

  async remove(user: CurrentUser, id: string): Promise<Reply<SavedVehiculo[]>> {
    const after = await this.transactions.run((tx) => this.take(user.id, id, tx));
    return reply(this.found(after), { message: GARAJE_MESSAGES.removed });
  }

  /** Removes a vehicle and what others keep about it; null when it is not there. */
  private async take(clienteId: string, id: string, tx: Tx): Promise<GarajeDoc | null> {
    const doc = await this.repository.remove(clienteId, id, tx);
    if (doc) await emitInTurn(this.events, VehiculoEliminado.event, new VehiculoEliminado(clienteId, id, tx));
    return doc;
  }

  /** Forgets every vehicle of an account that is deleted, and what others keep about it. */
  async forget(clienteId: string, tx: Tx): Promise<void> {
    const doc = await this.repository.find(clienteId, tx);
    for (const { _id } of doc?.vehiculos ?? [])
      await emitInTurn(this.events, VehiculoEliminado.event, new VehiculoEliminado(clienteId, String(_id), tx));
    if (doc) await this.repository.forget(clienteId, tx);
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

/** Of two that are the same one would take the other's place: the person is asked which. Keys in the order of the form. */
function refuseTwice(claves: readonly string[]): void {
  const place = claves.findIndex((clave, i) => claves.indexOf(clave) < i);
  if (place < 0) return;
  const mensaje = GARAJE_MESSAGES.twice;
  throw new AppError('ENTRADA_INVALIDA', {
    message: mensaje,
    errors: [{ campo: `vehiculos.${place}.modelo`, mensaje }],
  });
}
