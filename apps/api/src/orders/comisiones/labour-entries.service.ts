import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { AsientosRepository } from './asientos.repository';
import { type EarnedLabour, labourEntry, shortEntry } from './entries';

/** Names of the clients of appointments, by the appointments' ids. */
type Clients = (citaIds: readonly string[]) => Promise<Map<string, string>>;

/** Books labour that was paid through Tuerca; whoever settles it says when, in its own transaction. */
@Injectable()
export class LabourEntriesService {
  private clients?: Clients;

  constructor(
    private readonly repository: AsientosRepository,
    private readonly clock: Clock,
  ) {}

  /** Appointments stand above the ledger: whoever keeps paid labour registers who its clients are when it starts. */
  registerClients(clients: Clients): void {
    if (this.clients) throw new Error('Two domains answer for the clients of labour');
    this.clients = clients;
  }

  /** Names of the clients of appointments, by the appointments' ids. */
  clientsOf(citaIds: readonly string[]): Promise<Map<string, string>> {
    return this.clients ? this.clients(citaIds) : Promise.resolve(new Map<string, string>());
  }

  /** Enters what a workshop earned, less the commission that was frozen when it was paid; céntimos of Bs. and cents. Throws MongoDB's 11000 for labour that is entered. */
  async earned(labour: EarnedLabour, earned: { monto: number; montoUSD: number }, tx: Tx): Promise<void> {
    if (earned.monto > 0) await this.repository.insert([labourEntry(labour, earned, this.clock.now())], tx);
  }

  /** Takes back the platform's loss of a payment that came short: nobody is paid it. Céntimos. */
  async notLost({ _id, tasa, servicio }: EarnedLabour, monto: number, tx: Tx): Promise<void> {
    if (monto <= 0) return;
    const entry = { id: `mano_de_obra:${String(_id)}`, numero: servicio, falta: -monto, tasa };
    await this.repository.insert([shortEntry(entry, this.clock.now())], tx);
  }
}
