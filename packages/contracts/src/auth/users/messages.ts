/** Sentences of an account's own profile. */
export const PROFILE_MESSAGES = {
  updated: 'Perfil actualizado correctamente',
  updateFailed: 'Error al actualizar el perfil',
  /** `detail` is the sentence that says why. */
  saveFailed: (detail: string) => `Error al guardar el perfil: ${detail}`,
  loadFailed: 'No se pudieron cargar los datos del perfil',
} as const;
