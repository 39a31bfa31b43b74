import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { MeritsService } from '../../membresia/merits.service';
import { CitaMovida } from './citas.events';

/** A completed appointment counts towards its workshop's next plan. */
@Injectable()
export class CitaMeritService {
  constructor(private readonly merits: MeritsService) {}

  @OnEvent(CitaMovida.event, { promisify: true, suppressErrors: false })
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    if (change === 'completada') await this.merits.addCompleted(String(cita.tallerId), tx);
  }
}
