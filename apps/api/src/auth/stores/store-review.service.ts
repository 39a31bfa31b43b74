import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AuditService } from '../../platform/audit/audit.service';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Transactions } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { NegocioReviewService } from '../negocios/review.service';
import type { TiendaDoc } from './store.schema';
import { StoreCopies } from './store-copies.service';
import { StoreReviewRepository } from './store-review.repository';

/** Administrators' steps with stores. */
@Injectable()
export class StoreReviews extends NegocioReviewService<TiendaDoc> {
  constructor(
    repository: StoreReviewRepository,
    audit: AuditService,
    transactions: Transactions,
    events: EventEmitter2,
    changes: Changes,
    clock: Clock,
    copies: StoreCopies,
    scheduler: Scheduler,
  ) {
    super(
      {
        tipo: 'tienda',
        tag: 'tiendas',
        notFound: 'TIENDA_NO_ENCONTRADA',
        words: (doc) => ({ nombre: doc.nombreTienda, rubros: doc.categorias }),
      },
      repository,
      { audit, transactions, events, changes, clock, copies, scheduler },
    );
  }
}
