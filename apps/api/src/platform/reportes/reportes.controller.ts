import { Controller } from '@nestjs/common';
import { reportes } from '@tuerca/contracts/platform/reportes/endpoints';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import type { CurrentUser } from '../common/current-user';
import { Endpoint } from '../http/endpoint.decorator';
import { reply } from '../http/reply';
import { Input, type Parsed, User } from '../http/request-context';
import { CasesService } from './cases.service';
import type { StoredCaso } from './reportes.events';
import { toDecision } from './reportes.mapper';
import { ReportesService } from './reportes.service';

@Controller()
export class ReportesController {
  constructor(
    private readonly service: ReportesService,
    private readonly cases: CasesService,
  ) {}

  @Endpoint(reportes.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<typeof reportes.create>) {
    return this.service.file(user, body);
  }
  @Endpoint(reportes.decision) async decision(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof reportes.decision>,
  ) {
    return this.show(await this.cases.decisionFor(user, params.id));
  }
  @Endpoint(reportes.appeal) async appeal(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof reportes.appeal>,
  ) {
    const caso = await this.cases.appeal(user, params.id, body.texto);
    return reply(this.show(caso), { message: REPORT_MESSAGES.appealSent });
  }

  private show(caso: StoredCaso) {
    return toDecision(caso, this.cases.appealableUntil(caso));
  }
}
