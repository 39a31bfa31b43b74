import { Injectable } from '@nestjs/common';
import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import { CASH_MESSAGES, heldUntil, MAX_OPEN_CASH } from '@tuerca/contracts/cart/checkout/cash';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { searchFields } from './payment-search';
import { PaymentsRepository } from './payments.repository';
import { type NewPaymentRecord, type PaymentRecord, randomCode } from './payments.service';
import { SettlementService } from './settlement.service';

/** A purchase that its client pays in the store. */
export type NewCashPayment = Omit<NewPaymentRecord, 'details' | 'standing' | 'bancoReceptor'> & {
  /** Slot among the client's open cash orders, for how long the store holds this one, and when its doors are open. */
  plazaEfectivo: number;
  horas: number;
  horario: Horario;
  cliente: { nombre: string; email: string; telefono: string; cedula: string | null };
};

/** Payments that no bank knows of: taken by the store when it hands over the order. */
@Injectable()
export class CashPaymentsService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly settlement: SettlementService,
    private readonly clock: Clock,
  ) {}

  /** A free slot for one more order to be paid in a store; throws EFECTIVO_NO_DISPONIBLE. The unique index has the last word. */
  async freeSlot(clienteId: string): Promise<number> {
    const taken = await this.repository.takenCashSlots(clienteId);
    const slot = Array.from({ length: MAX_OPEN_CASH }, (_, i) => i).find((i) => !taken.includes(i));
    if (slot === undefined) throw new AppError('EFECTIVO_NO_DISPONIBLE', { message: CASH_MESSAGES.tooMany });
    return slot;
  }

  /** Stores the payment in the purchase's transaction; duplicates come out as MongoDB's 11000 with its keyPattern. */
  register({ horas, horario, cliente, ...payment }: NewCashPayment, tx: Tx): Promise<PaymentRecord> {
    const fecha = this.clock.now();
    const payer = {
      nombrePagador: cliente.nombre,
      telefonoPagador: cliente.telefono,
      cedulaPagador: cliente.cedula ?? '',
      emailPagador: cliente.email,
    };
    return this.repository.insert(
      {
        ...payment,
        ...payer,
        ...searchFields({ ...payer, orderNumber: payment.orderNumber, referencia: null }),
        metodoPago: 'efectivo',
        estado: 'pendiente',
        resultado: null,
        bancoEmisor: '',
        bancoReceptor: '',
        referencia: null,
        referenciaInterna: `TR${randomCode(10)}`,
        fechaPago: caracasDate(fecha),
        fecha,
        expira: heldUntil(horario, { horas }, fecha),
        proximaRevision: null,
        bloqueadoHasta: new Date(0),
        ultimaRevision: null,
        intentos: 0,
        historial: [{ estado: 'pendiente', fecha, por: 'cliente', nota: null }],
      },
      tx,
    );
  }

  /**
   * Changes the amount due to another rate (`monto` in céntimos), inside `tx`; throws ESTADO_CAMBIO when the payment does not
   * wait (any more).
   */
  async renew(id: string, due: { monto: number; tasa: number }, tx: Tx): Promise<void> {
    if (!(await this.repository.renewCash(id, due, tx))) throw new AppError('ESTADO_CAMBIO');
  }

  /** The store took the money, inside `tx`; throws ESTADO_CAMBIO when the order was cancelled or collected meanwhile. */
  async collect(id: string, nota: string, tx: Tx): Promise<void> {
    if (!(await this.settlement.collect(id, nota, tx))) throw new AppError('ESTADO_CAMBIO');
  }
}
