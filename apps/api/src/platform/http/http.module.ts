import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLimits } from './account-limits.service';
import { DocsController } from './docs.controller';
import { HealthController } from './health.controller';
import { IdempotencyRepository } from './idempotency.repository';
import { IDEMPOTENCIA, IdempotenciaSchema } from './idempotency.schema';
import { IdempotencyService } from './idempotency.service';
import { ResponseCache } from './response-cache';
import { RouteCheckService } from './route-check.service';

/** Global, since the handlers of every domain may take idempotency keys. */
@Global()
@Module({
  imports: [DiscoveryModule, MongooseModule.forFeature([{ name: IDEMPOTENCIA, schema: IdempotenciaSchema }])],
  controllers: [HealthController, DocsController],
  providers: [AccountLimits, IdempotencyRepository, IdempotencyService, ResponseCache, RouteCheckService],
  exports: [AccountLimits, IdempotencyService, ResponseCache],
})
export class HttpModule {}
