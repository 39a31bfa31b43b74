import { Controller, Get } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { DatabaseHealthService } from '../database/database-health.service';

/** For supervisors and load balancers: alive, and ready to serve. Until the application serves, and while it drains, the gate answers in its place. */
@Controller()
export class HealthController {
  constructor(private readonly database: DatabaseHealthService) {}

  /** The process runs; says nothing of its dependencies, so that a lost database restarts nobody. */
  @Get('/healthz')
  healthz() {
    return { status: 'ok' };
  }

  /** The database is well; else 503. */
  @Get('/readyz')
  async readyz() {
    try {
      await this.database.check();
      return { status: 'ready' };
    } catch {
      throw new AppError('NO_DISPONIBLE');
    }
  }
}
