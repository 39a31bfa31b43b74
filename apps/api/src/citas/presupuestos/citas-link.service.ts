import { Injectable, type OnModuleInit } from '@nestjs/common';
import { approvedLabour } from '@tuerca/contracts/citas/citas/price';
import { Clock } from '../../platform/common/clock';
import { InTransaction } from '../../platform/common/in-transaction';
import { ApprovedLabour } from '../citas/approved-labour.service';
import { type CitaChange, CitaMovida } from '../citas/citas.events';
import { costOf } from './lineas.mapper';
import { PresupuestosRepository } from './presupuestos.repository';

/** After these nothing is proposed for an appointment any more. */
const ENDS: readonly CitaChange[] = ['cancelada', 'completada', 'no_asistio'];

/** Tells appointments which labour their clients approved, and closes presupuestos with their appointments. */
@Injectable()
export class CitasLinkService implements OnModuleInit {
  constructor(
    private readonly repository: PresupuestosRepository,
    private readonly labour: ApprovedLabour,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.labour.register(async (citaId, tx) => {
      const lines = await this.repository.findLines(citaId, tx);
      return approvedLabour(lines.map((line) => ({ ...line, subtotal: costOf(line) })));
    });
  }

  /** Closes the version that waits for an answer, in the transaction that ends its appointment. */
  @InTransaction(CitaMovida)
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    const entry = { accion: 'cerrado', fecha: this.clock.now(), lineas: 0, nota: null } as const;
    // The client came after all: what was closed with the missed appointment waits for her again.
    if (change === 'asistio') return this.repository.reopen(String(cita._id), { ...entry, accion: 'reabierto' }, tx);
    if (!ENDS.includes(change)) return;
    await this.repository.closeOpen(String(cita._id), entry, tx);
  }
}
