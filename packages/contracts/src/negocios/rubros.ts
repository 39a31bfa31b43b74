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
export const REGISTRATION_TIPOS_VEHICULO = ['Sedán', 'Hatchback', 'SUV', 'Camioneta', 'Camión', 'Motocicleta'] as const;
export const REGISTRATION_CATEGORIAS = [
  'Repuestos Originales',
  'Repuestos Alternativos',
  'Lubricantes',
  'Baterías',
  'Neumáticos',
  'Accesorios',
  'Herramientas',
] as const;
