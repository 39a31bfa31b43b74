import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';

/** Errors of the lists that administrators keep. */
export const CATALOGO_ERRORS = defineErrors({
  CATALOGO_ENTRADA_NO_ENCONTRADA: failure(
    404,
    'Esta entrada ya no está en el catálogo.',
    'No such entry in this list, or it was merged into another.',
    REMEDIES.readListAgain,
  ),
  CATALOGO_REPETIDO: failure(
    409,
    'Ya hay una entrada con ese nombre.',
    'Another entry has this name, has had it, or is found by it.',
    'Choose another name, or merge the two.',
  ),
  CATALOGO_PROTEGIDO: failure(
    409,
    'Esta entrada la usa la plataforma: no se puede cambiar así.',
    "'Otros' is what forms offer for everything else, and the last entry that can be chosen must stay.",
    'Leave it as it is.',
  ),
  CATALOGO_EN_CAMBIO: failure(
    409,
    'Todavía se está aplicando un cambio en esta lista. Espera a que termine.',
    'Documents are being rewritten for an earlier change of the same list.',
    REMEDIES.waitUntilDone,
  ),
  CATALOGO_CRECIO: failure(
    409,
    'Desde que viste el alcance se sumaron más documentos. Revísalo otra vez.',
    'The change touches more than its preview showed.',
    'Ask for the preview again and confirm that.',
  ),
  SINONIMO_REPETIDO: failure(
    409,
    'Una de estas palabras ya está en otro grupo.',
    'A word stands in one group of synonyms only.',
    'Add the words to that group, or take the word out of it.',
  ),
  SINONIMOS_NO_ENCONTRADOS: failure(404, 'Este grupo ya no existe.', 'No such group.', REMEDIES.readListAgain),
});
