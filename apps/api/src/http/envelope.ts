import { StreamableFile } from '@nestjs/common';
import { FileReply, Reply } from './reply';

/** Puts what a handler of a contract entry returns into its envelope; files go out bare. */
export function envelope(result: unknown): object {
  if (result instanceof FileReply) return new StreamableFile(result.content, { type: result.type, disposition: `attachment; filename="${result.name}"`, length: result.content.length });
  const { data, extra } = result instanceof Reply ? result : { data: result, extra: {} };
  return { success: true, data: data ?? null, ...(extra.message && { message: extra.message, mensaje: extra.message }), ...(extra.meta !== undefined && { meta: extra.meta }) };
}
