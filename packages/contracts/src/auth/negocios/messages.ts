/** Sentences about a business that its registration and its settings share. */
export const NEGOCIO_MESSAGES = {
  nameRequired: 'El nombre del negocio es obligatorio',
  descriptionRequired: 'La descripción del negocio es obligatoria',
  especialidadesRequired: 'Selecciona al menos una especialidad',
  categoriasRequired: 'Selecciona al menos una categoría de productos',
  closesAfterOpening: 'La hora de cierre debe ser posterior a la de apertura',
  featured: 'Aparece de primero en las listas.',
} as const;
