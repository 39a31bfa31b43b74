import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { EarnedProgressService } from '../../membresia/earned-progress.service';
import { CitaMovida } from './citas.events';

/** A completed appointment counts towards its workshop's next plan. */
@Injectable()
export class CitaEarnedProgressService {
  constructor(private readonly progress: EarnedProgressService) {}

  @OnEvent(CitaMovida.event, { promisify: true, suppressErrors: false })
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    if (change === 'completada') await this.progress.addCompleted(String(cita.tallerId), tx);
  }
}
