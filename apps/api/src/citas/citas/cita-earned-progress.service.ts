import { Injectable } from '@nestjs/common';
import { EarnedProgressService } from '../../membresia/earned-progress.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { CitaMovida } from './citas.events';

/** A completed appointment counts towards its workshop's next plan. */
@Injectable()
export class CitaEarnedProgressService {
  constructor(private readonly progress: EarnedProgressService) {}

  @InTransaction(CitaMovida)
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    if (change === 'completada') await this.progress.addCompleted(String(cita.tallerId), tx);
  }
}
