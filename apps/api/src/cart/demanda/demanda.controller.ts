import { Controller } from '@nestjs/common';
import { demanda } from '@tuerca/contracts/cart/demanda/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Http, Input, type Parsed, User } from '../../platform/http/request-context';
import { MonthFiguresService } from './month-figures.service';
import { ReorderService } from './reorder.service';
import { TallyService } from './tally.service';
import { WantedService } from './wanted.service';

@Controller()
export class DemandaController {
  constructor(
    private readonly tally: TallyService,
    private readonly figures: MonthFiguresService,
    private readonly wants: WantedService,
    private readonly reorders: ReorderService,
  ) {}

  @Endpoint(demanda.view) view(@Input() { body }: Parsed<typeof demanda.view>): null {
    this.tally.view(body.productoId);
    return null;
  }
  @Endpoint(demanda.search) search(@Input() { body }: Parsed<typeof demanda.search>, @Http() { req }: Http): null {
    this.tally.search(body, req.ip);
    return null;
  }
  @Endpoint(demanda.wanted) wanted(@User() user: CurrentUser) {
    return this.wants.ofStore(user);
  }
  @Endpoint(demanda.reorder) reorder(@User() user: CurrentUser, @Input() { query }: Parsed<typeof demanda.reorder>) {
    return this.reorders.page(user, query);
  }
  @Endpoint(demanda.month) month(@User() user: CurrentUser, @Input() { params }: Parsed<typeof demanda.month>) {
    return this.figures.month(user, params.mes);
  }
  @Endpoint(demanda.products) products(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof demanda.products>,
  ) {
    return this.figures.page(user, params.mes, query);
  }
  @Endpoint(demanda.exportMonth) exportMonth(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof demanda.exportMonth>,
  ) {
    return this.figures.export(user, params.mes);
  }
}
