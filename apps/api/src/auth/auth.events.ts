import type { Role } from '@tuerca/contracts/kernel/roles';
import type { Tx } from '../platform/database/transactions';

/** The password of an account was changed or reset; told inside the transaction that writes it. */
export class ClaveCambiada {
  static readonly event = 'cuenta.clave';
  constructor(
    readonly userId: string,
    readonly role: Role,
    readonly tx: Tx,
  ) {}
}
