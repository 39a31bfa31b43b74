import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { Environment } from '../config/environment';
import { Metrics } from './metrics.service';

/**
 * Shows the figures at METRICS_PORT, in the text form of Prometheus. A server of its own, and none of Nest's: no mistake in
 * routes or proxies can show it to the public.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Metrics');
  private server?: Server;

  constructor(
    private readonly env: Environment,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.env;
    if (!port) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server = createServer((req, res) => void this.answer(req, res));
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, res: ServerResponse): Promise<void> {
    if (method !== 'GET' || url !== '/metrics') return void res.writeHead(404).end();
    const { registry } = this.metrics;
    try {
      const text = await registry.metrics();
      res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      this.log.error(error);
      res.writeHead(500).end();
    }
  }
}
