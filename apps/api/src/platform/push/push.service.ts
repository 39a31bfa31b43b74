import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import webPush, { type PushSubscription, type RequestDetails } from 'web-push';
import { Environment } from '../config/environment';
import { isPublicUrl, lookupPublic } from '../net/public-address';

const TIMEOUT = 15_000;
const DAY_SECONDS = 86_400;
const GONE = [404, 410];
/** Nothing that another attempt would change: a payload or a key that the service will not have. */
const REFUSED = [400, 401, 403, 413];

/** Result of a push: accepted by the service, device gone, or never acceptable. Any other failure throws. */
export type PushResult = 'sent' | 'gone' | 'refused';

interface Push {
  subscription: PushSubscription;
  /** JSON, at most 3,000 bytes. */
  payload: string;
  /** At most 32 characters of base64url: the service keeps only the last of a topic that it has not handed over. */
  topic: string;
  isUrgent: boolean;
}

/** Hands messages to the push services of browsers (RFC 8030, 8291, 8292), while the deployment has VAPID keys. */
@Injectable()
export class PushService {
  /** The application server key; null: nothing is pushed. */
  readonly publicKey: string | null;
  private readonly mayStayInside: boolean;

  constructor(private readonly env: Environment) {
    this.publicKey = (env.PUSH_PRIVATE_KEY && env.PUSH_PUBLIC_KEY) || null;
    this.mayStayInside = env.NODE_ENV !== 'production';
  }

  /** Whether this server would push to that address: in production a public https host, so that nobody makes it call inwards. */
  accepts(endpoint: string): boolean {
    return this.mayStayInside || isPublicUrl(endpoint);
  }

  /** One attempt; throws when the service cannot be reached, is busy, or does not answer. */
  async send({ subscription, payload, topic, isUrgent }: Push): Promise<PushResult> {
    if (!this.accepts(subscription.endpoint)) return 'gone';
    const { PUSH_PUBLIC_KEY: publicKey = '', PUSH_PRIVATE_KEY: privateKey = '', PUSH_SUBJECT: subject } = this.env;
    let details: RequestDetails;
    try {
      const vapidDetails = { subject, publicKey, privateKey };
      const urgency = isUrgent ? 'high' : 'normal';
      details = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails,
        TTL: DAY_SECONDS,
        urgency,
        topic,
      });
    } catch {
      // Nothing can be encrypted for such a key.
      return 'gone';
    }
    const status = await this.post(details);
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.includes(status)) return 'gone';
    if (REFUSED.includes(status)) return 'refused';
    throw new Error(`el servicio de notificaciones respondió ${status}`);
  }

  /** The status alone: a service that sends more, or slowly, or elsewhere is not listened to; web-push's own request would be. */
  private post({ endpoint, method, headers, body }: RequestDetails): Promise<number> {
    const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    const lookup = this.mayStayInside ? {} : { lookup: lookupPublic };
    return new Promise((resolve, reject) => {
      const call = request(endpoint, { method, headers, ...lookup, signal: AbortSignal.timeout(TIMEOUT) }, (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}
