import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { Clock } from '../common/clock';
import { emitInTurn } from '../common/emit-in-turn';
import { currentRequest } from '../common/request-scope';
import type { Tx } from '../database/transactions';
import { AccionAuditada } from './audit.events';
import { AuditRepository } from './audit.repository';
import { withoutSecrets } from './secrets';

interface AuditEntry {
  /** Id of the account that acted, or who acted without one: a name of NAMED_ACTORS. */
  actor: string;
  accion: AuditAction;
  /** Object of the action, e.g. 'usuario:<id>'. */
  objeto: string;
  /** Only the fields that the action changes, never a secret. */
  antes?: unknown;
  despues?: unknown;
  motivo?: string;
  /** Instant of the action; default: now. The demo's history sets it. */
  fecha?: Date;
}

/** The trail of what people with power did: lines are added, never changed. */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
  ) {}

  /** Writes one line, with the address and id of the request being served; inside `tx` it stands or falls with the change. */
  async record(
    { antes = null, despues = null, fecha = this.clock.now(), ...entry }: AuditEntry,
    tx?: Tx,
  ): Promise<void> {
    const states = { antes: withoutSecrets(antes), despues: withoutSecrets(despues) };
    await this.repository.insert({ ...entry, ...states, ...currentRequest(), fecha }, tx);
    await emitInTurn(this.events, AccionAuditada.event, new AccionAuditada(tx));
  }

  /** The latest lines about one object, newest first. */
  async about(objeto: string, limit = 50) {
    return (await this.repository.findAbout(objeto, limit)).map(({ _id, ...line }) => ({ id: String(_id), ...line }));
  }
}
