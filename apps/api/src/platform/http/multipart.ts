import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint, LargeFile, ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import type { FileField } from '@tuerca/contracts/kernel/file-field';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { AppError } from '../common/app-error';
import { cleanFileName } from './file-name';
import { bodyOf, formFields } from './form-fields';

export type ReceivedFiles = Record<string, (ReceivedFile | LargeFile)[]>;
type FieldNames = ReturnType<typeof formFields>;
interface Form {
  fields: Map<string, string>;
  files: ReceivedFiles;
  /** Folder of large files. */
  folder: string;
}

/** Limits of what stands around the files, in bytes and counts. */
const FIELD_BYTES = 8 * 1024;
const NAME_BYTES = 100;
const PART_HEADER_BYTES = 1024;
const PART_HEADERS = 8;
/** Bytes that boundaries and headers may add to a form's length. */
const FRAME_BYTES = 64 * 1024;

/** Forms with large files that a process takes in at once: what lies on its disk is bounded. */
const LARGE_AT_ONCE = 4;
/** A large file that lies longer was left by a process that died, in milliseconds. */
const LEFT_BEHIND = 60 * 60 * 1000;
let takingLarge = 0;

/** Whether a request brings a form with files. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data(;|$)/i.test(headers['content-type']?.trim() ?? '');

const sum = (fields: FileField[], of: (field: FileField) => number): number =>
  fields.reduce((total, field) => total + of(field), 0);

/** Longest body of a call's form, in bytes: its files, and what stands around them. */
export const maxFormBytes = ({ files = {} }: AnyEndpoint): number =>
  sum(Object.values(files), ({ max, maxBytes }) => max * maxBytes) + FRAME_BYTES;

/** Lets in multipart forms where the contract names files; all other calls refuse them unread. */
export async function acceptForms(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preParsing', (req, _reply, payload, done) => {
      const { endpoint } = req.routeOptions.config as { endpoint?: AnyEndpoint };
      if (isMultipart(req) && !endpoint?.files) return done(new AppError('TIPO_NO_SOPORTADO'));
      done(null, payload);
    });
}

/**
 * Reads a form by its contract: only the fields and files that it names, each name as it stands (see `formFields`), text once, files up to their number and size. Large files are written to `folder`, and are the caller's to remove. Throws MUY_GRANDE, TIPO_NO_SOPORTADO, ENTRADA_INVALIDA, or NO_DISPONIBLE when too many large ones come at once.
 */
export async function readForm(
  req: FastifyRequest,
  endpoint: AnyEndpoint,
  folder: string,
): Promise<{ body: object; files: ReceivedFiles }> {
  if (!isMultipart(req)) throw new AppError('TIPO_NO_SOPORTADO', { message: 'Envía los archivos en un formulario.' });
  const rules = Object.values(endpoint.files ?? {});
  if (Number(req.headers['content-length'] ?? 0) > maxFormBytes(endpoint)) throw tooLarge(rules);
  const isLarge = rules.some((rule) => rule.isLarge);
  if (isLarge && takingLarge >= LARGE_AT_ONCE) throw new AppError('NO_DISPONIBLE', { retryAfter: 30 });
  if (isLarge) takingLarge++;
  const form: Form = {
    fields: new Map(),
    files: Object.fromEntries(Object.keys(endpoint.files ?? {}).map((k) => [k, []])),
    folder,
  };
  const names = formFields(endpoint);
  try {
    if (isLarge) await prepare(folder);
    await readParts(req, endpoint, form, names);
    for (const [name, received] of Object.entries(form.files))
      if (!received.length && !endpoint.files?.[name]?.optional)
        throw refused(name, endpoint.files?.[name]?.missing ?? IMAGE_MESSAGES.missing);
    return { body: bodyOf(names, form.fields), files: form.files };
  } catch (error) {
    // The rest is read and thrown away, so that the answer reaches a sender who is still sending.
    req.raw.unpipe().resume();
    await removeLarge(form.files);
    throw asAppError(error, rules);
  } finally {
    if (isLarge) takingLarge--;
  }
}

async function readParts(req: FastifyRequest, endpoint: AnyEndpoint, form: Form, names: FieldNames): Promise<void> {
  const rules = Object.values(endpoint.files ?? {});
  const files = sum(rules, ({ max }) => max);
  // One more than there may be, so that the first one too many is refused by its name.
  const limits = {
    files: files + 1,
    fields: names.size + 1,
    parts: files + names.size + 1,
    fileSize: Math.max(...rules.map(({ maxBytes }) => maxBytes)),
    fieldSize: FIELD_BYTES,
    fieldNameSize: NAME_BYTES,
    headerPairs: PART_HEADERS,
    headerSize: PART_HEADER_BYTES,
  };
  for await (const part of req.parts({ limits }))
    if (part.type === 'file') await takeFile(form, endpoint, part);
    else takeField(form, names, part);
}

/** Removes the large files of a form; one that somebody has open can be read on. What cannot be removed now is left to `prepare`. */
export async function removeLarge(files: ReceivedFiles): Promise<void> {
  for (const file of Object.values(files).flat())
    if ('path' in file) await rm(file.path, { force: true }).catch(() => undefined);
}

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND) await rm(join(folder, name), { force: true });
  }
}

async function takeFile(form: Form, endpoint: AnyEndpoint, part: MultipartFile): Promise<void> {
  const rule = Object.hasOwn(endpoint.files ?? {}, part.fieldname) ? endpoint.files?.[part.fieldname] : undefined;
  if (!rule) throw unknownField();
  const received = form.files[part.fieldname]!;
  if (rule.isLarge) return takeLarge(form, rule, part);
  const content = await part.toBuffer();
  if (content.length > rule.maxBytes) throw tooLarge([rule]);
  if (received.length >= rule.max) throw refused(part.fieldname, IMAGE_MESSAGES.tooMany(rule.max));
  // A form whose file input was left empty sends a file without a byte.
  if (content.length) received.push({ content, name: cleanFileName(part.filename) });
}

/** Piece by piece to the disk, so that memory does not grow with it. */
async function takeLarge({ files, folder }: Form, rule: FileField, part: MultipartFile): Promise<void> {
  const received = files[part.fieldname]!;
  if (received.length >= rule.max) throw refused(part.fieldname, IMAGE_MESSAGES.tooMany(rule.max));
  const file: LargeFile = { path: join(folder, randomUUID()), size: 0 };
  // Named before its first byte, so that it goes whatever happens.
  received.push(file);
  const target = createWriteStream(file.path, { flags: 'wx' });
  await pipeline(part.file, target);
  if (part.file.truncated || target.bytesWritten > rule.maxBytes) throw tooLarge([rule]);
  file.size = target.bytesWritten;
  if (file.size) return;
  received.pop();
  await rm(file.path, { force: true });
}

function takeField(form: Form, names: FieldNames, part: MultipartValue): void {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || !names.has(fieldname)) throw unknownField();
  if (valueTruncated || typeof value !== 'string') throw refused(fieldname, 'El texto es demasiado largo');
  if (form.fields.has(fieldname)) throw refused(fieldname, 'Este dato llegó dos veces');
  form.fields.set(fieldname, value);
}

const refused = (campo: string, mensaje: string) =>
  new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });
// The sender's own name is not repeated: it may be anything.
const unknownField = () =>
  new AppError('ENTRADA_INVALIDA', { message: 'El formulario trae un campo que no esperamos aquí.' });
const tooLarge = (rules: FileField[]) => {
  const megabytes = Math.max(...rules.map(({ maxBytes }) => maxBytes)) / 1024 / 1024;
  return new AppError('MUY_GRANDE', { message: `El archivo pesa más de ${megabytes} MB. Elige uno más liviano.` });
};

function asAppError(error: unknown, rules: FileField[]): unknown {
  if (error instanceof AppError) return error;
  const { code = '', message } = error as { code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rules);
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code))
    return new AppError('MUY_GRANDE', { message: 'Enviaste más archivos o datos de los que caben aquí.' });
  if (code.startsWith('FST_') || /multipart|boundary|part (header|terminated)/i.test(message ?? ''))
    return new AppError('ENTRADA_INVALIDA', { message: 'No pudimos leer el formulario. Intenta nuevamente.' });
  return error;
}
