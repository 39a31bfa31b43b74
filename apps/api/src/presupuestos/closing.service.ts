import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { type CitaChange, CitaMovida } from '../citas/citas.events';
import { Clock } from '../platform/common/clock';
import { PresupuestosRepository } from './presupuestos.repository';

/** After these nothing is proposed for an appointment any more. */
const ENDS: readonly CitaChange[] = ['cancelada', 'completada', 'no_asistio'];

/** What waits for an answer is closed with its appointment, in the transaction that ends it. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly repository: PresupuestosRepository,
    private readonly clock: Clock,
  ) {}

  @OnEvent(CitaMovida.event, { promisify: true, suppressErrors: false })
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    const entry = { accion: 'cerrado', fecha: this.clock.now(), lineas: 0, nota: null } as const;
    // The client came after all: what was closed with the missed appointment waits for her again.
    if (change === 'asistio') return this.repository.reopen(String(cita._id), { ...entry, accion: 'reabierto' }, tx);
    if (!ENDS.includes(change)) return;
    await this.repository.closeOpen(String(cita._id), entry, tx);
  }
}
