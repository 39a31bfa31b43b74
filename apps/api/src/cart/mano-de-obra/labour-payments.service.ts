import { Injectable } from '@nestjs/common';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import {
  LABOUR_PAYMENT_DAYS,
  labourAfter,
  labourDue,
  labourLimit,
  PAYABLE_ESTADOS,
} from '@tuerca/contracts/cart/mano-de-obra/rules';
import type { ManoDeObraDeCita, PagoManoDeObra } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import { LIVE_ESTADOS_MANO_DE_OBRA } from '@tuerca/contracts/cart/mano-de-obra/states';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { HOLDING_ESTADOS } from '@tuerca/contracts/citas/citas/states';
import { DAY } from '@tuerca/contracts/kernel/time';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { ApprovedLabour } from '../../citas/citas/approved-labour.service';
import { CitasService, type StoredCita } from '../../citas/citas/citas.service';
import { CommissionRatesService } from '../../orders/comisiones/rates.service';
import { PayablesService } from '../../payments/payments/payables.service';
import { PagoConfirmado, type PagoEvent, PagoRechazado, PagoVencido } from '../../payments/payments/payments.events';
import { type PaymentRecord, PaymentsService, randomCode } from '../../payments/payments/payments.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { InTransaction } from '../../platform/common/in-transaction';
import { takenFields } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { SystemService } from '../../platform/system/system.service';
import { LabourService, type StoredLabour } from './labour.service';
import { toManoDeObra } from './mano-de-obra.mapper';
import { ManoDeObraRepository } from './mano-de-obra.repository';

/** The price of labour now: céntimos of Bs. at a rate, `cents` of a dollar. */
interface Due {
  cents: number;
  monto: number;
  tasa: number;
  fechaTasa: string;
}

/** Labour as something payable: its payment has its id, and what becomes of the payment becomes of it in one transaction. */
@Injectable()
export class LabourPaymentsService {
  constructor(
    private readonly repository: ManoDeObraRepository,
    private readonly labour: LabourService,
    private readonly citas: CitasService,
    private readonly approved: ApprovedLabour,
    private readonly payments: PaymentsService,
    private readonly rates: CommissionRatesService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    payables: PayablesService,
  ) {
    payables.register({
      concepto: 'mano_de_obra',
      expired: LABOUR_MESSAGES.expired,
      differenceExpired: LABOUR_MESSAGES.differenceExpired,
    });
  }

  /** Price of an appointment's labour at the rate in force; null when it cannot be paid in advance. */
  private async due(cita: StoredCita): Promise<Due | null> {
    const cents = await this.priceOf(cita);
    if (cents === null) return null;
    const remembered = await this.system.tasa();
    const rate = (await this.system.isWithdrawn(remembered)) ? await this.system.tasa() : remembered;
    return { cents, monto: toBolivares(cents, rate.valor), tasa: rate.valor, fechaTasa: rate.fechaValor };
  }

  /**
   * Registers a payment of the labour of my appointment. The amount is what it costs at the rate in force: another one throws
   * MANO_DE_OBRA_MONTO with the present one. Throws MANO_DE_OBRA_NO_PAGABLE, MANO_DE_OBRA_YA_PAGADA, REFERENCIA_USADA.
   */
  async pay(user: CurrentUser, citaId: string, { monto: shown, ...details }: PagoManoDeObra): Promise<void> {
    const read = await this.due(await this.citas.own(user, citaId));
    if (!read) throw new AppError('MANO_DE_OBRA_NO_PAGABLE');
    if (toCentimos(shown) !== read.monto)
      throw new AppError('MANO_DE_OBRA_MONTO', { data: { monto: toMonto(read.monto), tasa: read.tasa } });
    const pago = await this.transactions
      .run(async (tx) => {
        // Held: whoever ends the appointment meanwhile either finds this payment, or makes it start again.
        const cita = await this.citas.hold(user, citaId, PAYABLE_ESTADOS, tx);
        if (!cita || (await this.priceOf(cita, tx)) !== read.cents) throw new AppError('MANO_DE_OBRA_NO_PAGABLE');
        return this.register(user, cita, { ...read, details }, tx);
      })
      .catch((error: unknown) => {
        const taken = takenFields(error);
        if (taken.includes('citaId')) throw new AppError('MANO_DE_OBRA_YA_PAGADA');
        throw taken.length ? new AppError('REFERENCIA_USADA') : error;
      });
    this.payments.registered(pago);
  }

  @InTransaction(PagoConfirmado)
  async onConfirmed({ concepto, pagoId, monto, falta, tx }: PagoConfirmado): Promise<void> {
    if (concepto !== 'mano_de_obra') return;
    const doc = await this.existing(pagoId, tx);
    const porcentaje = await this.rates.percentOfWorkshops();
    const to = labourAfter(doc.cita);
    const vence = to && labourLimit(to, this.clock.now());
    await this.labour.move(doc, to ?? 'pagada', { recibido: monto - falta, porcentaje, vence }, tx);
  }

  @InTransaction(PagoRechazado)
  @InTransaction(PagoVencido)
  async onRejected({ concepto, pagoId, tx }: PagoEvent): Promise<void> {
    if (concepto !== 'mano_de_obra') return;
    await this.labour.move(await this.existing(pagoId, tx), 'anulada', {}, tx);
  }

  private async register(
    user: CurrentUser,
    cita: StoredCita,
    { cents, monto, tasa, details }: Due & { details: Omit<PagoManoDeObra, 'monto'> },
    tx: Tx,
  ): Promise<PaymentRecord> {
    const { destinatario } = await this.system.public();
    const id = this.repository.newId();
    const citaId = String(cita._id);
    await this.repository.insert(
      {
        _id: toId(id),
        citaId: cita._id,
        clienteId: cita.clienteId,
        tallerId: cita.tallerId,
        servicio: cita.servicio.nombre,
        estado: 'en_pago',
        viva: true,
        cita: cita.estado,
        monto,
        montoUSD: cents,
        tasa,
        recibido: null,
        porcentaje: null,
        ganado: null,
        devuelto: 0,
        vence: null,
      },
      tx,
    );
    return this.payments.register(
      {
        _id: id,
        concepto: 'mano_de_obra',
        detalle: `Mano de obra · ${cita.servicio.nombre} · ${cita.taller.nombre}`,
        ruta: citaPage('client', citaId),
        clienteId: user.id,
        orderNumber: `MO-${randomCode(8)}`,
        claveIdempotencia: `mano_de_obra:${id}`,
        huella: `mano_de_obra:${id}`,
        standing: 'known',
        expira: new Date(this.clock.now().getTime() + LABOUR_PAYMENT_DAYS * DAY),
        pedidos: [],
        details,
        bancoReceptor: destinatario.banco,
        monto,
        totalUSD: cents,
        tasa,
        destinatario,
      },
      tx,
    );
  }

  /** Cents of a dollar. */
  private async priceOf(cita: StoredCita, tx?: Tx): Promise<number | null> {
    return labourDue({ ...cita, manoObra: await this.approved.of(String(cita._id), tx) });
  }

  private async existing(id: string, tx: Tx): Promise<StoredLabour> {
    const doc = await this.repository.findById(id, tx);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  /** The labour of an appointment as its client and its workshop read it; throws CITA_NO_ENCONTRADA. */
  async view(user: CurrentUser, citaId: string): Promise<ManoDeObraDeCita> {
    const [cita, doc] = await Promise.all([this.citas.own(user, citaId), this.repository.findLast(citaId)]);
    const isLive = doc !== null && (LIVE_ESTADOS_MANO_DE_OBRA as readonly string[]).includes(doc.estado);
    const isClient = user.role === 'client';
    const due = isClient && !isLive ? await this.due(cita) : null;
    return {
      porPagar: due && (await this.payable(due)),
      sinPrecio: isClient && !isLive && !due && (HOLDING_ESTADOS as readonly string[]).includes(cita.estado),
      manoDeObra: doc && toManoDeObra(doc, user.role),
      pago: doc && isClient ? await this.payments.findOwn(user.id, String(doc._id)) : null,
    };
  }

  /** Null while there is nobody to pay to. */
  private async payable(due: Due): Promise<ManoDeObraDeCita['porPagar']> {
    const { destinatario } = await this.system.public();
    if (!destinatario.titular || !(destinatario.telefono || destinatario.cuenta)) return null;
    const { monto, cents, tasa, fechaTasa } = due;
    return { monto: toMonto(monto), montoUSD: toMonto(cents), tasa, fechaTasa, destinatario };
  }
}
