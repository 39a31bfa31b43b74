import { Injectable } from '@nestjs/common';
import {
  BUYER_LIMITS,
  type BuyerStanding,
  openRefusal,
  standingOf,
} from '@tuerca/contracts/cart/checkout/buyer-limits';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { type PastPaymentRow, PaymentsRepository } from './payments.repository';

/** Number of a client's latest payments that count for or against the next one. */
const LOOK_BACK = 20;
/** Parties that cancel, as the history names them; an administrator who rejects is named by id. */
const CANCELLED_BY = ['cliente', 'tienda', 'administracion'];

const wasUnpaid = ({ estado, abonos, historial }: PastPaymentRow): boolean =>
  estado === 'rechazado' && !abonos.length && !CANCELLED_BY.includes(historial.at(-1)?.por ?? '');

export interface Allowance {
  standing: BuyerStanding;
  /** A free slot among the client's open payments. */
  slot: number;
}

/** Limits of unverified purchases by buyer: see docs/adr/0038. */
@Injectable()
export class BuyersService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The client's standing, and a slot for one more open payment, the first free one; throws PAGOS_ABIERTOS without one.
   * The unique index has the last word on the slot.
   */
  async allowance(clienteId: string): Promise<Allowance> {
    const [past, taken] = await Promise.all([
      this.repository.findPast(clienteId, LOOK_BACK),
      this.repository.takenSlots(clienteId),
    ]);
    const standing = standingOf(
      // What a store says that it was paid speaks for nobody: no bank has seen it.
      past
        .filter((pago) => !(pago.metodoPago === 'efectivo' && pago.estado === 'pagado'))
        .map((pago) => ({ ...pago, unpaid: wasUnpaid(pago) })),
      this.clock.now(),
    );
    // Slots may be taken beyond the limit: it was higher when they were taken.
    const slot = Array.from({ length: BUYER_LIMITS[standing].open }, (_, i) => i).find((i) => !taken.includes(i));
    if (slot === undefined || taken.length >= BUYER_LIMITS[standing].open)
      throw new AppError('PAGOS_ABIERTOS', { message: openRefusal(standing) });
    return { standing, slot };
  }

  /** Until when open payments hold what they pay for, by id; settled ones are absent. */
  deadlines(ids: string[]): Promise<Map<string, Date>> {
    return this.repository.findDeadlines(ids);
  }
}
