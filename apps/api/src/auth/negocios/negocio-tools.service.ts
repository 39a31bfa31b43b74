import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AuditService } from '../../platform/audit/audit.service';
import { LiveCatalogos } from '../../platform/catalogos/live-catalogos.service';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { ReportTargets } from '../../platform/reportes/report-targets.service';
import { SystemService } from '../../platform/system/system.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { UsersService } from '../users/users.service';

/** Services on which the use cases of both kinds of business rest. */
@Injectable()
export class NegocioTools {
  constructor(
    readonly users: UsersService,
    readonly events: EventEmitter2,
    readonly changes: Changes,
    readonly transactions: Transactions,
    readonly uploads: UploadsService,
    readonly system: SystemService,
    readonly clock: Clock,
    readonly catalogos: LiveCatalogos,
    readonly work: DueWork,
    readonly scheduler: Scheduler,
    readonly audit: AuditService,
    readonly targets: ReportTargets,
  ) {}
}
