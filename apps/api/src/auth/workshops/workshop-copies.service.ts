import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { CardCopies } from '../negocios/card-copies.service';
import type { TallerDoc } from './workshop.schema';
import { TallerCambio } from './workshops.events';
import { WorkshopsRepository } from './workshops.repository';

/** Renews what other domains keep of workshops. */
@Injectable()
export class WorkshopCopies extends CardCopies<TallerDoc> {
  constructor(repository: WorkshopsRepository, events: EventEmitter2, work: DueWork, scheduler: Scheduler) {
    super(repository, events, (id) => ({ event: TallerCambio.event, payload: new TallerCambio(id) }), work, scheduler);
  }
}
