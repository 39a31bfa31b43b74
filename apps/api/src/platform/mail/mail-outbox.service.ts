import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { Clock } from '../common/clock';
import { deriveKeys } from '../common/keys';
import { resealAll, type Resealed } from '../common/reseal';
import { Scheduler } from '../common/scheduler';
import { Sealer } from '../common/sealer';
import { Environment } from '../config/environment';
import { afterCommit } from '../database/after-commit';
import { totalsOf, type Waiting } from '../database/outbox.repository';
import type { Tx } from '../database/transactions';
import { Metrics } from '../metrics/metrics.service';
import { type DeliveryOutcome, DeliveryQueue } from '../outbox/delivery-queue';
import type { CorreoDoc } from './mail.schema';
import { type Mail, MailService } from './mail.service';
import { MailOutboxRepository } from './mail-outbox.repository';

const CHANNEL = 'correo';
const DONE: DeliveryOutcome = { left: [] };

/**
 * Mails that belong to no notice (links of accounts): stored with what caused them, sent right after the commit, and tried
 * again until the server takes them or they are of no use. Encrypted meanwhile: a link is stored hashed for the same reason.
 */
@Injectable()
export class MailOutbox implements OnApplicationBootstrap {
  private readonly sealer: Sealer;
  private readonly queue: DeliveryQueue<CorreoDoc>;

  constructor(
    private readonly repository: MailOutboxRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
    env: Environment,
    metrics: Metrics,
    scheduler: Scheduler,
  ) {
    metrics.gauge({ name: 'mail_outbox', help: 'Mails that wait to be sent.', label: 'channel' }, async () =>
      totalsOf(await this.countWaiting()),
    );
    this.sealer = new Sealer(deriveKeys(env, 'mail-outbox'));
    this.queue = new DeliveryQueue({
      name: 'Mail',
      repository,
      clock,
      every: env.BARRIDO_MS,
      deliver: (doc) => this.deliver(doc),
    });
    scheduler.addEnding(() => this.queue.stop());
  }

  onApplicationBootstrap(): void {
    this.queue.start();
  }

  /** Stores a mail with the writes of `tx` and sends it after their commit; of use for `lifetime` milliseconds, at most a day. */
  async send(mail: Mail, { tx, lifetime = DAY }: { tx?: Tx; lifetime?: number } = {}): Promise<void> {
    const vence = new Date(this.clock.now().getTime() + Math.min(lifetime, DAY));
    const docs = await this.repository.insert(
      { sellado: this.sealer.seal(JSON.stringify(mail)), vence, entrega: this.queue.claimed([CHANNEL]) },
      tx,
    );
    afterCommit(tx, () => void this.queue.take(docs));
  }

  /** Mails that wait to be sent, by channel. */
  countWaiting(): Promise<Map<string, Waiting>> {
    return this.repository.countWaiting();
  }

  /** Encrypts with the present secret what waits under a former one. */
  reseal(): Promise<Resealed> {
    return resealAll(this.repository, async ({ _id, sellado }) => {
      const renewed = this.sealer.renew(sellado);
      if (renewed === null) return 'unreadable';
      if (renewed === sellado) return 'kept';
      return (await this.repository.replaceSealed(_id, sellado, renewed)) ? 'renewed' : 'changed';
    });
  }

  private async deliver({ _id, sellado, vence }: CorreoDoc): Promise<DeliveryOutcome> {
    if (vence <= this.clock.now()) return DONE;
    const mail = this.sealer.open(sellado);
    // Left to an instance, or a later start, that has its secret.
    if (mail === null) throw new Error('no se abren con JWT_SECRET ni con JWT_SECRET_PREVIOUS');
    await this.mail.deliver(JSON.parse(mail) as Mail, String(_id));
    return DONE;
  }
}
