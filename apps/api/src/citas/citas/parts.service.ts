import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { partsMissing } from '@tuerca/contracts/citas/citas/parts';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { PedidoCancelado } from '../../orders/orders/orders.events';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { InTransaction } from '../../platform/common/in-transaction';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { CitaMovida, RepuestosDeCita } from './citas.events';
import { CitasService, type StoredCita } from './citas.service';
import { DueCitasRepository } from './due-citas.repository';

const EVERY_MS = 60_000;

/**
 * Appointments whose parts come with a purchase. Neither cancels the other: an order that is cancelled or late asks the
 * client to move, cancel or keep the appointment, and an appointment that moves is followed by its orders.
 */
@Injectable()
export class PartsService {
  private readonly log = new Logger('Parts');

  constructor(
    private readonly repository: DueCitasRepository,
    private readonly citas: CitasService,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly work: DueWork,
    scheduler: Scheduler,
  ) {
    scheduler.add('Parts', EVERY_MS, () => this.sweep());
  }

  @InTransaction(PedidoCancelado)
  async onCancelled({ pedido, tx }: PedidoCancelado): Promise<void> {
    if (!pedido.instalacion) return;
    const cita = await this.repository.noteCancelled(pedido.orderNumber, tx);
    if (cita)
      await emitInTurn(this.events, RepuestosDeCita.event, new RepuestosDeCita(cita, 'cancelado', pedido.numero, tx));
  }

  @InTransaction(CitaMovida)
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    if (!cita.compra) return;
    if (change === 'creada') {
      if (cita.enLugarDe)
        await this.orders.replaceAppointment(cita.compra.orderNumber, String(cita.enLugarDe), cita, tx);
      return;
    }
    await this.orders.followAppointment(cita.compra.orderNumber, String(cita._id), cita, tx);
  }

  /** The client keeps an appointment although its parts are late or were cancelled; throws ESTADO_CAMBIO when nothing is asked. */
  async keep(user: CurrentUser, id: string): Promise<Reply<Cita>> {
    await this.citas.own(user, id);
    const kept = await this.transactions.run(async (tx) => {
      const cita = await this.repository.keep(id, user.id, tx);
      if (!cita) throw new AppError('ESTADO_CAMBIO');
      await emitInTurn(this.events, RepuestosDeCita.event, new RepuestosDeCita(cita, null, null, tx));
      return cita;
    });
    return reply(await this.citas.show(kept, user.role), { message: CITA_MESSAGES.kept });
  }

  /**
   * Looks once, some hours before each appointment, whether its parts are there; answers how many are late. The note is a
   * conditional write in the transaction that stores the notices.
   */
  async sweep(): Promise<number> {
    let late = 0;
    const purchases = (docs: readonly StoredCita[]) =>
      this.orders.findByPurchases(docs.map(({ compra }) => compra!.orderNumber));
    const look = async (doc: StoredCita, orders: Awaited<ReturnType<typeof purchases>>) => {
      const { orderNumber, problema } = doc.compra!;
      // Whoever has been asked about a cancelled order is not asked again.
      const missing = problema === null && partsMissing(orders.get(orderNumber) ?? []);
      const noted = await this.note(doc, missing);
      if (noted && missing) late++;
      return noted;
    };
    await this.work.drain(this.repository.unchecked, this.log, look, purchases);
    return late;
  }

  private note(doc: StoredCita, late: boolean): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const cita = await this.repository.noteChecked(doc, late, tx);
      if (cita && late)
        await emitInTurn(this.events, RepuestosDeCita.event, new RepuestosDeCita(cita, 'atrasado', null, tx));
      return cita !== null;
    });
  }
}
