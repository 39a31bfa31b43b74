import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint, FileField, ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { IMAGE_MESSAGES } from '@tuerca/contracts/uploads/messages';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error';
import { cleanFileName } from './file-name';
import { bodyOf, formFields } from './form-fields';

export type ReceivedFiles = Record<string, ReceivedFile[]>;
interface Form {
  fields: Map<string, string>;
  files: ReceivedFiles;
}

/** Limits of what stands around the files, in bytes and counts. */
const FIELD_BYTES = 8 * 1024;
const NAME_BYTES = 100;
const PART_HEADER_BYTES = 1024;
const PART_HEADERS = 8;
/** What boundaries and headers may add to a form's length. */
const FRAME_BYTES = 64 * 1024;

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
 * Reads a form by its contract: only the fields and files that it names, each name as it stands (see `formFields`), text once, files up to their number and size. Throws MUY_GRANDE, TIPO_NO_SOPORTADO or ENTRADA_INVALIDA.
 */
export async function readForm(
  req: FastifyRequest,
  endpoint: AnyEndpoint,
): Promise<{ body: object; files: ReceivedFiles }> {
  if (!isMultipart(req)) throw new AppError('TIPO_NO_SOPORTADO', { message: 'Envía los archivos en un formulario.' });
  const rules = Object.values(endpoint.files ?? {});
  if (Number(req.headers['content-length'] ?? 0) > maxFormBytes(endpoint)) throw tooLarge(rules);
  const form: Form = {
    fields: new Map(),
    files: Object.fromEntries(Object.keys(endpoint.files ?? {}).map((k) => [k, []])),
  };
  const [names, files] = [formFields(endpoint), sum(rules, ({ max }) => max)];
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
  try {
    for await (const part of req.parts({ limits }))
      if (part.type === 'file') await takeFile(form, endpoint, part);
      else takeField(form, names, part);
  } catch (error) {
    // The rest is read and thrown away, so that the answer reaches a sender who is still sending.
    req.raw.unpipe().resume();
    throw asAppError(error, rules);
  }
  for (const [name, received] of Object.entries(form.files))
    if (!received.length && !endpoint.files?.[name]?.optional)
      throw refused(name, endpoint.files?.[name]?.missing ?? IMAGE_MESSAGES.missing);
  return { body: bodyOf(names, form.fields), files: form.files };
}

async function takeFile(form: Form, endpoint: AnyEndpoint, part: MultipartFile): Promise<void> {
  const rule = Object.hasOwn(endpoint.files ?? {}, part.fieldname) ? endpoint.files?.[part.fieldname] : undefined;
  if (!rule) throw unknownField();
  const content = await part.toBuffer();
  if (content.length > rule.maxBytes) throw tooLarge([rule]);
  const received = form.files[part.fieldname]!;
  if (received.length >= rule.max) throw refused(part.fieldname, IMAGE_MESSAGES.tooMany(rule.max));
  // A form whose file input was left empty sends a file without a byte.
  if (content.length) received.push({ content, name: cleanFileName(part.filename) });
}

function takeField(form: Form, names: ReturnType<typeof formFields>, part: MultipartValue): void {
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
