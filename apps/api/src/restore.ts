import 'reflect-metadata';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import type { Environment } from './platform/config/environment';
import { validateEnvironment } from './platform/config/validate-environment';
import { accept, drill, restore } from './platform/database/backup/backup';
import type { Manifest } from './platform/database/backup/manifest';
import { openPlace } from './platform/database/backup/open-place';
import { ArchiveProblem } from './platform/database/backup/problems';

// Brings an archive back; the next start of the API makes the indexes. docs/configuracion.md, "Backups".

const USAGE = `Uso:
  node apps/api/dist/restore.js respaldo.zip                    restaura en una base de datos vacía
  node apps/api/dist/restore.js respaldo.zip --replace          vacía primero lo que dejó una restauración a medias o sin comprobar
  node apps/api/dist/restore.js respaldo.zip --replace=NOMBRE   vacía primero la base de datos NOMBRE, tenga lo que tenga
  node apps/api/dist/restore.js respaldo.zip --drill            restaura aparte, compara y lo borra: prueba que el respaldo vuelve
  node apps/api/dist/restore.js --accept                        acepta lo restaurado aunque no sea igual al respaldo
  node apps/api/dist/restore.js --list                          nombra los respaldos que hay en BACKUP_DIR
respaldo.zip puede estar también en un bucket: s3://BUCKET/respaldo.zip`;

const summary = ({ fecha, collections, files }: Manifest) =>
  `${collections.reduce((sum, { documents }) => sum + documents, 0)} documentos y ${files.length} archivos del ${formatFechaHora(fecha)}, comparados uno por uno`;

function parse(args: string[]) {
  // Not strict: only so may --replace stand with and without a value.
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    options: { accept: { type: 'boolean' }, drill: { type: 'boolean' }, list: { type: 'boolean' } },
  });
  const {
    replace = false,
    accept: isAccepted = false,
    drill: isDrill = false,
    list: isList = false,
    ...unknown
  } = values;
  const ways = [replace, isAccepted, isDrill, isList].filter(Boolean).length;
  const files = isAccepted || isList ? 0 : 1;
  if (Object.keys(unknown).length || positionals.length !== files || ways > 1) throw new Error(USAGE);
  return { file: positionals[0]!, replace, isAccepted, isDrill, isList };
}

async function list(env: Environment): Promise<void> {
  const place = openPlace(env);
  const [names, { address }] = [await place.list(), place];
  console.log(names.length ? [`En ${address}:`, ...names].join('\n') : `No hay respaldos en ${address}.`);
}

/** Works on an archive that is a file here, or is fetched from a bucket for so long. */
async function withFile<T>(env: Environment, file: string, use: (local: string) => Promise<T>): Promise<T> {
  if (!file.startsWith('s3://')) return use(file);
  const at = file.lastIndexOf('/');
  const place = openPlace(env, file.slice(0, at));
  const name = file.slice(at + 1);
  if (!(await place.fetch(name)))
    throw new ArchiveProblem(`No hay ningún respaldo en ${file}. Revisa el nombre y repite.`);
  try {
    return await use(join(place.folder, name));
  } finally {
    await place.release(name);
  }
}

async function main(args: string[]): Promise<void> {
  const { file, replace, isAccepted, isDrill, isList } = parse(args);
  const env = validateEnvironment(process.env);
  if (isList) return list(env);
  if (isAccepted) {
    const { respaldo } = await accept(env);
    console.log(
      sentence(
        `Aceptado como está lo restaurado del respaldo del ${formatFechaHora(respaldo)}. Ya puedes abrir Tuerca.`,
      ),
    );
    return;
  }
  if (isDrill) {
    console.log(
      `Simulacro hecho, ${file} vuelve entero: ${summary(await withFile(env, file, (local) => drill(env, local)))}`,
    );
    return;
  }
  console.log(`Restaurado ${file}: ${summary(await withFile(env, file, (local) => restore(env, local, replace)))}`);
  console.log(
    'Abre Tuerca con el JWT_SECRET de cuando se hizo el respaldo, o nómbralo en JWT_SECRET_PREVIOUS y ejecuta reseal.js: no viaja en el respaldo, y sin él no se leen los segundos factores.',
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
