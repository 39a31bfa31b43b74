import 'reflect-metadata';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { parseArgs } from 'node:util';
import { validateEnvironment } from './platform/config/validate-environment';
import { accept, drill, restore } from './platform/database/backup/backup';
import type { Manifest } from './platform/database/backup/manifest';

// Brings an archive back; the next start of the API makes the indexes. docs/configuracion.md, "Backups".

const USAGE = `Uso:
  node dist/restore.js respaldo.zip                    restaura en una base de datos vacía
  node dist/restore.js respaldo.zip --replace          vacía primero lo que dejó una restauración a medias o sin comprobar
  node dist/restore.js respaldo.zip --replace=NOMBRE   vacía primero la base de datos NOMBRE, tenga lo que tenga
  node dist/restore.js respaldo.zip --drill            restaura aparte, compara y lo borra: prueba que el respaldo vuelve
  node dist/restore.js --accept                        acepta lo restaurado aunque no sea igual al respaldo`;

const summary = ({ fecha, collections, files }: Manifest) =>
  `${collections.reduce((sum, { documents }) => sum + documents, 0)} documentos y ${files.length} archivos del ${formatFechaHora(fecha)}, comparados uno por uno`;

function parse(args: string[]) {
  // Not strict: only so may --replace stand with and without a value.
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    options: { accept: { type: 'boolean' }, drill: { type: 'boolean' } },
  });
  const { replace = false, accept: isAccepted = false, drill: isDrill = false, ...unknown } = values;
  const ways = [replace, isAccepted, isDrill].filter(Boolean).length;
  if (Object.keys(unknown).length || positionals.length !== (isAccepted ? 0 : 1) || ways > 1) throw new Error(USAGE);
  return { file: positionals[0]!, replace, isAccepted, isDrill };
}

async function main(args: string[]): Promise<void> {
  const { file, replace, isAccepted, isDrill } = parse(args);
  const env = validateEnvironment(process.env);
  if (isAccepted) {
    const { respaldo } = await accept(env);
    console.log(
      `Aceptado como está lo restaurado del respaldo del ${formatFechaHora(respaldo)}. Ya puedes abrir Tuerca.`,
    );
    return;
  }
  if (isDrill) {
    console.log(`Simulacro hecho, ${file} vuelve entero: ${summary(await drill(env, file))}`);
    return;
  }
  console.log(`Restaurado ${file}: ${summary(await restore(env, file, replace))}`);
  console.log(
    'Abre Tuerca con el JWT_SECRET de cuando se hizo el respaldo, o nómbralo en JWT_SECRET_PREVIOUS y ejecuta reseal.js: no viaja en el respaldo, y sin él no se leen los segundos factores.',
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
