import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AuditService } from '../../platform/audit/audit.service';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Transactions } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { NegocioReviewService } from '../negocios/review.service';
import type { TallerDoc } from './workshop.schema';
import { WorkshopCopies } from './workshop-copies.service';
import { WorkshopReviewRepository } from './workshop-review.repository';

/** Administrators' steps with workshops. */
@Injectable()
export class WorkshopReviews extends NegocioReviewService<TallerDoc> {
  constructor(
    repository: WorkshopReviewRepository,
    audit: AuditService,
    transactions: Transactions,
    events: EventEmitter2,
    changes: Changes,
    clock: Clock,
    copies: WorkshopCopies,
    scheduler: Scheduler,
  ) {
    super(
      {
        tipo: 'taller',
        tag: 'talleres',
        notFound: 'TALLER_NO_ENCONTRADO',
        words: (doc) => ({ nombre: doc.nombreTaller, rubros: doc.especialidades }),
      },
      repository,
      { audit, transactions, events, changes, clock, copies, scheduler },
    );
  }
}
