import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';

const id = (n: number) => n.toString(16).padStart(24, '0');
export const TASA = { valor: 100, fechaValor: '2026-11-21', fuente: 'BCV', antigua: false };

/** A product as lists carry it; `n` makes its id and name. */
export const card = (n = 1, overrides: Partial<ProductoSummary> = {}): ProductoSummary => ({
  _id: id(n),
  id: id(n),
  nombre: `Filtro de aceite ${n}`,
  marca: 'Toyota',
  modelo: 'Corolla',
  categoria: 'Filtros',
  subcategoria: 'Filtro de aceite',
  numeroParte: '04152-YZZA1',
  imagen: null,
  imagenes: [],
  precio: 10,
  precioOriginal: 10,
  precioFinal: 10,
  precioOriginalBs: 1000,
  precioFinalBs: 1000,
  porcentaje: 0,
  promocion: null,
  disponible: true,
  destacado: false,
  stock: 5,
  valoracionPromedio: 0,
  numeroValoraciones: 0,
  tienda: {
    _id: id(900),
    nombreTienda: 'Repuestos Turpial',
    ciudad: 'Caracas',
    estado: 'Distrito Capital',
    fotoPerfil: null,
  },
  ruta: `/producto/${id(n)}`,
  ...overrides,
});

/** Meta of a list of the catalogue. */
export const catalogueMeta = (
  total: number,
  overrides: Partial<MetaOf<typeof catalogue.list>> = {},
): MetaOf<typeof catalogue.list> => ({
  page: 1,
  limit: 6,
  total,
  totalPages: Math.ceil(total / 6),
  tasa: TASA,
  facetas: {
    categorias: [
      { valor: 'Frenos', total: 4, subcategorias: [{ valor: 'Pastillas de freno', total: 3 }] },
      { valor: 'Filtros', total: 9, subcategorias: [] },
    ],
    marcas: [
      {
        valor: 'Toyota',
        total: 8,
        modelos: [
          { valor: 'Corolla', total: 5 },
          { valor: 'Hilux', total: 3 },
        ],
      },
      { valor: 'Ford', total: 2, modelos: [{ valor: 'Fiesta', total: 2 }] },
    ],
    precio: { min: 1, max: 90 },
  },
  ...overrides,
});
