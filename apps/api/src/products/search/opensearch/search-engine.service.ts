import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from '@opensearch-project/opensearch';
import { Environment } from '../../../platform/config/environment';
import { INDEX_VERSION } from './index-definition';
import type { StoredCard } from './index-document';
import type { Dsl } from './query-dsl';

/** Longest that a reader waits for the engine, in milliseconds; then the database answers. */
const READ_TIMEOUT = 2000;
/** Longest that a batch of writes or a change of indexes may take. */
const WRITE_TIMEOUT = 60_000;
/** Time for which nobody asks an engine that did not answer. */
const PAUSE = 1000;

/** The engine does not answer, or has no index yet. */
export class EngineAway extends Error {}

/** True of a failure of the engine or the way to it, false of a refusal. */
const isAway = (error: unknown): boolean => {
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  if (error instanceof EngineAway || name === 'ConnectionError' || name === 'TimeoutError') return true;
  return statusCode !== undefined && [429, 502, 503, 504].includes(statusCode);
};

/** A question for a page of products. */
export interface SearchBody {
  query: Dsl;
  aggs?: Record<string, Dsl>;
  sort?: Dsl[];
  from?: number;
  size: number;
  track_total_hits?: boolean | number;
  terminate_after?: number;
  _source?: string[] | false;
}
export interface SearchAnswer<A = unknown> {
  hits: { total?: { value: number }; hits: { _id: string; _source?: StoredCard }[] };
  aggregations?: A;
}
interface Stored {
  _id: string;
  error?: { reason?: string };
  found?: boolean;
  _seq_no?: number;
  _primary_term?: number;
  _source?: StoredCard;
}

/** OpenSearch as this product asks it: what it does not answer in time fails with EngineAway, and is not asked for a second. */
@Injectable()
export class SearchEngine implements OnApplicationShutdown {
  private readonly log = new Logger('Search');
  private opening?: Promise<Client>;
  private awayUntil = 0;
  private isWell = true;
  /** Name under which this release's index is asked. */
  readonly alias: string;

  constructor(private readonly env: Environment) {
    this.alias = `${env.OPENSEARCH_PREFIX}-productos-v${INDEX_VERSION}`;
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.opening)?.close();
  }

  /** True while the engine answered the last question. */
  get isAnswering(): boolean {
    return this.isWell;
  }

  async search<A = unknown>(body: SearchBody): Promise<SearchAnswer<A>> {
    return this.read(async (client) => {
      const { body: answer } = await client.search({ index: this.alias, body: body as never });
      return answer as unknown as SearchAnswer<A>;
    });
  }

  /** Several questions in one request. */
  async searchAll(bodies: readonly SearchBody[]): Promise<SearchAnswer[]> {
    if (!bodies.length) return [];
    return this.read(async (client) => {
      const { body } = await client.msearch({ index: this.alias, body: bodies.flatMap((one) => [{}, one]) as never });
      const { responses } = body as unknown as { responses: (SearchAnswer & { error?: unknown })[] };
      const failed = responses.find(({ error }) => error);
      if (failed) throw new EngineAway(JSON.stringify(failed.error));
      return responses;
    });
  }

  /** Cards of products by id; those that are not there are absent. */
  async cards(ids: readonly string[]): Promise<Stored[]> {
    if (!ids.length) return [];
    return this.read((client) => stored(client, this.alias, ids, 'card'));
  }

  /** Last writes of products as an index has them, and where each stands in its history; those that are not there are among them. */
  async stamps(ids: readonly string[], index = this.alias): Promise<Stored[]> {
    if (!ids.length) return [];
    // Whoever writes has more patience than a reader, and what it waits for says nothing of what readers wait for.
    return this.write((client) => stored(client, index, ids, 'changedAt'));
  }

  /** A write, or a change of indexes; it may take a minute. Fails with EngineAway, and as the engine refuses it. */
  async write<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await this.client();
    try {
      return await work(client.child({ requestTimeout: WRITE_TIMEOUT }));
    } catch (error) {
      throw isAway(error) ? new EngineAway(String(error), { cause: error }) : error;
    }
  }

  private async read<T>(work: (client: Client) => Promise<T>): Promise<T> {
    if (Date.now() < this.awayUntil) throw new EngineAway('It did not answer a moment ago');
    try {
      const answer = await work(await this.client());
      if (!this.isWell) this.log.log('OpenSearch responde de nuevo');
      this.isWell = true;
      return answer;
    } catch (error) {
      if (this.isWell) this.log.warn(`OpenSearch no responde, las listas salen de la base de datos: ${String(error)}`);
      this.isWell = false;
      // A question that it refuses says nothing of the others.
      if (isAway(error)) this.awayUntil = Date.now() + PAUSE;
      throw new EngineAway(String(error), { cause: error });
    }
  }

  private client(): Promise<Client> {
    // Loaded when it is used: the default needs none of it.
    this.opening ??= import('@opensearch-project/opensearch').then(
      ({ Client }) => new Client({ node: this.env.OPENSEARCH_URL!, requestTimeout: READ_TIMEOUT, maxRetries: 0 }),
    );
    return this.opening;
  }
}

/** Documents by id. An index that is missing is a failure of each of them, not of the request. */
async function stored(
  client: Client,
  index: string,
  ids: readonly string[],
  field: keyof StoredCard,
): Promise<Stored[]> {
  const { body } = await client.mget({ index, _source: field, body: { ids: [...ids] } });
  const { docs } = body as unknown as { docs: Stored[] };
  const failed = docs.find(({ error }) => error);
  if (failed) throw new EngineAway(failed.error!.reason);
  return docs;
}
