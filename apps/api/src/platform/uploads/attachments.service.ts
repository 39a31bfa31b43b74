import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { PDF_TYPE } from '@tuerca/contracts/chats/chats/rules';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { DueWork } from '../database/due-work.service';
import type { Tx } from '../database/transactions';
import type { NamedFile } from '../storage/file-answer';
import { StorageService } from '../storage/storage.service';
import type { AdjuntoDoc } from './attachment.schema';
import { AttachmentsRepository, type NewAdjunto } from './attachments.repository';
import { encodeSingle } from './encode-picture';
import { usableSince } from './free-files';

/** A stored file, before it is part of a message. */
export type Attachment = Adjunto & { usuarioId: string };
interface Encoded {
  content: Buffer;
  type: string;
  row: Pick<NewAdjunto, 'tipo' | 'nombre' | 'tamano' | 'ancho' | 'alto'>;
}

/** Longest side of a picture, in pixels. */
const MAX_SIDE = 1600;
/** Uploaded files that a user may have without sending them; the oldest ones beyond are removed. */
const FREE_MAX = 30;
const PDF_SIGNATURE = Buffer.from('%PDF-');
const MAX_NAME_LENGTH = 100;

/** The name with the ending that the bytes deserve, whatever the sender's claimed. */
function withEnding(name: string, fallback: string, ending: string): string {
  const base = name.replace(/\.[^.]*$/, '').trim() || fallback;
  return base.slice(0, MAX_NAME_LENGTH - ending.length) + ending;
}

async function encodePhoto({ content, name }: ReceivedFile): Promise<Encoded> {
  const { data, width, height } = await encodeSingle(content, MAX_SIDE);
  const nombre = withEnding(name, 'foto', '.webp');
  const row = { tipo: 'imagen' as const, nombre, tamano: data.length, ancho: width, alto: height };
  return { content: data, type: 'image/webp', row };
}

async function encode({ content, name }: ReceivedFile): Promise<Encoded> {
  if (PDF_SIGNATURE.equals(content.subarray(0, PDF_SIGNATURE.length))) {
    const nombre = withEnding(name, 'archivo', '.pdf');
    const row = { tipo: 'pdf' as const, nombre, tamano: content.length, ancho: null, alto: null };
    return { content: Buffer.from(content), type: PDF_TYPE, row };
  }
  try {
    return await encodePhoto({ content, name });
  } catch (error) {
    const isForeign = error instanceof AppError && error.code === 'IMAGEN_NO_SOPORTADA';
    throw isForeign ? new AppError('ADJUNTO_NO_SOPORTADO') : error;
  }
}

/** Private files: of messages, of payments. Who may have them is known to the domain that hands them out. */
@Injectable()
export class AttachmentsService {
  private readonly log = new Logger('Uploads');

  constructor(
    private readonly repository: AttachmentsRepository,
    private readonly storage: StorageService,
    private readonly clock: Clock,
    private readonly work: DueWork,
  ) {}

  /** Checks, encodes and stores files; all are good, or none is stored. Throws ADJUNTO_NO_SOPORTADO or what encodeSingle throws. */
  async store(user: CurrentUser, files: readonly ReceivedFile[]): Promise<Adjunto[]> {
    const encoded: Encoded[] = [];
    for (const file of files) encoded.push(await encode(file));
    return this.keep(user, 'chats', encoded);
  }

  /** The same for pictures alone, in the private folder of another domain. Throws what encodeSingle throws. */
  async storePictures(user: CurrentUser, domain: string, files: readonly ReceivedFile[]): Promise<Adjunto[]> {
    const encoded: Encoded[] = [];
    for (const file of files) encoded.push(await encodePhoto(file));
    return this.keep(user, domain, encoded);
  }

  private async keep(user: CurrentUser, domain: string, encoded: Encoded[]): Promise<Adjunto[]> {
    const folder = StorageService.privateFolder(domain);
    const libreDesde = this.clock.now();
    // The records come first: files without one would stay for ever when the process ends here.
    const docs = await this.repository.insert(
      encoded.map(({ row }) => ({
        ...row,
        usuarioId: user.id,
        ruta: `${folder}/${randomBytes(18).toString('hex')}.${row.tipo === 'pdf' ? 'pdf' : 'webp'}`,
        libreDesde,
      })),
    );
    try {
      for (const [i, { ruta }] of docs.entries()) await this.storage.put(ruta, encoded[i]!.content, encoded[i]!.type);
    } catch (error) {
      // Nobody was told their ids: the next sweep removes what was stored of them.
      for (const { _id } of docs) await this.repository.expire(_id);
      throw error;
    }
    for (const doc of await this.repository.findFreeBeyond(user.id, FREE_MAX)) await this.discard(doc);
    return docs.map(toAdjunto);
  }

  /** Those of these files that no message has, by id. */
  async findFree(ids: readonly string[]): Promise<Map<string, Attachment>> {
    const docs = ids.length ? await this.repository.findFree(ids, usableSince(this.clock.now())) : [];
    return new Map(
      docs.map((doc) => [String(doc._id), { ...toAdjunto(doc), usuarioId: String(doc.usuarioId) }] as const),
    );
  }

  /** Takes files into messages, in the transaction that stores those; throws ENTRADA_INVALIDA when one is taken already. */
  async claim(ids: readonly string[], tx?: Tx): Promise<void> {
    const since = usableSince(this.clock.now());
    if (ids.length && (await this.repository.claim(ids, since, tx)) !== ids.length) throw this.refusal();
  }

  /** The answer to whoever names a file that is not hers, or that another message has. */
  refusal(): AppError {
    const mensaje = IMAGE_MESSAGES.notYours;
    return new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'adjuntos', mensaje }] });
  }

  /** A file for whoever sends it; null when there is none. Whether somebody may have it is decided before. */
  async find(id: string): Promise<NamedFile | null> {
    const doc = await this.repository.findById(id);
    return doc && { source: this.storage.source(doc.ruta), name: doc.nombre };
  }

  /** Removes files that no message has had for a day; answers how many. */
  sweep(): Promise<number> {
    return this.work.drain(this.repository.unused, this.log, (file) => this.remove(file));
  }

  /** One that a message took meanwhile stays; what cannot be removed now is left to the sweep. */
  private async discard(file: AdjuntoDoc): Promise<void> {
    if (await this.repository.expire(file._id)) await this.remove(file).catch((error: unknown) => this.log.warn(error));
  }

  /** The record goes last: a file without one would stay for ever. */
  private async remove({ _id, ruta }: Pick<AdjuntoDoc, '_id' | 'ruta'>): Promise<true> {
    await this.storage.delete(ruta);
    await this.repository.remove(_id);
    return true;
  }
}

const toAdjunto = ({ _id, tipo, nombre, tamano, ancho, alto }: AdjuntoDoc): Adjunto => ({
  _id: String(_id),
  tipo,
  nombre,
  tamano,
  ancho,
  alto,
});
