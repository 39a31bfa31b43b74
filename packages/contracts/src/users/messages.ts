/** Sentences of an account's own profile. */
export const PROFILE_MESSAGES = {
  updated: 'Perfil actualizado correctamente',
  updateFailed: 'Error al actualizar el perfil',
  loadFailed: 'No se pudieron cargar los datos del perfil',
} as const;
