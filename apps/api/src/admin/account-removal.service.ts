import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { SessionsService } from '../auth/auth/sessions.service';
import { GarajeService } from '../auth/garaje/garaje.service';
import { AccountsService } from '../auth/users/accounts.service';
import { CuentaCambio } from '../auth/users/users.events';
import { SubscriptionsService } from '../membresia/subscriptions.service';
import { PaymentMethodsService } from '../payments/payment-methods/payment-methods.service';
import { AuditService } from '../platform/audit/audit.service';
import type { CurrentUser } from '../platform/common/current-user';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { Transactions } from '../platform/database/transactions';
import { type Reply, reply } from '../platform/http/reply';
import { ObstaclesService } from './obstacles.service';

/**
 * Deletes accounts: what is personal goes, and the id stays for the orders, reviews and conversations that name it. Orders keep
 * what their comprobante says of buyer and seller, as the law wants it.
 */
@Injectable()
export class AccountRemovalService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly obstacles: ObstaclesService,
    private readonly sessions: SessionsService,
    private readonly garaje: GarajeService,
    private readonly paymentMethods: PaymentMethodsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
  ) {}

  /** Throws CUENTA_PROPIA, ULTIMO_ADMINISTRADOR, USUARIO_NO_ENCONTRADO, CUENTA_ELIMINADA or CUENTA_CON_PENDIENTES. */
  async remove(admin: CurrentUser, id: string, motivo: string): Promise<Reply<null>> {
    await this.accounts.refuseOneself(admin, id);
    const account = await this.accounts.getLiving(id);
    const { role } = account;
    await this.obstacles.refuseRemoval({ id, role });
    await this.transactions.run(async (tx) => {
      await this.accounts.holdPower(admin, account, tx);
      const left = await this.accounts.anonymise(account, tx);
      await this.sessions.endAll(id, 'eliminada', tx);
      await this.garaje.forget(id, tx);
      await this.paymentMethods.forget(id, tx);
      await this.subscriptions.forget(id, left, tx);
      // The log names nobody who is gone: it says what kind of account it was.
      const antes = { role, negocio: account.negocio, createdAt: account.createdAt };
      const line = { actor: admin.id, accion: 'usuario.eliminar' as const, objeto: `usuario:${id}`, antes, motivo };
      await this.audit.record(line, tx);
    });
    await emitInTurn(this.events, CuentaCambio.event, new CuentaCambio(id, false));
    return reply(null, { message: ADMIN_USER_MESSAGES.deleted });
  }
}
