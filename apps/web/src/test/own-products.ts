import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import type { products } from '@tuerca/contracts/products/products/endpoints';
import type { Movimiento, OwnProducto, OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { TASA } from './catalogue';

export const productId = (n: number) => n.toString(16).padStart(24, '0');

/** A product as its store lists it; `n` makes its id and name. */
export const buildOwnProducto = (n = 1, overrides: Partial<OwnProducto> = {}): OwnProducto => ({
  _id: productId(n),
  id: productId(n),
  nombre: `Filtro de aceite ${n}`,
  sku: `FA-${n}`,
  marca: 'Toyota',
  modelo: 'Corolla',
  categoria: 'Filtros',
  subcategoria: 'Filtro de aceite',
  numeroParte: null,
  imagen: null,
  imagenes: [],
  precio: 10,
  precioOferta: null,
  precioOriginal: 10,
  precioFinal: 10,
  precioOriginalBs: 1000,
  precioFinalBs: 1000,
  porcentaje: 0,
  enOferta: false,
  oculto: null,
  promocion: null,
  activo: true,
  ocultoPorPlan: false,
  disponible: true,
  destacado: false,
  stock: 20,
  stockMinimo: 5,
  vendidos: 3,
  valoracionPromedio: 0,
  numeroValoraciones: 0,
  ruta: `/producto/${productId(n)}`,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...overrides,
});

/** The same as its form reads it. */
export const buildOwnDetail = (n = 1, overrides: Partial<OwnProductoDetail> = {}): OwnProductoDetail => ({
  ...buildOwnProducto(n),
  descripcion: 'Sellado de fábrica',
  equivalencias: [],
  etiquetas: ['aceite'],
  marcaRepuesto: null,
  tipoRepuesto: null,
  condicion: 'nuevo',
  universal: false,
  compatibilidad: [],
  especificaciones: {},
  pesoKg: null,
  descuento: null,
  ...overrides,
});

/** Meta of a store's product list. */
export const ownMeta = (total: number): MetaOf<typeof products.mine> => ({
  page: 1,
  limit: 20,
  total,
  totalPages: Math.ceil(total / 20),
  tasa: TASA,
  contadores: { todos: total, publicados: total, ocultos: 0, bajos: 1, agotados: 0, ofertas: 0 },
  categorias: [{ valor: 'Filtros', total }],
});

/** A stock movement; `n` makes its id. */
export const buildMovimiento = (n = 1, overrides: Partial<Movimiento> = {}): Movimiento => ({
  _id: productId(900 + n),
  fecha: '2026-11-20T14:30:00.000Z',
  motivo: 'ajuste',
  delta: 4,
  stock: 24,
  referencia: null,
  nota: null,
  por: null,
  producto: { _id: productId(1), nombre: 'Filtro de aceite 1', sku: 'FA-1', imagen: null },
  ...overrides,
});
