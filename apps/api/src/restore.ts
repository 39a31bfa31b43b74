import 'reflect-metadata';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { validateEnvironment } from './platform/config/validate-environment';
import { restore } from './platform/database/backup/backup';
import type { Manifest } from './platform/database/backup/manifest';

// node dist/restore.js FILE: brings an archive back into an empty database; the next start of the API makes the indexes.

const summary = ({ fecha, collections, files }: Manifest) =>
  `${collections.reduce((sum, { documents }) => sum + documents, 0)} documentos y ${files.length} archivos del ${formatFechaHora(fecha)}, comparados uno por uno`;

async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error('Falta el archivo: node dist/restore.js respaldo.zip');
  console.log(`Restaurado ${file}: ${summary(await restore(validateEnvironment(process.env), file))}`);
  console.log(
    'Abre Tuerca con el JWT_SECRET de antes: no viaja en el respaldo, y sin él no se leen los segundos factores.',
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
