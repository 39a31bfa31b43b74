/** Fewest and most characters of a reason that a person gives. */
export const MIN_REASON_LENGTH = 3;
export const MAX_REASON_LENGTH = 500;

/** The specification's messages for missing or wrong fields; the schemas carry these. */
export const FIELD_MESSAGES = {
  nombre: 'El nombre es obligatorio',
  linkInName: 'Escribe solo el nombre, sin enlaces',
  correo: 'El correo electrónico es obligatorio',
  correoInvalido: 'El correo electrónico no es válido',
  credenciales: 'Correo electrónico o contraseña incorrecta',
  clave: 'La contraseña es obligatoria',
  telefono: 'El teléfono es obligatorio',
  email: 'El email es obligatorio',
  cedula: 'La cédula es obligatoria',
  fechaNacimiento: 'La fecha de nacimiento es obligatoria',
  tiposVehiculo: 'Selecciona al menos un tipo de vehículo',
  monto: 'El monto no es válido',
  id: 'El identificador no es válido',
  referencia: 'Ingresa el número de referencia',
  partTwice: 'Un repuesto está dos veces: suma sus cantidades',
  valoracion: 'Debes asignar una valoración (1-5 estrellas)',
  invalidEstado: 'El estado no es válido',
  invalidDate: 'La fecha no es válida',
  futureDate: 'La fecha no puede ser futura',
  invalidSort: 'El orden no es válido',
  invalidFilter: 'El filtro no es válido',
  invalidCode: 'El código no es válido',
  invalidYear: 'El año no es válido',
  invalidCategoria: 'La categoría no es válida',
  invalidCedula: 'La cédula no es válida. Escríbela sin puntos ni guiones',
  cedulaNumber: 'El número de cédula es obligatorio',
  marca: 'La marca es obligatoria',
  modelo: 'El modelo es obligatorio',
  descripcion: 'La descripción es obligatoria',
  daysReversed: 'El último día no puede ser anterior al primero',
  datesReversed: 'La fecha de inicio no puede ser posterior a la fecha de fin',
  nothingToChange: 'Indica qué quieres cambiar',
  days: 'Los días deben ser un número',
  wholeDays: 'Los días deben ser un número entero',
  negativeDays: 'Los días no pueden ser negativos',
  quantity: 'La cantidad debe ser un número',
  wholeQuantity: 'La cantidad debe ser un número entero',
  minQuantity: 'La cantidad mínima es 1',
  limit: 'El límite debe ser un número',
  wholeLimit: 'El límite debe ser un número entero',
  minLimit: 'El límite debe ser al menos 1',
  negativeLimit: 'El límite no puede ser negativo',
  highLimit: 'El límite es demasiado alto',
  amount: 'El monto debe ser un número',
  negativeAmount: 'El monto no puede ser negativo',
  price: 'El precio debe ser un número',
  negativePrice: 'El precio no puede ser negativo',
  highPrice: 'El precio es demasiado alto',
  longReason: `El motivo puede tener hasta ${MAX_REASON_LENGTH} caracteres`,
  twoDecimals: 'Usa como máximo dos decimales',
  yesOrNo: 'Debe ser sí o no',
  text: 'Debe ser un texto',
  timeForm: 'La hora debe tener la forma HH:MM',
} as const;

/** Messages on screen when a call as such fails. */
export const REQUEST_MESSAGES = {
  storageFull:
    'Este navegador no tiene espacio para recordar tu sesión, por eso te pedimos entrar otra vez. Borra datos de otros sitios para que dure.',
  invalidAnswer: 'Respuesta inválida del servidor',
  failed: 'Error al procesar la solicitud.',
  /** An address with an impossible id. */
  wrongAddress: 'Esta dirección no lleva a ninguna parte. Revisa el enlace o vuelve atrás.',
  offline: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  changeFailed: 'No se pudo guardar el cambio. Intenta nuevamente.',
  saveFailed: 'No se pudo guardar. Intenta nuevamente.',
  exportFailed: 'No se pudo exportar la lista. Intenta nuevamente.',
  downloadFailed: 'No se pudo descargar el archivo',
  answerFailed: 'No se pudo enviar tu respuesta. Intenta nuevamente.',
  movementsFailed: 'Error al cargar los movimientos',
  internalError: 'Algo falló de nuestro lado. Intenta nuevamente en unos minutos.',
} as const;

/** Message for a text of more than `max` characters. */
export const tooLong = (max: number): string => `Usa como máximo ${max} caracteres`;

/** The shortest span in words. */
export const UNDER_A_MINUTE = 'menos de un minuto';
