export const ESPECIALIDADES_REGISTRO = [
  'Mecánica General',
  'Electricidad',
  'Latonería y Pintura',
  'Aire Acondicionado',
  'Suspensión',
  'Frenos',
  'Transmisión',
  'Motor',
] as const;
export const TIPOS_VEHICULO_REGISTRO = ['Sedán', 'Hatchback', 'SUV', 'Camioneta', 'Camión', 'Motocicleta'] as const;
export const CATEGORIAS_TIENDA_REGISTRO = [
  'Repuestos Originales',
  'Repuestos Alternativos',
  'Lubricantes',
  'Baterías',
  'Neumáticos',
  'Accesorios',
  'Herramientas',
] as const;
