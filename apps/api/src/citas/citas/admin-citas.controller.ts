import { Controller } from '@nestjs/common';
import { citasAdmin } from '@tuerca/contracts/citas/citas/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { CitaReports } from './cita-reports.service';

/** Reported appointments. */
@Controller()
export class AdminCitasController {
  constructor(private readonly reports: CitaReports) {}

  @Endpoint(citasAdmin.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof citasAdmin.get>) {
    return this.reports.get(user, params.id);
  }
}
