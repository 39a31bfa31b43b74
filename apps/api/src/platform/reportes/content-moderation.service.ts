import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { FileColumn } from '@tuerca/contracts/kernel/columns';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import type { ObjetoReporte } from '@tuerca/contracts/platform/reportes/objects';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../common/app-error';
import { inBatches } from '../common/batches';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { Transactions, type Tx } from '../database/transactions';
import { reply, replyPage, type StreamReply } from '../http/reply';
import { Changes } from '../realtime/changes.service';
import { csvFile } from '../spreadsheet/csv';
import { ReportesService } from './reportes.service';

/** Rows shown together in a file. */
const BATCH = 200;

type Page = { page: number; limit: number };
type Decision = { estado: 'activo' | 'oculto'; motivo: string };
/** Note about what is hidden. */
export type Hidden = { motivo: string; fecha: Date; por: string };

/** Differences between the kinds of content; `Part` names the part of it that a decision is about. */
interface ModeratedKind<Doc, Card, Filters, Part> {
  /** Kinds of reports about it; the audit log names it by the first. */
  objetos: readonly ObjetoReporte[];
  accion: AuditAction;
  tag: Parameters<Changes['bump']>[0];
  messages: { hidden: string; shown: string; manyHidden(count: number): string };
  /** Beginning of the file's name. */
  file: string;
  columns: readonly FileColumn<Card>[];
  /** The part that is hidden with several others. */
  whole: Part;
  /** Null when it is gone, or lacks the part. */
  find(id: string, part: Part): Promise<Doc | null>;
  /** `reported`: the ids with an open case. */
  page(query: Filters, reported: string[], page: Page): Promise<{ docs: Doc[]; total: number }>;
  stream(query: Filters, reported: string[]): AsyncIterable<Doc>;
  /** Numbers of those that are shown and that are hidden. */
  counts(): Promise<[number, number]>;
  show(docs: readonly Doc[]): Promise<Card[]>;
}

/** Services on which moderation rests. */
@Injectable()
export class ModerationTools {
  constructor(
    readonly reportes: ReportesService,
    readonly transactions: Transactions,
    readonly events: EventEmitter2,
    readonly audit: AuditService,
    readonly changes: Changes,
    readonly clock: Clock,
  ) {}
}

/** The administrators' list of published contents, on the screen and as a file, and hiding them; each domain extends it. */
export abstract class ContentModeration<Doc, Card, Filters extends { reportadas?: boolean }, Part extends object> {
  protected constructor(
    private readonly kind: ModeratedKind<Doc, Card, Filters, Part>,
    protected readonly tools: ModerationTools,
  ) {}

  async list({ page, limit, ...query }: Filters & Page) {
    const reported = await this.reported();
    const [{ docs, total }, [activo, oculto]] = await Promise.all([
      this.kind.page(query as unknown as Filters, reported, { page, limit }),
      this.kind.counts(),
    ]);
    const cuentas = { activo, oculto, reportadas: reported.length };
    return replyPage(await this.kind.show(docs), total, { page, limit }, { cuentas });
  }

  async export(query: Filters): Promise<StreamReply> {
    const { file, columns } = this.kind;
    const docs = this.kind.stream(query, query.reportadas ? await this.reported() : []);
    return csvFile(`${file}_${caracasDate(this.tools.clock.now())}`, columns, this.rows(docs));
  }

  /** Throws NO_ENCONTRADO, or MODERACION_SIN_CAMBIO when it is so already. */
  async moderate(admin: CurrentUser, id: string, change: Decision & Part) {
    const changed = await this.tools.transactions.run((tx) => this.write(admin, id, change, tx));
    const doc = await this.kind.find(id, change);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    if (!changed) throw new AppError('MODERACION_SIN_CAMBIO');
    const [card] = await this.kind.show([doc]);
    const { hidden, shown } = this.kind.messages;
    return reply(card!, { message: change.estado === 'oculto' ? hidden : shown });
  }

  /** Hides several, each in a transaction of its own; those that are hidden already or gone are only counted. */
  async hideMany(admin: CurrentUser, ids: readonly string[], motivo: string) {
    let hidden = 0;
    const change = { ...this.kind.whole, estado: 'oculto' as const, motivo };
    for (const id of ids) if (await this.tools.transactions.run((tx) => this.write(admin, id, change, tx))) hidden++;
    const message = this.kind.messages.manyHidden(hidden);
    return reply({ cambiadas: hidden, sinCambio: ids.length - hidden }, { message });
  }

  /** Moves it and the audit log together; false when it is so already or gone. `quiet`: its author is told by somebody else. */
  async write(admin: CurrentUser, id: string, change: Decision & Part, tx: Tx, { quiet = false } = {}) {
    const { estado, motivo, ...part } = change;
    const fecha = this.tools.clock.now();
    const isHidden = estado === 'oculto';
    const before = await this.hide(id, change, isHidden ? { motivo, fecha, por: admin.id } : null, tx);
    if (!before) return false;
    const { accion, objetos, tag } = this.kind;
    const antes = { ...part, estado: isHidden ? 'activo' : 'oculto' };
    const line = {
      actor: admin.id,
      accion,
      objeto: `${objetos[0]}:${id}`,
      antes,
      despues: { ...part, estado },
      motivo,
    };
    await this.tools.audit.record(line, tx);
    this.tools.changes.bump(tag, tx);
    if (!quiet) await this.tell(before, change, fecha, tx);
    return true;
  }

  /** Hides or shows a content with what follows from it; as it was before, null when it is so already or gone. */
  protected abstract hide(id: string, part: Part, hidden: Hidden | null, tx: Tx): Promise<Doc | null>;
  /** Emits the event of a decision that its author hears of. */
  protected abstract tell(before: Doc, change: Decision & Part, fecha: Date, tx: Tx): Promise<void>;

  private async reported(): Promise<string[]> {
    return [...(await this.tools.reportes.openCases(this.kind.objetos, null)).keys()];
  }

  private async *rows(docs: AsyncIterable<Doc>) {
    for await (const batch of inBatches(docs, BATCH)) yield* await this.kind.show(batch);
  }
}
