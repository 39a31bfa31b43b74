import type { StoreChange, WorkshopChange } from '@tuerca/contracts/auth/negocios/settings';
import type { Role } from '@tuerca/contracts/kernel/roles';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';

/** Business data that come from the registering account; the business's own document keeps copies. */
export interface BusinessContact {
  rif?: string;
  telefono?: string | null;
  direccion?: Direccion;
  fotoPerfil?: string | null;
}

/** RIF, telephone or address of an account changed: the copies are renewed inside `tx`, so that they cannot drift. */
export class ContactoCambio {
  static readonly event = 'cuenta.contacto';
  constructor(
    readonly userId: string,
    readonly role: Role,
    readonly contact: BusinessContact,
    readonly tx: Tx,
  ) {}
}

/** An owner changes the public profile of her business: the domain of her role stores it inside `tx`. */
export class NegocioCambio {
  static readonly event = 'cuenta.negocio';
  constructor(
    readonly user: CurrentUser,
    readonly change: WorkshopChange | StoreChange,
    readonly tx: Tx,
  ) {}
}

/** An account is switched on or off, or deleted: its business follows inside `tx`, so that the two cannot part. `CuentaCambio` comes after it. */
export class EstadoCuenta {
  static readonly event = 'cuenta.estado';
  constructor(
    readonly userId: string,
    readonly role: Role,
    readonly activo: boolean,
    readonly tx: Tx,
    readonly eliminada = false,
  ) {}
}

/** An account was switched off or on, changed its role, or its password was replaced: what is cached of it is void. */
export class CuentaCambio {
  static readonly event = 'cuenta.cambio';
  constructor(
    readonly userId: string,
    /** False: its sessions end now. */
    readonly activo: boolean,
  ) {}
}

/** An administrator gave an account another role, or opened one with power; told inside the transaction that writes it. */
export class RolCambiado {
  static readonly event = 'cuenta.rol';
  constructor(
    readonly userId: string,
    readonly nombre: string,
    /** null: the account is new. */
    readonly antes: Role | null,
    readonly despues: Role,
    /** Id and name of the administrator. */
    readonly por: { id: string; nombre: string },
    /** Names this change among those of the account. */
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}
