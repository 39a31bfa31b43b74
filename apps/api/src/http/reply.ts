import { totalPaginas } from '@tuerca/contracts/envelope';

/** A use case's answer before it gets its envelope. */
export class Reply<D = unknown> {
  constructor(
    readonly data: D,
    readonly extra: { message?: string; meta?: unknown } = {},
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

/** `data`, with a sentence for the person and facts beside it. */
export const reply = <D>(data: D, extra?: { message?: string; meta?: unknown }) => new Reply(data, extra);

/** One page of a list with its meta; `extra` adds to the meta. */
export const replyPage = <D>(data: D[], total: number, { page, limit }: { page: number; limit: number }, extra: object = {}) =>
  new Reply(data, { meta: { page, limit, total, totalPages: totalPaginas(total, limit), ...extra } });
