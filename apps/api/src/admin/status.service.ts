import { Injectable } from '@nestjs/common';
import { type ClaveRevision, ESTADOS_COMPROBACION, REVISIONES } from '@tuerca/contracts/admin/states';
import type { EstadoSistema } from '@tuerca/contracts/admin/status';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { BackupStatus } from './backup-status.service';
import { MachineStatus } from './machine-status.service';
import { QueueStatus } from './queue-status.service';
import { ServiceStatus } from './service-status.service';

const ORDER = Object.keys(REVISIONES) as ClaveRevision[];

/** Status of this instance, and of what all instances share. */
@Injectable()
export class StatusService {
  constructor(
    private readonly services: ServiceStatus,
    private readonly queues: QueueStatus,
    private readonly machine: MachineStatus,
    private readonly backups: BackupStatus,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<EstadoSistema> {
    const groups = await Promise.all([this.services.all(), this.queues.all(), this.machine.all(), this.backups.all()]);
    const revisiones = groups.flat().sort((a, b) => ORDER.indexOf(a.clave) - ORDER.indexOf(b.clave));
    const worst = Math.max(...revisiones.map(({ estado }) => ESTADOS_COMPROBACION.indexOf(estado)));
    const now = this.clock.now();
    return {
      estado: ESTADOS_COMPROBACION[worst]!,
      version: this.env.TUERCA_VERSION,
      inicio: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      fecha: now.toISOString(),
      revisiones,
    };
  }
}
