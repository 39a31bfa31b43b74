import { Controller } from '@nestjs/common';
import { statements } from '@tuerca/contracts/payments/payments/statement-endpoints';
import type { CurrentUser } from '../../../platform/common/current-user';
import { Endpoint } from '../../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../../platform/http/request-context';
import { ReconciliationService } from './reconciliation.service';
import { StatementsService } from './statements.service';

type Calls = typeof statements;

@Controller()
export class StatementsController {
  constructor(
    private readonly service: StatementsService,
    private readonly reconciliation: ReconciliationService,
  ) {}

  @Endpoint(statements.upload) upload(@User() user: CurrentUser, @Input() { files, body }: Parsed<Calls['upload']>) {
    return this.service.upload(user, files.archivo[0]!, body.bancoReceptor);
  }
  @Endpoint(statements.list) list(@Input() { query }: Parsed<Calls['list']>) {
    return this.service.list(query);
  }
  @Endpoint(statements.exportList) exportList() {
    return this.service.export();
  }
  @Endpoint(statements.get) get(@Input() { params }: Parsed<Calls['get']>) {
    return this.reconciliation.get(params.id);
  }
  @Endpoint(statements.proposals) proposals(@Input() { params, query }: Parsed<Calls['proposals']>) {
    return this.reconciliation.list(params.id, query);
  }
  @Endpoint(statements.confirm) confirm(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<Calls['confirm']>,
  ) {
    return this.reconciliation.confirm(user, params.id, body);
  }
  @Endpoint(statements.export) export(@Input() { params }: Parsed<Calls['export']>) {
    return this.reconciliation.export(params.id);
  }
}
