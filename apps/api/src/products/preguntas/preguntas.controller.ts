import { Controller } from '@nestjs/common';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { PreguntasService } from './preguntas.service';

@Controller()
export class PreguntasController {
  constructor(private readonly service: PreguntasService) {}

  @Endpoint(preguntas.list) list(@Input() { params, query }: Parsed<typeof preguntas.list>) {
    return this.service.list(params.id, query);
  }
  @Endpoint(preguntas.create) create(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof preguntas.create>,
  ) {
    return this.service.create(user, params.id, body.texto);
  }
  @Endpoint(preguntas.hidden) hidden(@User() user: CurrentUser, @Input() { params }: Parsed<typeof preguntas.hidden>) {
    return this.service.hiddenOf(user, params.id);
  }
  @Endpoint(preguntas.mine) mine(@User() user: CurrentUser, @Input() { query }: Parsed<typeof preguntas.mine>) {
    return this.service.mine(user, query);
  }
  @Endpoint(preguntas.answer) answer(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof preguntas.answer>,
  ) {
    return this.service.answer(user, params.id, body.texto);
  }
  @Endpoint(preguntas.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof preguntas.remove>) {
    return this.service.remove(user, params.id);
  }
  @Endpoint(preguntas.report) report(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof preguntas.report>,
  ) {
    return this.service.report(user, params.id, body);
  }
}
