import { countPages } from '@tuerca/contracts/kernel/envelope';
import type { Tag } from '../realtime/changes.service';

/** Dependencies of a public answer: it is repeated from memory until one of the tags changes or the instant `until` (ms) comes. */
export interface Cacheable {
  tags: readonly Tag[];
  until?: number;
}

/** A use case's answer before it gets its envelope. */
export class Reply<D = unknown> {
  constructor(
    readonly data: D,
    /** `replayed`: the answer of an earlier call with the same Idempotency-Key. */
    readonly extra: { message?: string; meta?: unknown; cache?: Cacheable; replayed?: boolean } = {},
  ) {}
}

/** A file as the answer, without envelope. */
export class FileReply {
  constructor(
    readonly content: Buffer,
    readonly type: string,
    readonly name: string,
  ) {}
}

/** A file that is sent while it is made, without envelope; what fails on the way breaks the connection off. */
export class StreamReply {
  constructor(
    readonly parts: AsyncIterable<string | Uint8Array>,
    readonly type: string,
    readonly name: string,
  ) {}
}

/** `data`, with a sentence for the person and facts beside it. With `cache`, a public GET that depends on its address alone is repeated from memory. */
export const reply = <D>(data: D, extra?: Reply['extra']) => new Reply(data, extra);

/** Pagination of a list: page, limit, total and number of pages. */
export const pageMeta = (total: number, { page, limit }: { page: number; limit: number }) => ({
  page,
  limit,
  total,
  totalPages: countPages(total, limit),
});

/** One page of a list with its meta; `extra` adds to the meta. */
export const replyPage = <D>(
  data: D[],
  total: number,
  query: { page: number; limit: number },
  extra: object = {},
  cache?: Cacheable,
) => new Reply(data, { cache, meta: { ...pageMeta(total, query), ...extra } });

/** An answer that is made of others rests on what they rest on, and on `own`. */
export const restingOn = (own: Tag[], ...parts: Reply[]): Cacheable => ({
  tags: [...new Set([...own, ...parts.flatMap(({ extra }) => extra.cache?.tags ?? [])])],
  until: Math.min(...parts.map(({ extra }) => extra.cache?.until ?? Infinity)),
});
