/** An account was switched off or on, changed its role, or its password was replaced: what is cached of it is void. */
export class CuentaCambio {
  static readonly evento = 'cuenta.cambio';
  constructor(
    readonly userId: string,
    /** False: its sessions end now. */
    readonly activo: boolean,
  ) {}
}
