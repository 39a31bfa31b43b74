import { StreamableFile } from '@nestjs/common';
import { FileReply, type FreshnessCheck, Reply } from './reply';

/** Under this key, which JSON does not see, an envelope carries for how long it holds. */
export const FRESHNESS_CHECK = Symbol('holds');
/** Under this key an envelope says that it repeats an earlier answer. */
export const REPLAYED = Symbol('replayed');
export interface Envelope {
  [FRESHNESS_CHECK]?: FreshnessCheck;
  [REPLAYED]?: boolean;
  [campo: string]: unknown;
}

/** Puts what a handler of a contract entry returns into its envelope; files go out bare. */
export function envelope(result: unknown): Envelope | StreamableFile {
  if (result instanceof FileReply)
    return new StreamableFile(result.content, {
      type: result.type,
      disposition: `attachment; filename="${result.name}"`,
      length: result.content.length,
    });
  const { data, extra }: Reply = result instanceof Reply ? result : new Reply(result);
  return {
    success: true,
    data: data ?? null,
    ...(extra.message && { message: extra.message, mensaje: extra.message }),
    ...(extra.meta !== undefined && { meta: extra.meta }),
    ...(extra.isFresh && { [FRESHNESS_CHECK]: extra.isFresh }),
    ...(extra.replayed && { [REPLAYED]: true }),
  };
}
