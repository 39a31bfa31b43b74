import { z } from 'zod';
import bancosJson from './data/bancos.json';
import categoriasJson from './data/categorias-productos.json';
import categoriasServicioJson from './data/categorias-servicios.json';

/** The banks of Venezuela by 4-digit code. */
export const BANCOS: readonly { codigo: string; nombre: string; nombreCorto: string; emisorHabitual: boolean }[] =
  bancosJson;
export const CodigoBanco = z
  .string()
  .refine((codigo) => BANCOS.some((banco) => banco.codigo === codigo), 'Selecciona el banco emisor');
/** Short name of a bank code, the code itself when unknown. */
export const nombreBanco = (codigo: string): string =>
  BANCOS.find((banco) => banco.codigo === codigo)?.nombreCorto ?? codigo;

/** The product category tree; documents keep `nombre`, addresses carry `id`. The first 12 are the tiles of the home page. */
export const CATEGORIAS: readonly { id: string; nombre: string; subtitulo: string; subcategorias: string[] }[] =
  categoriasJson;
export const CATEGORIAS_INICIO = CATEGORIAS.slice(0, 12);
/** Category by id or name, ignoring case. */
export const buscarCategoria = (clave: string) =>
  CATEGORIAS.find(
    (categoria) => categoria.id === clave.toLowerCase() || categoria.nombre.toLowerCase() === clave.toLowerCase(),
  );

/** Workshop service categories: stored slug, workshop's name, public name. */
export const CATEGORIAS_SERVICIO: readonly { id: string; nombre: string; publica: string }[] = categoriasServicioJson;

export const TIPOS_VEHICULO = ['sedan', 'hatchback', 'suv', 'camioneta', 'pickup', 'camion', 'moto', 'otro'] as const;
export type TipoVehiculo = (typeof TIPOS_VEHICULO)[number];
export const NOMBRE_TIPO_VEHICULO: Record<TipoVehiculo, string> = {
  sedan: 'Sedán',
  hatchback: 'Hatchback',
  suv: 'SUV',
  camioneta: 'Camioneta',
  pickup: 'Pickup',
  camion: 'Camión',
  moto: 'Motocicleta',
  otro: 'Otro',
};
const ALIAS_TIPO: Record<string, TipoVehiculo> = { automovil: 'sedan', motocicleta: 'moto', otros: 'otro' };
/** A vehicle type, with the aliases of older screens and their names in Spanish. */
export const TipoVehiculo = z.preprocess((valor) => {
  if (typeof valor !== 'string') return valor;
  const clave = valor
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return ALIAS_TIPO[clave] ?? clave;
}, z.enum(TIPOS_VEHICULO));

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

/** The 24 brands of the home page's carousel, in its order. */
export const MARCAS_CARRUSEL = [
  'Toyota',
  'Ford',
  'Chevrolet',
  'Volkswagen',
  'Honda',
  'Kia',
  'Hyundai',
  'Nissan',
  'BMW',
  'Mercedes-Benz',
  'Audi',
  'Mitsubishi',
  'Mazda',
  'Renault',
  'Fiat',
  'Peugeot',
  'Jeep',
  'Dodge',
  'Chery',
  'JAC',
  'Changan',
  'Suzuki',
  'Isuzu',
  'Subaru',
] as const;
