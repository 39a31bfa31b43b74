import { Injectable, Logger } from '@nestjs/common';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import { labourAfter, labourLimit, splitLabour } from '@tuerca/contracts/cart/mano-de-obra/rules';
import { CitaMovida } from '../../citas/citas/citas.events';
import { CitasService, type StoredCita } from '../../citas/citas/citas.service';
import { LabourEntriesService } from '../../orders/comisiones/labour-entries.service';
import { DebtsService } from '../../payments/payments/debts.service';
import { PaymentsService } from '../../payments/payments/payments.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { InTransaction } from '../../platform/common/in-transaction';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { LabourService, type StoredLabour } from './labour.service';
import { ManoDeObraRepository } from './mano-de-obra.repository';

const EVERY_MS = 30_000;

/** The outcome of paid labour: it follows its appointment, is earned by the workshop, goes to another one, or back. */
@Injectable()
export class LabourOutcomesService {
  private readonly log = new Logger('Labour');

  constructor(
    private readonly repository: ManoDeObraRepository,
    private readonly labour: LabourService,
    private readonly citas: CitasService,
    private readonly payments: PaymentsService,
    private readonly debts: DebtsService,
    private readonly entries: LabourEntriesService,
    private readonly transactions: Transactions,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    entries.registerClients((ids) => citas.clientsOf(ids));
    scheduler.add('Labour', EVERY_MS, () => this.sweep());
  }

  @InTransaction(CitaMovida)
  async onMoved({ cita, change, tx }: CitaMovida): Promise<void> {
    if (change === 'creada') {
      if (cita.enLugarDe) await this.moveTo(cita, String(cita.enLugarDe), tx);
      return;
    }
    const doc = await this.repository.follow(String(cita._id), cita.estado, tx);
    if (!doc) return;
    const to = labourAfter(cita.estado);
    if (doc.estado === 'pagada' && to)
      await this.labour.move(doc, to, { vence: labourLimit(to, this.clock.now()) }, tx);
    // A missed appointment that the workshop took back.
    if (doc.estado === 'por_decidir' && !to) await this.labour.move(doc, 'pagada', { vence: null }, tx);
  }

  /** The client asks for the labour of an appointment that did not take place. Throws CITA_NO_ENCONTRADA, PASO_NO_PERMITIDO, ESTADO_CAMBIO. */
  async giveBack(user: CurrentUser, citaId: string): Promise<void> {
    await this.citas.own(user, citaId);
    const doc = await this.repository.findLast(citaId);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.transactions.run((tx) => this.returnWhole(doc, LABOUR_MESSAGES.asked, tx));
  }

  /** Gives back what nobody decided about, and enters what can be corrected no longer; answers how many. */
  sweep(): Promise<number> {
    return this.work.drain(this.repository.due, this.log, async ({ _id, estado }) => {
      await this.transactions.run(async (tx) => {
        const doc = await this.repository.findById(String(_id), tx);
        if (doc?.estado !== estado || !doc.vence || doc.vence > this.clock.now()) return;
        if (estado === 'cumplida') await this.settle(doc, tx);
        else await this.returnWhole(doc, LABOUR_MESSAGES.noAnswer, tx);
      });
      return true;
    });
  }

  /** Moves what was paid to the appointment that replaces the one that did not take place; what waits no longer stays. */
  private async moveTo(cita: StoredCita, former: string, tx: Tx): Promise<void> {
    const doc = await this.repository.follow(former, 'cancelada', tx);
    if (doc?.estado !== 'por_decidir' || String(doc.clienteId) !== String(cita.clienteId)) return;
    const { _id: citaId, tallerId, servicio, estado } = cita;
    const to = { citaId, tallerId, servicio: servicio.nombre, cita: estado, vence: null };
    await this.labour.move(doc, 'pagada', to, tx);
  }

  private async returnWhole(doc: StoredLabour, nota: string, tx: Tx): Promise<void> {
    const recibido = doc.recibido ?? 0;
    await this.labour.move(doc, 'devuelta', { devuelto: recibido, vence: null }, tx);
    await this.owe(doc, { monto: recibido, nota }, tx);
    await this.entries.notLost(doc, doc.monto - recibido, tx);
  }

  /** The workshop earns what the work cost, up to what was paid; the rest goes back. */
  private async settle(doc: StoredLabour, tx: Tx): Promise<void> {
    const cita = await this.citas.record(String(doc.citaId), tx);
    const recibido = doc.recibido ?? 0;
    const split = splitLabour({ ...doc, recibido }, cita?.precioFinal ?? 0);
    const { ganado, ganadoUSD, devuelto } = split;
    await this.labour.move(doc, 'ganada', { ganado, devuelto, vence: null }, tx);
    await this.entries.earned(doc, { monto: ganado, montoUSD: ganadoUSD }, tx);
    if (devuelto > 0) await this.owe(doc, { monto: devuelto, nota: LABOUR_MESSAGES.cheaper }, tx);
    // Of what came short the platform bears only what the workshop earned of it.
    await this.entries.notLost(doc, doc.monto - recibido - Math.max(0, ganado - recibido), tx);
  }

  private async owe({ _id }: StoredLabour, debt: { monto: number; nota: string }, tx: Tx): Promise<void> {
    if (debt.monto <= 0) return;
    const pago = await this.payments.hold(String(_id), tx);
    await this.debts.owe(pago, { ...debt, motivo: 'mano_de_obra' }, tx);
  }
}
