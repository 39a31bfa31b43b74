import type { Role } from '@tuerca/contracts/kernel/roles';
import type { Tx } from '../../platform/database/transactions';

/** The password of an account was changed or reset; told inside the transaction that writes it. */
export class ClaveCambiada {
  static readonly event = 'cuenta.clave';
  constructor(
    readonly userId: string,
    readonly role: Role,
    readonly tx: Tx,
  ) {}
}

/** The second factor of an account was switched on or off, by its owner or an administrator; told inside the transaction that does it. */
export class SegundoFactorCambio {
  static readonly event = 'cuenta.segundo-factor';
  constructor(
    readonly userId: string,
    readonly activo: boolean,
    readonly porAdmin: boolean,
    readonly tx: Tx,
  ) {}
}

/** A used refresh token of a session came back, and the session ended; told inside the transaction that ends it. */
export class SesionReusada {
  static readonly event = 'cuenta.reuso';
  constructor(
    readonly userId: string,
    readonly sid: string,
    /** 'Chrome en Android'. */
    readonly dispositivo: string,
    readonly tx: Tx,
  ) {}
}

/** Somebody signed in to an account from a browser that never had; told inside the transaction that opens the session. */
export class EntradaDesconocida {
  static readonly event = 'cuenta.entrada';
  constructor(
    readonly userId: string,
    /** 'Chrome en Android'. */
    readonly dispositivo: string,
    readonly tx: Tx,
  ) {}
}
