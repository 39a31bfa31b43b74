import { writeFileSync } from 'node:fs';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';
import { openApiText } from './platform/http/openapi-document';

// node dist/openapi.js FILE: writes the API's description; needs no database and opens no port.
const target = process.argv[2];
if (!target) {
  console.error('Uso: node dist/openapi.js ARCHIVO');
  process.exit(2);
}
setSpanishMessages();
writeFileSync(target, openApiText());
