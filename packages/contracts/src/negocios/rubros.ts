/** Especialidades that a workshop chooses from when it registers. */
export const REGISTRATION_ESPECIALIDADES = [
  'Mecánica General',
  'Electricidad',
  'Latonería y Pintura',
  'Aire Acondicionado',
  'Suspensión',
  'Frenos',
  'Transmisión',
  'Motor',
] as const;
/** Types of vehicle that it chooses from. */
export const REGISTRATION_TIPOS_VEHICULO = ['Sedán', 'Hatchback', 'SUV', 'Camioneta', 'Camión', 'Motocicleta'] as const;
/** Categorias that a store chooses from when it registers. */
export const REGISTRATION_CATEGORIAS = [
  'Repuestos Originales',
  'Repuestos Alternativos',
  'Lubricantes',
  'Baterías',
  'Neumáticos',
  'Accesorios',
  'Herramientas',
] as const;
