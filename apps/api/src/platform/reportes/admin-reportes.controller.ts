import { Controller } from '@nestjs/common';
import { reportesAdmin } from '@tuerca/contracts/platform/reportes/admin-endpoints';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import type { CurrentUser } from '../common/current-user';
import { Endpoint } from '../http/endpoint.decorator';
import { reply } from '../http/reply';
import { Input, type Parsed, User } from '../http/request-context';
import { CaseCardsService } from './case-cards.service';
import { CasesService } from './cases.service';
import { CasesOfficeService } from './cases-office.service';

type Calls = typeof reportesAdmin;

/** Reports as the administrators settle them. */
@Controller()
export class AdminReportesController {
  constructor(
    private readonly office: CasesOfficeService,
    private readonly cases: CasesService,
    private readonly cards: CaseCardsService,
  ) {}

  @Endpoint(reportesAdmin.list) list(@Input() { query }: Parsed<Calls['list']>) {
    return this.office.list(query);
  }
  @Endpoint(reportesAdmin.exportAll) exportAll(@Input() { query }: Parsed<Calls['exportAll']>) {
    return this.office.export(query);
  }
  @Endpoint(reportesAdmin.get) get(@Input() { params }: Parsed<Calls['get']>) {
    return this.show(params.id);
  }
  @Endpoint(reportesAdmin.take)
  async take(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['take']>) {
    await this.cases.take(user, params.id, body.relevar);
    return reply(await this.show(params.id), { message: REPORT_MESSAGES.taken });
  }
  @Endpoint(reportesAdmin.settle)
  async settle(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['settle']>) {
    await this.cases.settle(user, params.id, body);
    return reply(await this.show(params.id), { message: REPORT_MESSAGES.settled });
  }
  @Endpoint(reportesAdmin.settleAppeal)
  async settleAppeal(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['settleAppeal']>) {
    await this.cases.settleAppeal(user, params.id, body);
    return reply(await this.show(params.id), { message: REPORT_MESSAGES.appealSettled });
  }

  private async show(id: string) {
    return this.cards.showFile(await this.cases.file(id));
  }
}
