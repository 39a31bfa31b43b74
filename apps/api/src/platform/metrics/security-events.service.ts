import { Injectable, Logger } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { currentRequest } from '../common/request-scope';
import { Metrics } from './metrics.service';

/** Events that a well-behaved person or client seldom causes, and an attacker often. */
export type SecurityEvent = 'forbidden_field' | 'wrong_password' | 'wrong_code' | 'limit_reached' | 'refresh_reused';

/** Records them for who watches over the platform: one line of the log and one count each, without anything that a caller wrote. */
@Injectable()
export class SecurityEvents {
  private readonly log = new Logger('Security');
  private readonly counter: Counter<'kind'>;

  constructor(metrics: Metrics) {
    this.counter = metrics.counter({
      name: 'security_events_total',
      help: 'Wrong passwords and codes, limits reached, forbidden fields, refresh tokens used again.',
      labels: ['kind'],
    });
  }

  /** `account`: the id of the account that it concerns; null when nobody's is known. */
  record(kind: SecurityEvent, account: string | null): void {
    this.counter.inc({ kind });
    this.log.warn({ event: kind, account, request: currentRequest()?.requestId ?? null });
  }
}
