import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { MeritsService } from '../../membresia/merits.service';
import { PedidoMovido } from './orders.events';

/** A delivered order counts towards its store's next plan. */
@Injectable()
export class OrderMeritService {
  constructor(private readonly merits: MeritsService) {}

  @OnEvent(PedidoMovido.event, { promisify: true, suppressErrors: false })
  async onMoved({ tiendaId, estado, tx }: PedidoMovido): Promise<void> {
    if (estado === 'entregado') await this.merits.addCompleted(tiendaId, tx);
  }
}
