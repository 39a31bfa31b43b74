import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { AppError } from '../common/app-error';
import { attachmentNamed } from '../http/file-name';
import type { AppReply, AppRequest, Http } from '../http/request-context';
import type { ByteRange, FileFacts, OpenFile, ReadOptions } from './driver';

/** Reads one stored file; both answer null when it is not there. */
export interface FileSource {
  stat(signal: AbortSignal): Promise<FileFacts | null>;
  open(options: ReadOptions): Promise<OpenFile | null>;
}

/** A file that may be sent, under the name that its sender gave it. */
export interface NamedFile {
  source: FileSource;
  name: string;
}

/** Answer to a request for a file; without `content` none of its bytes was read. */
export interface FileAnswer {
  status: 200 | 206 | 304 | 416;
  file: FileFacts;
  range?: ByteRange;
  content?: Readable;
}

/** Longest that a caller waits for the beginning of a file, whatever is looked for on the way, in milliseconds. */
const WAIT = 6000;
/** Longest that a reader takes nothing of what is sent, in milliseconds: he may hold a connection to the bucket. */
const READER_PAUSE = 30_000;
/** Headers that may make an answer of fewer bytes than the file has. */
const DECIDING = ['if-none-match', 'if-modified-since', 'range'] as const;

/** A browser may neither run a file nor guess another type for it, whatever it holds. */
const INERT = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "sandbox; default-src 'none'" };

/** Aborted when the caller has gone, or has waited long enough for a file to begin. */
export function untilAnswered({ raw }: AppReply): AbortSignal {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), WAIT);
  raw.once('close', () => {
    clearTimeout(timer);
    control.abort();
  });
  return control.signal;
}

const validatorsOf = ({ etag, modified }: FileFacts) => ({ etag, 'last-modified': modified.toUTCString() });

/** The one part of a file that is asked for; undefined for all of it, also where several parts are. */
function rangeOf(
  { range, 'if-range': condition }: AppRequest['headers'],
  file: FileFacts,
): ByteRange | 'none' | undefined {
  if (!range || !/^bytes=/i.test(range)) return undefined;
  const { etag, 'last-modified': modified } = validatorsOf(file);
  if (condition && condition !== etag && condition !== modified) return undefined;
  // The parser finds no part in a file that is shorter than the end that is asked for: all of it is meant.
  const wanted = range.replace(/=-(\d+)$/, (end, bytes) => (Number(bytes) > file.size ? '=0-' : end));
  const found = parseRange(file.size, wanted);
  if (found === -1) return 'none';
  return found === -2 || found.length > 1 ? undefined : found[0];
}

/** The part of a file that a request gets, by its method, its conditions and its range; null when there is none. One that asks for all of it costs one question to the storage. */
export async function answerFor(
  { method, headers }: Pick<AppRequest, 'method' | 'headers'>,
  source: FileSource,
  signal: AbortSignal,
): Promise<FileAnswer | null> {
  if (method !== 'HEAD' && !DECIDING.some((name) => headers[name])) {
    const file = await source.open({ signal });
    return file && { status: 200, file, content: file.content };
  }
  const file = await source.stat(signal);
  if (!file) return null;
  if (fresh(headers, validatorsOf(file))) return { status: 304, file };
  if (method === 'HEAD') return { status: 200, file };
  const range = rangeOf(headers, file);
  if (range === 'none') return { status: 416, file };
  const opened = await source.open({ range, signal });
  return opened && { status: range ? 206 : 200, file: opened, range, content: opened.content };
}

/** Sends it, with further headers of a good answer. Throws RANGO_INVALIDO, with the file's size in Content-Range. */
export function sendFile(
  { reply }: Pick<Http, 'reply'>,
  { status, file, range, content }: FileAnswer,
  { disposition, headers = {} }: { disposition: string; headers?: Record<string, string> },
): StreamableFile {
  const { size, type } = file;
  if (status === 416) {
    void reply.header('Content-Range', `bytes */${size}`);
    throw new AppError('RANGO_INVALIDO');
  }
  void reply.status(status).headers({ ...headers, ...validatorsOf(file), ...INERT, 'Accept-Ranges': 'bytes' });
  if (range) void reply.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (content) reply.raw.setTimeout(READER_PAUSE, () => reply.raw.destroy());
  return new StreamableFile(content ?? Readable.from([]), {
    type,
    disposition,
    ...(status !== 304 && { length: range ? range.end - range.start + 1 : size }),
  });
}

/** Sends it as a download of its name. Throws NO_ENCONTRADO, ARCHIVOS_NO_DISPONIBLES or RANGO_INVALIDO. */
export async function sendNamed({ req, reply }: Http, { source, name }: NamedFile): Promise<StreamableFile> {
  const answer = await answerFor(req, source, untilAnswered(reply));
  if (!answer) throw new AppError('NO_ENCONTRADO');
  return sendFile({ reply }, answer, { disposition: attachmentNamed(name) });
}
