import { Controller } from '@nestjs/common';
import { preguntasAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { QuestionModerationService } from './moderation.service';

type Calls = typeof preguntasAdmin;

/** Questions and answers as the administrators moderate them. */
@Controller()
export class AdminPreguntasController {
  constructor(private readonly moderation: QuestionModerationService) {}

  @Endpoint(preguntasAdmin.list) list(@Input() { query }: Parsed<Calls['list']>) {
    return this.moderation.list(query);
  }
  @Endpoint(preguntasAdmin.exportAll) exportAll(@Input() { query }: Parsed<Calls['exportAll']>) {
    return this.moderation.export(query);
  }
  @Endpoint(preguntasAdmin.hideMany)
  hideMany(@User() user: CurrentUser, @Input() { body }: Parsed<Calls['hideMany']>) {
    return this.moderation.hideMany(user, body.ids, body.motivo);
  }
  @Endpoint(preguntasAdmin.moderate)
  moderate(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['moderate']>) {
    return this.moderation.moderate(user, params.id, body);
  }
}
