import { Injectable } from '@nestjs/common';
import type { ClaveRevision } from '@tuerca/contracts/admin/states';
import type { Revision } from '@tuerca/contracts/admin/status';
import { MINUTE } from '@tuerca/contracts/kernel/time';
import { NoticeDelivery } from '../chats/notifications/notice-delivery.service';
import { BooksService } from '../orders/comisiones/books.service';
import { PaymentsHealthService } from '../payments/payments/payments-health.service';
import { Clock } from '../platform/common/clock';
import type { Waiting } from '../platform/database/outbox.repository';
import { MailOutbox } from '../platform/mail/mail-outbox.service';
import { ImportsService } from '../products/product-imports/imports.service';
import { fine, formatSpan, review, troubled } from './status-review';

/** A delivery that waits longer than this after failures is a breakdown. */
const LONG_WAIT = 60 * MINUTE;
/** Longer than this a due check of a payment is late. */
const LATE_CHECK = 5 * MINUTE;
/** Orders that are named when the books disagree. */
const LISTED = 5;
const BOOKS_ADVICE =
  'Compara lo pagado, lo devuelto y los asientos de cada pedido. No devuelvas ni liquides nada de ellos hasta saber qué pasó.';
const SMTP_ADVICE = 'Revisa SMTP_URL y el servidor de correo. Se reintenta solo durante un día.';
const PUSH_ADVICE = 'Revisa la salida a internet del servidor. Se reintenta solo durante un día.';

/** Sizes of the queues: mails, notices, payments to be checked, imports. */
@Injectable()
export class QueueStatus {
  constructor(
    private readonly mails: MailOutbox,
    private readonly notices: NoticeDelivery,
    private readonly payments: PaymentsHealthService,
    private readonly imports: ImportsService,
    private readonly books: BooksService,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<Revision[]> {
    const notices = this.notices.countWaiting();
    const of = async (channel: string) => (await notices).get(channel);
    return Promise.all([
      review('correos', async () =>
        this.queue('correos', (await this.mails.countWaiting()).get('correo'), SMTP_ADVICE),
      ),
      review('avisos_correo', async () => this.queue('avisos_correo', await of('correo'), SMTP_ADVICE)),
      review('avisos_push', async () => this.queue('avisos_push', await of('push'), PUSH_ADVICE)),
      review('pagos', () => this.overduePayments()),
      review('importaciones', async () => {
        const running = await this.imports.countRunning();
        return fine('importaciones', running ? `${running} en curso` : 'Ninguna', running);
      }),
      review('libros', () => Promise.resolve(this.orderBooks())),
    ]);
  }

  private orderBooks(): Revision {
    const wrong = this.books.state();
    if (!wrong) return fine('libros', 'Se revisan pocos minutos después del arranque');
    if (!wrong.length) return fine('libros', 'Cuadran', 0);
    const rest = wrong.length - LISTED;
    const list = wrong.slice(0, LISTED).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
    const what = wrong.length === 1 ? 'Un pedido no cuadra' : `${wrong.length} pedidos no cuadran`;
    return troubled('libros', 'falla', `${what}: ${list}`, BOOKS_ADVICE, wrong.length);
  }

  private queue(clave: ClaveRevision, waiting: Waiting | undefined, advice: string): Revision {
    if (!waiting) return fine(clave, 'Nada en espera', 0);
    const { total, retried, since } = waiting;
    const age = since ? this.clock.now().getTime() - since.getTime() : 0;
    const text = `${total} en espera${retried ? `, ${retried} con fallos` : ''}, el más viejo hace ${formatSpan(age)}`;
    if (!retried) return fine(clave, text, total);
    return troubled(clave, age > LONG_WAIT ? 'falla' : 'atencion', text, advice, total);
  }

  private async overduePayments(): Promise<Revision> {
    const late = await this.payments.countOverdue(LATE_CHECK);
    return late
      ? troubled(
          'pagos',
          'atencion',
          `${late} con la consulta atrasada`,
          'El banco no responde o el servidor no da abasto.',
          late,
        )
      : fine('pagos', 'Al día', 0);
  }
}
