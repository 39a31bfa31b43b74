import { countPages } from '@tuerca/contracts/kernel/envelope';

/** Whether an answer is still what the call would say; asked before each repeat of it. */
export type FreshnessCheck = () => boolean;

/** A use case's answer before it gets its envelope. */
export class Reply<D = unknown> {
  constructor(
    readonly data: D,
    /** `replayed`: the answer of an earlier call with the same Idempotency-Key. */
    readonly extra: { message?: string; meta?: unknown; isFresh?: FreshnessCheck; replayed?: boolean } = {},
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

/** `data`, with a sentence for the person and facts beside it. With `isFresh`, a public GET that depends on its address alone is repeated from memory while that says so. */
export const reply = <D>(data: D, extra?: Reply['extra']) => new Reply(data, extra);

/** One page of a list with its meta; `extra` adds to the meta. */
export const replyPage = <D>(
  data: D[],
  total: number,
  { page, limit }: { page: number; limit: number },
  extra: object = {},
  isFresh?: FreshnessCheck,
) => new Reply(data, { isFresh, meta: { page, limit, total, totalPages: countPages(total, limit), ...extra } });
