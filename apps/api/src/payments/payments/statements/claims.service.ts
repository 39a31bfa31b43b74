import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/common/clock';
import { Transactions } from '../../../platform/database/transactions';
import { isSameMovement, movementKeys } from '../movement-identity';
import type { PagoDoc } from '../payment.schema';
import type { AbonoDoc } from '../payment-part.schema';
import { PaymentPartsRepository } from '../payment-parts.repository';
import { QueueRepository } from '../queue.repository';
import type { MovimientoBancoDoc } from './movement.schema';
import { BankMovementsRepository, likeness } from './movements.repository';

/** Movements that are looked up at once: each has up to six keys. */
const BATCH = 500;

/** The keys of a movement as a statement has it. */
const keysOf = (movement: MovimientoBancoDoc): string[] =>
  movementKeys(movement.bancoReceptor, { ...movement, bancoEmisor: movement.bancoEmisor ?? '' }).all;

/** Movements that settled payments are based on before a statement has them. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly movements: BankMovementsRepository,
    private readonly payments: QueueRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The free movements of a statement that settled payments rest on are theirs from now on, one for each claim. */
  async take(extractoId: string): Promise<void> {
    const free = (await this.movements.findByStatement(extractoId)).filter(({ pagoId }) => !pagoId);
    for (let i = 0; i < free.length; i += BATCH) {
      const taken = await this.holders(free.slice(i, i + BATCH));
      for (const [movement, { pago, abono }] of taken) await this.link(movement, pago, abono);
    }
  }

  /** Payments that are based on these movements without a link to any; each gets the movement most similar to its own data. */
  async holders(movements: MovimientoBancoDoc[]): Promise<Map<MovimientoBancoDoc, { pago: PagoDoc; abono: AbonoDoc }>> {
    const docs = await this.payments.findByMovementKeys([...new Set(movements.flatMap(keysOf))]);
    const byAmount = new Map<string, MovimientoBancoDoc[]>();
    for (const movement of movements) {
      const key = `${movement.bancoReceptor}|${movement.monto}`;
      byAmount.set(key, [...(byAmount.get(key) ?? []), movement]);
    }
    const taken = new Map<MovimientoBancoDoc, { pago: PagoDoc; abono: AbonoDoc }>();
    for (const pago of docs)
      for (const abono of pago.abonos.filter(({ movimientoId }) => !movimientoId)) {
        const [first] = (byAmount.get(`${pago.bancoReceptor}|${abono.monto}`) ?? [])
          .filter((movement) => !taken.has(movement) && isSameMovement(movement, abono))
          .sort((a, b) => likeness(b, abono) - likeness(a, abono));
        if (first) taken.set(first, { pago, abono });
      }
    return taken;
  }

  private link({ _id }: MovimientoBancoDoc, pago: PagoDoc, abono: AbonoDoc): Promise<void> {
    return this.transactions.run(async (tx) => {
      // Of two statements that come at once, one takes it.
      if (await this.parts.linkMovement(String(pago._id), abono, _id, tx))
        await this.movements.claim(_id, pago, this.clock.now(), tx);
    });
  }
}
