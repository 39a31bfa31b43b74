import type { Tx } from '../../platform/database/transactions';

/** A client removed a vehicle, told inside the transaction that removes it: what others keep about it goes with it. */
export class VehiculoEliminado {
  static readonly event = 'vehiculo.eliminado';
  constructor(
    readonly clienteId: string,
    readonly vehiculoId: string,
    readonly tx: Tx,
  ) {}
}

/** A vehicle became the same as another one of its garage and took its place, told inside the transaction that merges them. */
export class VehiculoUnido {
  static readonly event = 'vehiculo.unido';
  constructor(
    readonly clienteId: string,
    /** The one that is gone. */
    readonly from: string,
    readonly into: string,
    readonly tx: Tx,
  ) {}
}
