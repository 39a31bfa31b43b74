/** Sentences of a client's payment methods. */
export const PAYMENT_METHOD_MESSAGES = {
  loadFailed: 'Error al cargar los métodos de pago',
  created: 'Método de pago añadido correctamente',
  createFailed: 'Error al añadir el método de pago',
  updated: 'Método de pago actualizado correctamente',
  updateFailed: 'Error al actualizar el método de pago',
  removed: 'Método de pago eliminado correctamente',
  removeFailed: 'Error al eliminar el método de pago',
  removeQuestion: '¿Estás seguro de que deseas eliminar este método de pago? Esta acción no se puede deshacer.',
  defaultChanged: 'Método de pago predeterminado actualizado',
  defaultFailed: 'Error al actualizar el método de pago predeterminado',
  mobile: 'El celular del Pago Móvil',
} as const;
