import 'reflect-metadata';
import { validateEnvironment } from './platform/config/validate-environment';
import { copyFiles, type CopyReport } from './platform/storage/copy-files';
import { openPatientDriver } from './platform/storage/open-driver';
import { StorageService } from './platform/storage/storage.service';

// Copies the files of one storage into the other. docs/configuracion.md, "Moving files".

const USAGE = `Uso:
  node apps/api/dist/move-media.js s3      copia de TUERCA_DATA/media al bucket S3_BUCKET
  node apps/api/dist/move-media.js disco   copia del bucket S3_BUCKET a TUERCA_DATA/media
Copia y compara; no borra nada. Si se interrumpe, repítelo: sigue donde quedó.`;

const NAMES = { disco: 'disco', s3: 'bucket' } as const;
type Kind = keyof typeof NAMES;
const isKind = (text: string | undefined): text is Kind => Object.keys(NAMES).includes(text!);

/** Files between two lines of progress. */
const TOLD_EVERY = 500;
/** Paths that are named; the rest is counted. */
const SHOWN = 10;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;
const named = (paths: string[]) =>
  `${paths.slice(0, SHOWN).join(', ')}${paths.length > SHOWN ? ` y ${paths.length - SHOWN} más` : ''}`;

function logProgress({ copied, equal }: CopyReport): void {
  if ((copied + equal) % TOLD_EVERY === 0) console.log(`${copied + equal} archivos…`);
}

function lines({ copied, equal, bytes, foreign }: CopyReport, to: Kind): string[] {
  return [
    `Copiados al ${NAMES[to]}: ${copied} archivos (${megabytes(bytes)}), comparados uno por uno. Ya estaban iguales: ${equal}. No se borró nada.`,
    ...(foreign.length ? [`No son de Tuerca y quedaron donde están: ${foreign.length} (${named(foreign)})`] : []),
    `Pon STORAGE=${to}, reinicia Tuerca y repite este comando una vez: copia lo que se subió mientras tanto.`,
  ];
}

async function main([kind, ...more]: string[]): Promise<void> {
  if (!isKind(kind) || more.length) throw new Error(USAGE);
  // The bucket is one of the two, whichever way it goes.
  const env = validateEnvironment({ ...process.env, STORAGE: 's3' });
  const [from, to] = (kind === 's3' ? ['disco', 's3'] : ['s3', 'disco']) as [Kind, Kind];
  const drivers = { from: openPatientDriver(env, from), to: openPatientDriver(env, to) };
  const isOurs = (path: string) => StorageService.isPath(path);
  const report = await copyFiles({ ...drivers, isOurs, onFile: logProgress }).catch((error: unknown) => {
    throw new Error(
      `La copia se interrumpió: ${error instanceof Error ? error.message : String(error)}. Revisa TUERCA_DATA, S3_ENDPOINT, S3_BUCKET y sus claves, y repite: sigue donde quedó.`,
    );
  });
  for (const line of lines(report, to)) console.log(line);
  if (report.different.length)
    throw new Error(`No quedaron iguales: ${named(report.different)}. Repite; si sigue igual, revisa el ${NAMES[to]}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
