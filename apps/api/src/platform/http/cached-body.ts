import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this many bytes an answer fits into one packet anyway. */
const COMPRESS_FROM = 1024;
/** Qualities of Brotli: of a first answer, and of what is repeated. */
const FAST = 3;
const GOOD = 5;

/** The fingerprint of a text, or of its UTF-8, as an ETag. */
export const etagOf = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

/** A body that is sent again and again: as it is, and as it was compressed when somebody asked for that a second time. */
export class CachedBody {
  readonly etag: string;
  readonly identity: Buffer;
  private br?: Buffer;
  private wasCompressed = false;
  private gzip?: Buffer;

  constructor(
    content: string | Buffer,
    private readonly type: string,
  ) {
    this.identity = typeof content === 'string' ? Buffer.from(content) : content;
    this.etag = etagOf(this.identity);
  }

  /** The body in the caller's best encoding, with its headers; null, with a 304, when the caller has it already. */
  encodeFor(req: FastifyRequest, reply: FastifyReply): Buffer | null {
    void reply.header('ETag', this.etag).header('Vary', 'Accept-Encoding').header('Content-Type', this.type);
    const its = req.headers['if-none-match'];
    if (its && (its === '*' || its.split(',').some((etag) => etag.trim() === this.etag))) {
      void reply.code(304).removeHeader('Content-Type');
      return null;
    }
    if (this.identity.length <= COMPRESS_FROM) return this.identity;
    const encoding = accepts(req, 'br') ? 'br' : accepts(req, 'gzip') ? 'gzip' : null;
    if (!encoding) return this.identity;
    void reply.header('Content-Encoding', encoding);
    if (encoding === 'gzip') return (this.gzip ??= gzipSync(this.identity));
    // Most answers are asked for once, and a third of the work leaves a tenth more bytes.
    if (!this.wasCompressed) {
      this.wasCompressed = true;
      return this.brotli(FAST);
    }
    return (this.br ??= this.brotli(GOOD));
  }

  private brotli(quality: number): Buffer {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
    };
    return brotliCompressSync(this.identity, { params });
  }
}

/** True where a request takes an encoding of its answer. */
export const accepts = (req: FastifyRequest, encoding: string): boolean =>
  String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .some((accepted) => {
      const [name, q] = accepted.trim().split(/\s*;\s*q=/);
      return name === encoding && (q === undefined || Number(q) > 0);
    });
