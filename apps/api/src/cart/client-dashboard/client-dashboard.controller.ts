import { Controller } from '@nestjs/common';
import { clientDashboard } from '@tuerca/contracts/cart/client-dashboard/endpoints';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { ClientStatistics } from './client-statistics.service';
import { ProvidersService } from './providers.service';

@Controller()
export class ClientDashboardController {
  constructor(
    private readonly figures: ClientStatistics,
    private readonly providers: ProvidersService,
  ) {}

  @Endpoint(clientDashboard.statistics) statistics(@User() user: CurrentUser) {
    return this.figures.of(user);
  }
  @Endpoint(clientDashboard.findProviders) findProviders(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof clientDashboard.findProviders>,
  ) {
    return this.providers.find(user, body);
  }
  @Endpoint(clientDashboard.requestDelivery) requestDelivery(): never {
    throw new AppError('SOLO_APP_MOVIL');
  }
  @Endpoint(clientDashboard.requestCrane) requestCrane(): never {
    throw new AppError('SOLO_APP_MOVIL');
  }
}
