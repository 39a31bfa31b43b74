import { StorageAway, StorageFull, StorageRefused } from '../../storage/storage-errors';
import { isDatabaseAway } from '../database-errors';

/** Problem with an archive or the place in which it is kept, in a sentence for the person at the terminal. */
export class ArchiveProblem extends Error {}

/** A restored database differs from its archive; `differences` has one line each. */
export class RestoreDiffers extends ArchiveProblem {
  constructor(
    message: string,
    readonly differences: readonly string[],
  ) {
    super(message);
  }
}

const FULL = 'No queda espacio en el disco. Libera espacio o elige otro disco, y repite: no quedó nada a medias.';
const BY_CODE: Record<string, (file: string) => string> = {
  ENOENT: (file) => `No hay ningún archivo en ${file}. Revisa el nombre y repite.`,
  EISDIR: (file) => `${file} es una carpeta. Nombra un archivo .zip.`,
  ENOTDIR: (file) => `${file} no puede ser un archivo: parte de su camino no es una carpeta.`,
  EEXIST: (file) => `${file} no puede ser un archivo: parte de su camino no es una carpeta.`,
  EACCES: (file) => `No hay permiso para usar ${file}. Elige otra carpeta o cambia sus permisos.`,
  EPERM: (file) => `No hay permiso para usar ${file}. Elige otra carpeta o cambia sus permisos.`,
  EROFS: (file) => `El disco de ${file} es de solo lectura. Elige otra carpeta.`,
  ENOSPC: () => FULL,
  EDQUOT: () => FULL,
  EFBIG: () => FULL,
};
const NO_ROOM =
  'No queda espacio para los archivos del respaldo, donde se guardan o en TUERCA_DATA. Libera espacio y repite.';
/** Error codes of a server about a snapshot or transaction that it no longer keeps. */
const TOO_OLD = new Set([239, 251]);

/** `error` as a problem of the archive `file`; what has nothing to do with one stays what it is. */
export function archiveProblem(error: unknown, file: string): unknown {
  if (error instanceof ArchiveProblem) return error;
  if (TOO_OLD.has(Number((error as { code?: unknown }).code)))
    return new ArchiveProblem(
      'El respaldo tardó más de lo que la base de datos guarda un instante. Súbele minSnapshotHistoryWindowInSeconds (300 segundos si nadie lo cambió) y repite: docs/configuracion.md dice cómo.',
      { cause: error },
    );
  if (isDatabaseAway(error))
    return new ArchiveProblem(
      'La base de datos no responde. Revisa MONGODB_URI y que MongoDB esté en marcha, y repite.',
      {
        cause: error,
      },
    );
  if (error instanceof StorageFull) return new ArchiveProblem(NO_ROOM, { cause: error });
  if (error instanceof StorageAway || error instanceof StorageRefused)
    return new ArchiveProblem(
      `El almacenamiento de archivos no responde (${error.message}). Revisa S3_ENDPOINT, S3_BUCKET y sus claves, y repite.`,
      { cause: error },
    );
  const { code } = error as NodeJS.ErrnoException;
  const known = code ? BY_CODE[code] : undefined;
  return known ? new ArchiveProblem(known(file), { cause: error }) : error;
}

/** Error of reading the archive `file` alone: the zip's reader reports a file that is no archive in many ways, and without codes. */
export function readingProblem(error: unknown, file: string): unknown {
  const known = archiveProblem(error, file);
  if (known instanceof ArchiveProblem) return known;
  return new ArchiveProblem(`${file} no es un respaldo de Tuerca, o está dañado o cortado. Usa otro respaldo.`, {
    cause: error,
  });
}
