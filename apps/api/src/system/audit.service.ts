import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { ConfigRepository } from './config.repository';

/** The trail of what people with power did: lines are added, never changed. */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: ConfigRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes one line; `objeto` names what was touched, e.g. 'configuracion:tasa_bcv' or 'usuario:<id>'. */
  record(entry: {
    actor: string;
    accion: string;
    objeto: string;
    antes?: unknown;
    despues?: unknown;
    motivo?: string;
    ip?: string;
  }): Promise<void> {
    return this.repository.audit({ antes: null, despues: null, ...entry, fecha: this.clock.now() });
  }

  /** The latest lines about one object, newest first. */
  async about(objeto: string, limit = 50) {
    return (await this.repository.findAudit(objeto, limit)).map(({ _id, ...linea }) => ({ id: String(_id), ...linea }));
  }
}
