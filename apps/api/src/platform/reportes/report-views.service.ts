import { Injectable } from '@nestjs/common';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { viewableSince } from '@tuerca/contracts/platform/reportes/states';
import { AuditService } from '../audit/audit.service';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { isDuplicateKey } from '../database/database-errors';
import { Transactions, type Tx } from '../database/transactions';
import { CasesRepository } from './cases.repository';
import { MiradasRepository } from './miradas.repository';

/** Shows administrators things that they may open only because they were reported, and records each view. */
@Injectable()
export class ReportViewsService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly miradas: MiradasRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * The ids of the cases by which `clave` ('chat:<id>') may be opened: those about it or about something of `related`, open or
   * settled within 30 days; none when there are none. The view is recorded once per administrator, thing and hour; `onRecord` joins
   * the transaction of that record.
   */
  async open(
    admin: CurrentUser,
    clave: string,
    { related = [], onRecord }: { related?: readonly string[]; onRecord?: (tx: Tx) => Promise<void> } = {},
  ): Promise<string[]> {
    const now = this.clock.now();
    const found = await this.cases.findOpening([clave, ...related], viewableSince(now));
    if (!found.length) return [];
    const casoIds = found.map(({ _id }) => _id);
    const hora = new Date(Math.floor(now.getTime() / HOUR) * HOUR);
    if (!(await this.miradas.has(admin.id, clave, hora)))
      await this.transactions
        .run(async (tx) => {
          await this.miradas.insert({ usuarioId: admin.id, clave, hora, casoIds, fecha: now }, tx);
          await this.audit.record(
            {
              actor: admin.id,
              accion: 'reporte.abrir',
              objeto: clave,
              despues: { reportes: casoIds.map(String) },
            },
            tx,
          );
          await onRecord?.(tx);
        })
        .catch((error: { code?: number }) => {
          // The same view in two tabs: the other one recorded it.
          if (!isDuplicateKey(error)) throw error;
        });
    return casoIds.map(String);
  }
}
