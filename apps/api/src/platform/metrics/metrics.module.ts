import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.service';
import { MetricsServer } from './metrics-server.service';

/** Global, since every domain may have a figure. */
@Global()
@Module({ providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {}
