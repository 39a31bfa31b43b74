import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions';

/** Finds the labour that the client of an appointment approved, cents of a dollar; 0 when there is none. */
export type LabourSource = (citaId: string, tx?: Tx) => Promise<number>;

/** Labour that clients approved beside the price they booked at. Presupuestos stand above appointments, and register here when they start. */
@Injectable()
export class ApprovedLabour {
  private source?: LabourSource;

  register(source: LabourSource): void {
    if (this.source) throw new Error('Two domains answer for approved labour');
    this.source = source;
  }

  /** Read inside the transaction that sets a price, an approval meanwhile makes it start again. */
  of(citaId: string, tx?: Tx): Promise<number> {
    return this.source ? this.source(citaId, tx) : Promise.resolve(0);
  }
}
