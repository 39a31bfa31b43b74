import { MIN_REASON_LENGTH } from '../../kernel/messages';
import type { Lista } from './live';

/** Label of each list on screen. */
export const LISTA_LABELS: Record<Lista, string> = {
  categorias: 'Categorías de productos',
  marcas: 'Marcas y modelos',
  servicios: 'Categorías de servicios',
  bancos: 'Bancos',
  oficinas: 'Oficinas de envío',
};

/** Nouns of the records that a change touches, in its preview: one and many. */
export const USOS = {
  productos: ['producto', 'productos'],
  promociones: ['promoción', 'promociones'],
  servicios: ['servicio', 'servicios'],
  ofertas: ['oferta', 'ofertas'],
  vehiculos: ['vehículo guardado', 'vehículos guardados'],
  metodosPago: ['método de pago', 'métodos de pago'],
  pedidos: ['pedido por entregar', 'pedidos por entregar'],
} as const;
export type UsoCatalogo = keyof typeof USOS;

const counted = ({ uso, cuantos }: { uso: UsoCatalogo; cuantos: number }) =>
  `${cuantos.toLocaleString('es-VE')} ${USOS[uso][cuantos === 1 ? 0 : 1]}`;

/** 'Cambia 128 productos y 4 promociones', 'No cambia nada de lo publicado'. */
export function touchedWords(usos: readonly { uso: UsoCatalogo; cuantos: number }[]): string {
  const touched = usos.filter(({ cuantos }) => cuantos > 0).map(counted);
  if (!touched.length) return 'No cambia nada de lo publicado';
  const last = touched.pop()!;
  return `Cambia ${touched.length ? `${touched.join(', ')} y ${last}` : last}`;
}

export const CATALOGO_MESSAGES = {
  name: 'Escribe el nombre',
  reason: `Escribe el motivo, de ${MIN_REASON_LENGTH} letras o más`,
  code: 'El código del banco tiene 4 cifras',
  years: 'El último año no puede ser anterior al primero',
  year: 'Escribe el primer año en que se vendió',
  added: 'Entrada agregada',
  saved: 'Cambio guardado',
  applying: 'Cambio guardado. Lo estamos aplicando en lo ya publicado.',
  groupSaved: 'Grupo guardado',
  groupRemoved: 'Grupo eliminado',
  words: 'Escribe al menos dos palabras distintas',
  courier: 'Elige la empresa a la que pertenece la oficina',
  officeState: 'Elige el estado',
  officeCity: 'Escribe la ciudad',
  officeAddress: 'Escribe la dirección',
  officePhone: 'Escribe el teléfono con números',
  closedCategory: 'Esa categoría ya no se usa. Elige otra.',
  saveFailed: 'No pudimos guardar el cambio.',
} as const;
