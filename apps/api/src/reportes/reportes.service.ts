import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { REPORT_MESSAGES } from '@tuerca/contracts/reportes/messages';
import type { CurrentUser } from '../platform/common/current-user';
import { Transactions } from '../platform/database/transactions';
import { reply, type Reply } from '../platform/http/reply';
import { ReporteCreado } from './reportes.events';
import { type NuevoReporte, ReportesRepository } from './reportes.repository';

/** What is reported: `texto` as it stands now, `ruta` of the page that shows it, if one does. */
type Reported = Omit<NuevoReporte, 'usuarioId'> & { texto: string; ruta: string | null };

/** What people ask the administrators to look at. Whether it exists and is somebody else's is decided before. */
@Injectable()
export class ReportesService {
  constructor(
    private readonly repository: ReportesRepository,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
  ) {}

  /** Stores the report and tells it once; whoever reports again gets the same answer, and nothing changes. */
  async file(user: CurrentUser, { texto, ruta, ...reported }: Reported): Promise<Reply<null>> {
    await this.transactions
      .run(async (tx) => {
        const doc = await this.repository.insertNew({ ...reported, usuarioId: user.id }, tx);
        if (!doc) return;
        const { _id, objeto, motivo } = doc;
        const event = new ReporteCreado(String(_id), objeto, motivo, texto, ruta, tx);
        await this.events.emitAsync(ReporteCreado.event, event);
      })
      .catch((error: { code?: number }) => {
        // The same report twice at once: the other one is stored and told.
        if (error.code !== 11000) throw error;
      });
    return reply(null, { message: REPORT_MESSAGES.sent });
  }
}
