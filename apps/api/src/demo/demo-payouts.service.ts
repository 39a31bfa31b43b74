import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../auth/users/users.service';
import { PayoutsService } from '../orders/comisiones/payouts.service';
import type { DemoAccountIds } from './demo-accounts.service';

const MONTHS = 6;
/** Day of a month on which the one before is closed, and days until its transfer. */
const CLOSING_DAY = '05';
const TRANSFER_DAYS = 2;
/** Of the last payouts one in so many still waits for its transfer. */
const WAITING = 3;

/** Firsts of the last months by the calendar of Caracas, oldest first, the present one last: '2026-11-01'. */
function monthStarts(now: Date): string[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, 10),
  );
}
const reference = (id: string) =>
  String(10_000_000 + (createHash('sha256').update(id).digest().readUInt32BE(0) % 89_999_999));

/** Payouts of the past months: each month is closed on the fifth of the next one, and paid two days later. */
@Injectable()
export class DemoPayouts {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly users: UsersService,
  ) {}

  async load({ tiendas }: Pick<DemoAccountIds, 'tiendas'>, now: Date): Promise<void> {
    const ids = [...tiendas.values()];
    const cards = await this.users.findCards(ids);
    await Promise.all(
      ids.map((tiendaId, i) =>
        this.closeMonths({ tiendaId, tienda: cards.get(tiendaId)!.nombreVisible }, now, i % WAITING === 0),
      ),
    );
  }

  private async closeMonths(store: { tiendaId: string; tienda: string }, now: Date, lastWaits: boolean): Promise<void> {
    const starts = monthStarts(now);
    for (const start of starts) {
      const at = caracasInstant(start.slice(0, 8) + CLOSING_DAY, '10:00');
      if (at > now) continue;
      const doc = await this.payouts.closeAt(store, { at, before: caracasInstant(start), por: 'sistema' });
      const paidAt = new Date(at.getTime() + TRANSFER_DAYS * DAY);
      if (!doc || paidAt > now || (lastWaits && start === starts.at(-1))) continue;
      const id = String(doc._id);
      await this.payouts.payAt(id, { referencia: reference(id), nota: null, at: paidAt, por: 'sistema' });
    }
  }
}
