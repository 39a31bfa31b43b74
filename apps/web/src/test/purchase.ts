import { DEFAULT_DELIVERY } from '@tuerca/contracts/auth/stores/delivery';
import type { Carrito, CartItem } from '@tuerca/contracts/cart/cart/schemas';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion, DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';

/** A valid id out of one sign. */
export const idOf = (sign: string) => sign.repeat(24).slice(0, 24);
export const TIENDA_A = {
  _id: idOf('1'),
  nombreTienda: 'Repuestos El Ávila',
  ciudad: 'Caracas',
  estado: 'Distrito Capital',
  fotoPerfil: null,
};
export const TIENDA_B = {
  _id: idOf('2'),
  nombreTienda: 'Frenos La Yaguara',
  ciudad: 'Valencia',
  estado: 'Carabobo',
  fotoPerfil: null,
};
export const TASA = { valor: 245.1, fechaValor: '2026-11-20', fuente: 'BCV', antigua: false };
const DESTINATARIO = {
  banco: '0174',
  nombreBanco: 'Banplus',
  titular: 'Tuerca Mercado, C.A.',
  rif: 'J-99900001-5',
  telefono: '+584140000001',
  cuenta: '01740123450123456789',
};

export const buildItem = (over: Partial<CartItem> = {}): CartItem => {
  const productoId = over.productoId ?? idOf('a');
  const nombre = over.nombre ?? 'Pastillas de freno';
  const cantidad = over.cantidad ?? 2;
  const precioUnitario = over.precioUnitario ?? 1000.5;
  return {
    id: productoId,
    productoId,
    nombre,
    imagenes: [],
    imagenUrl: null,
    atributos: {},
    precio: 4.08,
    precioOriginal: 4.08,
    precioUnitario,
    cantidad,
    subtotal: Math.round(precioUnitario * cantidad * 100) / 100,
    maximo: 10,
    disponible: true,
    apartadoHasta: null,
    tienda: TIENDA_A,
    producto: {
      _id: productoId,
      nombre,
      precio: 4.08,
      imagenes: [],
      marca: 'Toyota',
      modelo: 'Corolla',
      categoria: 'Frenos',
      universal: false,
      compatibilidad: [],
    },
    ...over,
  };
};

export const buildCarrito = (items: CartItem[] = [buildItem()], over: Partial<Carrito> = {}): Carrito => {
  const counted = items.filter((item) => item.disponible);
  const subtotal = Math.round(counted.reduce((sum, item) => sum + item.subtotal, 0) * 100) / 100;
  return {
    _id: idOf('c'),
    version: 1,
    items,
    cantidadTotal: counted.reduce((sum, item) => sum + item.cantidad, 0),
    subtotal,
    descuento: 0,
    impuestos: 0,
    total: subtotal,
    totalUSD: 8.16,
    tasa: TASA,
    cambios: [],
    ...over,
  };
};

export const buildOptions = (): DeliveryOption[] => [
  {
    tiendaId: TIENDA_A._id,
    nombre: TIENDA_A.nombreTienda,
    direccion: 'Av. Sucre, Caracas',
    horario: 'Hoy hasta las 6:00 p. m.',
    entrega: DEFAULT_DELIVERY,
    kilos: 1,
    ciudad: 'Caracas',
    estado: 'Distrito Capital',
  },
  {
    tiendaId: TIENDA_B._id,
    nombre: TIENDA_B.nombreTienda,
    direccion: 'Av. Bolívar, Valencia',
    horario: 'Mañana desde las 8:00 a. m.',
    entrega: DEFAULT_DELIVERY,
    kilos: 1,
    ciudad: 'Valencia',
    estado: 'Carabobo',
  },
];

export const buildCotizacion = (over: Partial<Cotizacion> = {}): Cotizacion => ({
  token: 'cotizacion-1',
  efectivo: null,
  sinEfectivo: null,
  expira: new Date(Date.now() + 3_500_000).toISOString(),
  tasa: TASA,
  destinatario: DESTINATARIO,
  tiendas: [
    {
      tiendaId: TIENDA_A._id,
      nombre: TIENDA_A.nombreTienda,
      telefono: null,
      direccion: 'Av. Sucre, Caracas',
      tipo: 'retiro',
      formaEnvio: null,
      llegada: null,
      taller: null,
      items: [
        {
          productoId: idOf('a'),
          nombre: 'Pastillas de freno',
          imagen: null,
          cantidad: 2,
          precioUSD: 4.08,
          precioUnitario: 1000.5,
          subtotal: 2001,
        },
      ],
      subtotal: 2001,
      envio: 0,
      total: 2001,
    },
  ],
  subtotal: 2001,
  envio: 0,
  descuento: 0,
  impuestos: 276,
  total: 2001,
  totalUSD: 8.16,
  ...over,
});

export const buildCompra = (over: Partial<PlacedCompra> = {}): PlacedCompra => ({
  orderNumber: 'TU-20261121-0001',
  referencia: '123456',
  pagoId: idOf('d'),
  fecha: '2026-11-21T14:00:00.000Z',
  metodoPago: 'pago_movil',
  bancoEmisorNombre: 'Banco de Venezuela',
  estadoPago: 'en_verificacion',
  mensajePago: 'Nuestro equipo revisará tu pago manualmente.',
  monto: 2001,
  totalUSD: 8.16,
  tasa: 245.1,
  instalacion: null,
  pedidos: [
    {
      _id: idOf('e'),
      numero: 'TU-20261121-0001',
      tienda: TIENDA_A.nombreTienda,
      total: 2001,
      tipoEntrega: 'retiro',
      pagoEnDestino: false,
    },
  ],
  items: [
    {
      productoId: idOf('a'),
      nombre: 'Pastillas de freno',
      imagen: null,
      cantidad: 2,
      precioUnitario: 1000.5,
      subtotal: 2001,
    },
  ],
  ...over,
});

export const buildPago = (over: Partial<Pago> = {}): Pago => ({
  _id: idOf('d'),
  orderNumber: 'TU-20261121-0001',
  metodoPago: 'pago_movil',
  estado: 'en_verificacion',
  resultado: 'manual',
  mensaje: 'Nuestro equipo revisará tu pago manualmente.',
  bancoEmisor: '0102',
  bancoEmisorNombre: 'Banco de Venezuela',
  bancoReceptor: '0174',
  referencia: '123456',
  referenciaInterna: '123456',
  nombrePagador: 'María Pérez',
  telefonoPagador: '+584141234567',
  cedulaPagador: 'V-12345678',
  emailPagador: 'client@demo.tuerca.ve',
  monto: 2001,
  tasa: 245.1,
  totalUSD: 8.16,
  fechaPago: '2026-11-21',
  fecha: '2026-11-21T14:00:00.000Z',
  expira: null,
  motivo: null,
  destinatario: DESTINATARIO,
  montoRecibido: null,
  diferencia: null,
  capturas: [],
  canceladoPor: null,
  porDevolver: 0,
  devuelto: 0,
  ...over,
});
