import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.service';
import { MetricsServer } from './metrics-server.service';
import { SecurityEvents } from './security-events.service';

/** Global, since every domain may have a figure. */
@Global()
@Module({ providers: [Metrics, MetricsServer, SecurityEvents], exports: [Metrics, SecurityEvents] })
export class MetricsModule {}
