/** Sentences of favourites. */
export const FAVORITE_MESSAGES = {
  added: 'Producto agregado a favoritos',
  removed: 'Producto eliminado de favoritos',
  changeFailed: 'No se pudo procesar la operación de favoritos. Intente nuevamente.',
  signInToAdd: 'Debes iniciar sesión para agregar productos a favoritos',
  waitsForSignIn: (nombre: string) => `Al entrar guardamos «${nombre}» en tus favoritos.`,
  signInToSee: 'Debes iniciar sesión para ver tus favoritos',
  clientsOnly: 'Solo los clientes pueden agregar productos a favoritos',
  loadFailed: 'No se pudieron cargar tus productos favoritos',
  removeFailed: 'No se pudo eliminar el producto de favoritos',
} as const;
