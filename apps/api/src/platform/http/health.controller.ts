import { type BeforeApplicationShutdown, Controller, Get } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { DatabaseHealthService } from '../database/database-health.service';

/** For supervisors and load balancers: alive, and ready to serve. */
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  private stopping = false;
  constructor(private readonly database: DatabaseHealthService) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** The process runs; says nothing of its dependencies, so that a lost database restarts nobody. */
  @Get('/healthz')
  healthz() {
    return { status: 'ok' };
  }

  /** The database answers within two seconds, and this server is not stopping; else 503. */
  @Get('/readyz')
  async readyz() {
    if (this.stopping) throw new AppError('NO_DISPONIBLE');
    try {
      await this.database.ping();
      return { status: 'ready' };
    } catch {
      throw new AppError('NO_DISPONIBLE');
    }
  }
}
