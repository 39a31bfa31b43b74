import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { attachmentNamed } from './file-name';
import { JsonList } from './json-list';
import { type Cacheable, FileReply, Reply, StreamReply } from './reply';

/** Under this key, which JSON does not see, an envelope carries what it rests on. */
export const CACHEABLE = Symbol('cacheable');
/** Under this key an envelope says that it repeats an earlier answer. */
export const REPLAYED = Symbol('replayed');
export interface Envelope {
  [CACHEABLE]?: Cacheable;
  [REPLAYED]?: boolean;
  [campo: string]: unknown;
}

/** Puts what a handler of a contract entry returns into its envelope; files go out bare. */
export function envelope(result: unknown): Envelope | StreamableFile {
  if (result instanceof StreamableFile) return result;
  if (result instanceof FileReply)
    return new StreamableFile(result.content, {
      type: result.type,
      disposition: attachmentNamed(result.name),
      length: result.content.length,
    });
  if (result instanceof StreamReply)
    return new StreamableFile(Readable.from(result.parts), {
      type: result.type.startsWith('text/') ? `${result.type}; charset=utf-8` : result.type,
      disposition: `attachment; filename="${result.name}"`,
    });
  const { data, extra }: Reply = result instanceof Reply ? result : new Reply(result);
  return {
    success: true,
    data: data ?? null,
    ...(extra.message && { message: extra.message, mensaje: extra.message }),
    ...(extra.meta !== undefined && { meta: extra.meta }),
    ...(extra.cache && { [CACHEABLE]: extra.cache }),
    ...(extra.replayed && { [REPLAYED]: true }),
  };
}

/** Body of an answer; a list that is JSON already is not serialized again. */
export function toBody(payload: unknown): string | Buffer {
  if (!(payload as Envelope | null)?.success || !((payload as Envelope).data instanceof JsonList))
    return JSON.stringify(payload);
  const { success: _success, data, ...rest } = payload as Envelope;
  const after = JSON.stringify(rest).slice(1);
  return (data as JsonList).between('{"success":true,"data":', after === '}' ? after : `,${after}`);
}
