import type { Tx } from '../database/transactions';

/** An administrator's act was written down, inside the transaction of the act where it has one. */
export class AccionAuditada {
  static readonly event = 'auditoria.escrita';
  constructor(readonly tx?: Tx) {}
}
