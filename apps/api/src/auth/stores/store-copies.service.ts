import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { CardCopies } from '../negocios/card-copies.service';
import type { TiendaDoc } from './store.schema';
import { TiendaCambio } from './stores.events';
import { StoresRepository } from './stores.repository';

/** Renews what other domains keep of stores. */
@Injectable()
export class StoreCopies extends CardCopies<TiendaDoc> {
  constructor(repository: StoresRepository, events: EventEmitter2, work: DueWork, scheduler: Scheduler) {
    super(repository, events, (id) => ({ event: TiendaCambio.event, payload: new TiendaCambio(id) }), work, scheduler);
  }
}
