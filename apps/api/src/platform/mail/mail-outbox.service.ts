import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Clock } from '../common/clock';
import { deriveKey } from '../common/keys';
import { Environment } from '../config/environment';
import { afterCommit } from '../database/after-commit';
import type { Tx } from '../database/transactions';
import { DeliveryQueue, type Outcome } from '../outbox/delivery-queue';
import { MailOutboxRepository } from './mail-outbox.repository';
import type { CorreoDoc } from './mail.schema';
import { type Mail, MailService } from './mail.service';

const DAY = 86_400_000;
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];
const CHANNEL = 'correo';
const DONE: Outcome = { left: [] };

/**
 * Mails that belong to no notice (links of accounts): stored with what caused them, sent right after the commit, and tried
 * again until the server takes them or they are of no use. Encrypted meanwhile: a link is stored hashed for the same reason.
 */
@Injectable()
export class MailOutbox implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Mail');
  private readonly key: Buffer;
  private readonly queue: DeliveryQueue<CorreoDoc>;

  constructor(
    private readonly repository: MailOutboxRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.key = deriveKey(env.JWT_SECRET, 'mail-outbox');
    this.queue = new DeliveryQueue({
      name: 'Mail',
      repository,
      clock,
      every: env.BARRIDO_MS,
      deliver: (doc) => this.deliver(doc),
    });
  }

  onApplicationBootstrap(): void {
    this.queue.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.queue.stop();
  }

  /** Stores a mail with the writes of `tx` and sends it after their commit; of use for `lifetime` milliseconds, at most a day. */
  async send(mail: Mail, { tx, lifetime = DAY }: { tx?: Tx; lifetime?: number } = {}): Promise<void> {
    const vence = new Date(this.clock.now().getTime() + Math.min(lifetime, DAY));
    const docs = await this.repository.insert(
      { sellado: this.seal(mail), vence, entrega: this.queue.claimed([CHANNEL]) },
      tx,
    );
    afterCommit(tx, () => void this.queue.take(docs));
  }

  private async deliver({ _id, sellado, vence }: CorreoDoc): Promise<Outcome> {
    if (vence <= this.clock.now()) return DONE;
    const mail = this.open(sellado);
    if (mail) await this.mail.deliver(mail, String(_id));
    else this.log.error('Correo ilegible: JWT_SECRET ya no es la misma');
    return DONE;
  }

  private seal(mail: Mail): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv);
    const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  /** null when another key sealed it. */
  private open(sealed: string): Mail | null {
    try {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as Mail;
    } catch {
      return null;
    }
  }
}
