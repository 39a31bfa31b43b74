import type { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import type { NuevoMetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import type { NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import type { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import type { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import type { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { type Actor, mintUser, openBusiness } from './actors';
import { day } from './campaigns';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let actors: Record<'client' | 'store' | 'workshop' | 'admin', Actor>;

beforeAll(async () => {
  h = await startApp();
  const [client, admin, store, workshop] = await Promise.all([
    mintUser(h, 'client'),
    mintUser(h, 'admin'),
    openBusiness(h, 'store'),
    openBusiness(h, 'workshop'),
  ]);
  actors = { client, admin, store, workshop };
});
afterAll(() => h.close());

interface Resource<T> {
  who: keyof typeof actors;
  path: string;
  /** Address of what is read of one; without it the list is read. */
  own?: (id: string) => string;
  list?: string;
  /** Every field of the shape, in two values: a new field fails the types here until it has them. */
  before: Required<T>;
  after: Required<T>;
}

async function ask(who: keyof typeof actors, method: string, path: string, body?: object) {
  const answer = await call(h.base, method, path, { token: actors[who].token, body });
  expect({ path, status: answer.status, errors: answer.body.errors }).toEqual({
    path,
    status: method === 'POST' ? 201 : 200,
    errors: undefined,
  });
  return answer.body.data;
}

/** Creates, reads, edits and reads again: every field is as it was written last. */
async function keepsEveryField<T extends object>({ who, path, own, list = path, before, after }: Resource<T>) {
  const read = async (id?: string): Promise<T & { _id: string }> => {
    if (own && id) return ask(who, 'GET', own(id));
    const rows = await ask(who, 'GET', list);
    return (id ? rows.find((row: { _id: string }) => row._id === id) : rows[0]) as T & { _id: string };
  };
  const created = await ask(who, 'POST', path, before);
  const { _id } = Array.isArray(created) ? await read() : created;
  expect(await read(_id)).toMatchObject(before);
  await ask(who, 'PUT', `${path}/${_id}`, after);
  expect(await read(_id)).toMatchObject(after);
}

describe('every field that is written is stored, read and changed', () => {
  it('of a vehicle', () =>
    keepsEveryField<NuevoVehiculo>({
      who: 'client',
      path: '/api/client/garaje',
      before: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8', placa: 'AB123CD', tipo: 'sedan' },
      after: { marca: 'Ford', modelo: 'Fiesta', anio: 2008, motor: '1.6', placa: 'XY987ZT', tipo: 'hatchback' },
    }));

  it('of a payment method', () =>
    keepsEveryField<NuevoMetodoPago>({
      who: 'client',
      path: '/api/client/payment-methods',
      before: {
        nombreBanco: 'Banesco',
        cedula: 'V-12345678',
        telefono: '+584141234567',
        nombrePersona: 'Ana Rojas',
        predeterminado: true,
      },
      after: {
        nombreBanco: 'Mercantil',
        cedula: 'E-87654321',
        telefono: '+584247654321',
        nombrePersona: 'Ana Rojas de Paz',
        predeterminado: true,
      },
    }));

  it('of a product', () =>
    keepsEveryField<NuevoProducto>({
      who: 'store',
      path: '/api/products',
      own: (id) => `/api/products/mine/${id}`,
      before: {
        nombre: 'Filtro de aceite',
        descripcion: 'Para motores 1.8',
        precio: 12.5,
        precioOferta: 10,
        descuento: null,
        marca: 'Toyota',
        modelo: 'Corolla',
        categoria: 'Filtros',
        subcategoria: 'Aceite',
        etiquetas: ['aceite'],
        imagenes: [],
        sku: 'FA-18',
        numeroParte: '90915-YZZD1',
        equivalencias: ['PH4967'],
        marcaRepuesto: 'Denso',
        tipoRepuesto: 'Original',
        condicion: 'nuevo',
        universal: false,
        compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 2009, anioHasta: 2014, motor: '1.8' }],
        especificaciones: { Alto: '8 cm' },
        pesoKg: 0.4,
        disponible: true,
        activo: true,
        stock: 8,
        stockMinimo: 3,
      },
      after: {
        nombre: 'Filtro de aire',
        descripcion: 'Para motores 1.6',
        precio: 20,
        precioOferta: null,
        descuento: { porcentaje: 10, fechaInicio: `${day(-1)}T04:00:00.000Z`, fechaFin: `${day(3)}T04:00:00.000Z` },
        marca: 'Ford',
        modelo: 'Fiesta',
        categoria: 'Frenos',
        subcategoria: 'Pastillas',
        etiquetas: ['aire'],
        imagenes: [],
        sku: 'FA-16',
        numeroParte: '17801-21050',
        equivalencias: ['CA10190'],
        marcaRepuesto: 'Wix',
        tipoRepuesto: 'Alternativo',
        condicion: 'usado',
        universal: true,
        compatibilidad: [],
        especificaciones: { Alto: '5 cm' },
        pesoKg: 0.7,
        disponible: false,
        activo: false,
        stock: 4,
        stockMinimo: 2,
      },
    }));

  it('of a service', () =>
    keepsEveryField<NuevoServicio>({
      who: 'workshop',
      path: '/api/servicios-mecanicos',
      own: (id) => `/api/servicios-mecanicos/${id}`,
      before: {
        nombre: 'Cambio de aceite',
        descripcion: 'Con filtro',
        precio: 25,
        categoria: 'mantenimiento_basico',
        precioFijo: true,
        tiempoEstimado: 1,
        vehiculosCompatibles: ['sedan'],
        imagenes: [],
        disponible: true,
      },
      after: {
        nombre: 'Cambio de pastillas',
        descripcion: 'Delanteras',
        precio: 30,
        categoria: 'sistema_frenos',
        precioFijo: false,
        tiempoEstimado: 1.5,
        vehiculosCompatibles: ['suv', 'pickup'],
        imagenes: [],
        disponible: false,
      },
    }));

  it("of a workshop's offer", () =>
    keepsEveryField<NuevaOferta>({
      who: 'workshop',
      path: '/api/promotions/workshop',
      before: {
        nombre: 'Frenos a punto',
        descripcion: 'Todo el mes',
        tipoDescuento: 'porcentaje',
        valorDescuento: 10,
        servicioId: null,
        categoria: 'sistema_frenos',
        fechaInicio: day(1),
        fechaFin: day(9),
        activa: true,
        codigoPromo: 'FRENOS10',
        limiteUsos: 5,
        imagen: null,
      },
      after: {
        nombre: 'Motor a punto',
        descripcion: 'Media semana',
        tipoDescuento: 'fijo',
        valorDescuento: 4.5,
        servicioId: null,
        categoria: 'motor',
        fechaInicio: day(2),
        fechaFin: day(5),
        activa: false,
        codigoPromo: 'MOTOR4',
        limiteUsos: 9,
        imagen: null,
      },
    }));

  it("of a store's promotion", () =>
    keepsEveryField<NuevaPromocion>({
      who: 'store',
      path: '/api/promotions',
      list: '/api/promotions/store',
      before: {
        titulo: 'Filtros de mayo',
        descripcion: 'Todo filtro',
        descuento: 15,
        fechaInicio: day(1),
        fechaFin: day(9),
        productosAplicables: 'categoria',
        productosSeleccionados: [],
        categoriaSeleccionada: 'Filtros',
        condiciones: 'Hasta agotar existencia',
      },
      after: {
        titulo: 'Todo con descuento',
        descripcion: 'La tienda entera',
        descuento: 5,
        fechaInicio: day(2),
        fechaFin: day(6),
        productosAplicables: 'all',
        productosSeleccionados: [],
        categoriaSeleccionada: null,
        condiciones: 'Una compra por cliente',
      },
    }));

  it('of a campaign', () =>
    keepsEveryField<NuevaCampana>({
      who: 'admin',
      path: '/api/admin/ofertas',
      own: (id) => `/api/admin/ofertas/${id}`,
      before: {
        nombre: 'Aniversario',
        descripcion: 'Una semana',
        porcentaje: 20,
        fechaInicio: day(1),
        fechaFin: day(8),
        categorias: ['Filtros'],
        marcas: ['Toyota'],
        precioMinimo: 5,
        activa: true,
      },
      after: {
        nombre: 'Aniversario largo',
        descripcion: 'Dos semanas',
        porcentaje: 12.5,
        fechaInicio: day(2),
        fechaFin: day(15),
        categorias: ['Frenos'],
        marcas: ['Ford'],
        precioMinimo: 7.25,
        activa: true,
      },
    }));
});
