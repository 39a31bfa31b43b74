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
/** Especialidades that a workshop chooses from in its settings. */
export const ESPECIALIDADES = [
  'Mecánica General',
  'Mantenimiento Preventivo',
  'Motor',
  'Motores Diésel',
  'Inyección Electrónica',
  'Transmisión',
  'Sistema de Frenos',
  'Suspensión y Dirección',
  'Alineación y Balanceo',
  'Sistema Eléctrico',
  'Diagnóstico Computarizado',
  'Aire Acondicionado',
  'Sistema de Enfriamiento',
  'Escape y Emisiones',
  'Latonería y Pintura',
  'Vehículos Eléctricos',
] as const;
/** Categorias that a store chooses from in its settings. */
export const STORE_CATEGORIAS = [
  'Motores',
  'Transmisión',
  'Frenos',
  'Suspensión y Dirección',
  'Sistema Eléctrico',
  'Baterías',
  'Iluminación',
  'Enfriamiento',
  'Filtros',
  'Combustible e Inyección',
  'Lubricantes',
  'Neumáticos y Rines',
  'Carrocería',
  'Accesorios',
  'Herramientas',
  'Otros',
] as const;
