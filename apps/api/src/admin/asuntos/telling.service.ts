import { Injectable, Logger } from '@nestjs/common';
import { NotificationsService } from '../../chats/notifications/notifications.service';
import { DueWork } from '../../platform/database/due-work.service';
import type { AsuntoDoc, Cosa } from './asunto.schema';
import { AsuntosRepository } from './asuntos.repository';
import { asuntoAccountOf } from './decisions.service';
import { idOf, OpenThingsService } from './open-things.service';
import { openThingNotice, type Told } from './waiting-words';

/** Notices that are stored together. */
const BATCH = 200;

/** Tells those who wait for an account that it is decided what becomes of it, or that it is back; each once. */
@Injectable()
export class TellingService {
  private readonly log = new Logger('Asuntos');

  constructor(
    private readonly repository: AsuntosRepository,
    private readonly things: OpenThingsService,
    private readonly notifications: NotificationsService,
    private readonly work: DueWork,
  ) {}

  /** After the commit of what is to be told; what fails is told by a later run. */
  soon(): void {
    this.tell().catch((error: unknown) => this.log.warn(`Who waits is told later: ${String(error)}`));
  }

  /** Tells those who wait of every asunto that has something to tell. */
  tell(): Promise<number> {
    return this.work.drain(this.repository.toTell, this.log, (doc) => this.tellOf(doc));
  }

  private async tellOf(doc: AsuntoDoc): Promise<boolean> {
    const seen: Cosa[] = doc.decisiones.map(({ tipo, id }) => ({ tipo, id }));
    let told = 0;
    for (;;) {
      const found = await this.things.find(asuntoAccountOf(doc), { solo: doc.solo, except: seen }, BATCH);
      if (!found.length) break;
      seen.push(...found.map((thing) => ({ tipo: thing.tipo, id: idOf(thing) })));
      const notices = found.flatMap((thing) => {
        const pagado = thing.tipo === 'pedido' ? this.things.paidFor(thing.doc) : 0;
        const what: Told = doc.avisar === 'sigue' ? { que: 'sigue' } : { que: 'espera', vence: doc.vence, pagado };
        return openThingNotice(String(doc._id), doc.role, thing, what) ?? [];
      });
      await this.notifications.notify(notices);
      told += found.length;
    }
    await this.repository.noteTold(doc, told);
    return true;
  }
}
