import { Injectable } from '@nestjs/common';
import { ALERT_WORDS } from '@tuerca/contracts/admin/messages';
import { type Prioridad, PRIORIDADES } from '@tuerca/contracts/admin/rules';
import type { Alerta } from '@tuerca/contracts/admin/statistics';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { StoreReviews } from '../auth/stores/store-review.service';
import { WorkshopReviews } from '../auth/workshops/workshop-review.service';
import { NoticeDelivery } from '../chats/notifications/notice-delivery.service';
import { MembershipFiguresService } from '../membresia/membership-figures.service';
import { BooksService } from '../orders/comisiones/books.service';
import { PayoutsService } from '../orders/comisiones/payouts.service';
import { DebtsService } from '../payments/payments/debts.service';
import { PaymentsService } from '../payments/payments/payments.service';
import { Clock } from '../platform/common/clock';
import { oldestOf } from '../platform/common/oldest';
import { MailOutbox } from '../platform/mail/mail-outbox.service';
import { ReportesService } from '../platform/reportes/reportes.service';
import { DiskSpaceService } from '../platform/storage/disk-space.service';
import { StorageService } from '../platform/storage/storage.service';
import { RecipientChangesService } from '../platform/system/recipient-changes.service';
import { SystemService } from '../platform/system/system.service';
import { AsuntosService } from './asuntos/asuntos.service';
import { KeptService } from './asuntos/kept.service';

/** Hours after which a waiting case is important, and urgent. */
const PATIENCE = {
  pagos: [2, 12],
  saldos: [24, 72],
  // A client was told that it is decided within three days.
  asuntos: [0, 24],
  // A client was told that it takes place all the same.
  seCumple: [24, 72],
  reportes: [24, 72],
  liquidaciones: [48, 120],
  entregas: [0, 1],
  // Applications to join: important from the first moment on.
  tiendas: [0, Infinity],
  talleres: [0, Infinity],
  membresias: [0, Infinity],
} as const satisfies Record<string, readonly [number, number]>;
type Queue = keyof typeof PATIENCE;
interface Waiting {
  total: number;
  oldest: Date | null;
}

/** Alerts that need an administrator now, read from the queues themselves: nothing is stored, so nothing can be stale. */
@Injectable()
export class AlertsService {
  private readonly found = new Map<string, Date>();

  constructor(
    private readonly payments: PaymentsService,
    private readonly debts: DebtsService,
    private readonly asuntos: AsuntosService,
    private readonly kept: KeptService,
    private readonly reportes: ReportesService,
    private readonly payouts: PayoutsService,
    private readonly books: BooksService,
    private readonly stores: StoreReviews,
    private readonly workshops: WorkshopReviews,
    private readonly memberships: MembershipFiguresService,
    private readonly recipient: RecipientChangesService,
    private readonly system: SystemService,
    private readonly mails: MailOutbox,
    private readonly notices: NoticeDelivery,
    private readonly storage: StorageService,
    private readonly disk: DiskSpaceService,
    private readonly clock: Clock,
  ) {}

  /** The most pressing first, the oldest of them first. */
  async list(): Promise<Alerta[]> {
    const found = await Promise.all([
      this.rate(),
      this.rateToConfirm(),
      this.recipientChange(),
      this.space(),
      this.storageAway(),
      this.wrongBooks(),
      // A plan's payment is counted with the request that it is for.
      this.queue('pagos', this.payments.waiting('compra')),
      this.queue('saldos', this.debts.waiting()),
      this.queue('asuntos', this.asuntos.waiting()),
      this.queue('seCumple', this.kept.waiting()),
      this.queue('reportes', this.reportes.waiting()),
      this.queue('liquidaciones', this.payouts.waiting()),
      this.queue('entregas', this.failedDeliveries()),
      this.queue('tiendas', this.stores.waiting()),
      this.queue('talleres', this.workshops.waiting()),
      this.queue('membresias', this.memberships.waiting()),
    ]);
    const ids = new Set<string>(found.flatMap((alerta) => alerta?.id ?? []));
    for (const id of this.found.keys()) if (!ids.has(id)) this.found.delete(id);
    const rank = ({ prioridad }: Alerta) => PRIORIDADES.indexOf(prioridad);
    return found
      .filter((alerta) => alerta !== null)
      .sort((a, b) => rank(a) - rank(b) || a.fecha.localeCompare(b.fecha));
  }

  private async queue(id: Queue, waiting: Promise<Waiting>): Promise<Alerta | null> {
    const { total, oldest } = await waiting;
    if (!total) return null;
    const since = oldest ?? this.clock.now();
    const hours = (this.clock.now().getTime() - since.getTime()) / HOUR;
    const [important, urgent] = PATIENCE[id];
    return this.alert(id, hours >= urgent ? 'alta' : hours >= important ? 'media' : 'baja', total, since);
  }

  /** Mails and notices that a server refused and that are tried again; they are given up after a day. */
  private async failedDeliveries(): Promise<Waiting> {
    const counts = await Promise.all([this.mails.countWaiting(), this.notices.countWaiting()]);
    const failed = counts.flatMap((channels) => [...channels.values()]).filter(({ retried }) => retried > 0);
    const since = failed.flatMap(({ since: oldest }) => oldest ?? []);
    return {
      total: failed.reduce((sum, { retried }) => sum + retried, 0),
      oldest: oldestOf(since),
    };
  }

  private async rate(): Promise<Alerta | null> {
    const rate = await this.system.tasa().catch(() => null);
    if (rate && !rate.antigua) return null;
    return rate ? this.alert('tasa', 'alta', 1, caracasInstant(rate.fechaValor)) : this.undated('sinTasa', 'alta');
  }

  private async space(): Promise<Alerta | null> {
    if (!(await this.storage.hasRoom())) return this.undated('espacio', 'alta');
    const level = await this.disk.read().then(
      (space) => space.level,
      () => 'enough',
    );
    return level === 'enough' ? null : this.undated('espacio', level === 'urgent' ? 'alta' : 'media');
  }

  private storageAway(): Alerta | null {
    return this.storage.isWell ? null : this.undated('archivos', 'alta');
  }

  private wrongBooks(): Alerta | null {
    const wrong = this.books.state()?.length ?? 0;
    return wrong ? this.undated('libros', 'alta', wrong) : null;
  }

  private async rateToConfirm(): Promise<Alerta | null> {
    const waiting = await this.system.rateToConfirm();
    return waiting ? this.alert('tasaPorConfirmar', 'alta', 1, waiting.fecha) : null;
  }

  private async recipientChange(): Promise<Alerta | null> {
    const { cambio, completo } = await this.recipient.state();
    if (!completo) return this.undated('sinDestinatario', 'alta');
    return cambio ? this.alert('destinatario', 'alta', 1, new Date(cambio.fechaSolicitud)) : null;
  }

  /** An alarm that is not stored but found each time dates from when this process found it first and has ever since. */
  private undated(id: keyof typeof ALERT_WORDS, prioridad: Prioridad, total = 1): Alerta {
    const since = this.found.get(id) ?? this.clock.now();
    this.found.set(id, since);
    return this.alert(id, prioridad, total, since);
  }

  private alert(id: keyof typeof ALERT_WORDS, prioridad: Prioridad, total: number, fecha: Date): Alerta {
    const { titulo, mensaje, ruta } = ALERT_WORDS[id];
    return { id, prioridad, titulo, mensaje: mensaje(total), fecha: fecha.toISOString(), ruta };
  }
}
