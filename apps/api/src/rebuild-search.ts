import 'reflect-metadata';
import { runAtConsole } from './console';
import { Environment } from './platform/config/environment';
import { IndexBuilder } from './products/search/opensearch/index-builder.service';

// node dist/rebuild-search.js: builds the index of SEARCH=opensearch anew beside the one that is asked, while the API runs or not.

runAtConsole(async (app) => {
  if (app.get(Environment, { strict: false }).SEARCH !== 'opensearch')
    throw new Error(
      'SEARCH no es opensearch: cada proceso tiene el índice en su memoria y lo arma al arrancar. No hay nada que reconstruir.',
    );
  const isBuilt = await app.get(IndexBuilder, { strict: false }).rebuild();
  if (!isBuilt) throw new Error('Otro proceso lo está reconstruyendo ahora. Espera a que termine y repite la orden.');
  return ['El índice quedó reconstruido; las búsquedas ya usan el nuevo.'];
});
