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
  comentario: 'El comentario debe tener al menos 2 caracteres',
  partTwice: 'Un repuesto está dos veces: suma sus cantidades',
  valoracion: 'Debes asignar una valoración (1-5 estrellas)',
} as const;

/** Messages on screen when a call as such fails. */
export const REQUEST_MESSAGES = {
  invalidAnswer: 'Respuesta inválida del servidor',
  failed: 'Error al procesar la solicitud.',
  /** An address with an impossible id. */
  wrongAddress: 'Esta dirección no lleva a ninguna parte. Revisa el enlace o vuelve atrás.',
  offline: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
} as const;
