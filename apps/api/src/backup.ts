import 'reflect-metadata';
import { validateEnvironment } from './platform/config/validate-environment';
import { backUp } from './platform/database/backup/backup';
import type { Manifest } from './platform/database/backup/manifest';

// node dist/backup.js FILE: writes an archive of the database and the files, while the API runs or not.

const summary = ({ collections, files }: Manifest) =>
  `${collections.reduce((sum, { documents }) => sum + documents, 0)} documentos de ${collections.length} colecciones y ${files.length} archivos`;

async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error('Falta el archivo: node apps/api/dist/backup.js respaldo.zip');
  console.log(`Respaldo en ${file}: ${summary(await backUp(validateEnvironment(process.env), file))}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
