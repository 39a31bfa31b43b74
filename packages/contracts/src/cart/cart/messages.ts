import { PRODUCT_MESSAGES } from '../../products/products/messages';
/** Sentences of the cart. */
export const CART_MESSAGES = {
  signInFirst: 'Debes iniciar sesión para agregar productos al carrito',
  waitsForSignIn: (nombre?: string) => `Al entrar agregamos ${nombre ? `«${nombre}»` : 'el producto'} a tu carrito.`,
  clientsOnly: 'Solo los clientes pueden agregar productos al carrito',
  clientsOnlyCart: 'Solo los clientes pueden acceder al carrito de compras',
  clientRoleOnly: 'Solo los usuarios con rol de cliente pueden agregar productos al carrito',
  waitsForNetwork: 'Sin conexión: lo agregamos a tu carrito cuando vuelva',
  waitingLine: (cantidad: number, nombre = 'un producto') =>
    `Para tu carrito: ${cantidad === 1 ? '' : `${cantidad} de `}${nombre}`,
  notForVehicle: '¿Agregarlo de todos modos?',
  notForVehicleText: (vehiculo: string) =>
    `Según la tienda, este repuesto no le sirve a ${vehiculo}. Revisa los vehículos compatibles antes de comprarlo.`,
  addAnyway: 'Agregar de todos modos',
  added: 'Producto agregado al carrito',
  unitsAdded: (n: number) => `${n} ${n === 1 ? 'unidad' : 'unidades'} ${n === 1 ? 'agregada' : 'agregadas'} al carrito`,
  addProductFailed: 'No se pudo agregar el producto al carrito',
  addFailedRetry: 'No se pudo añadir al carrito. Intente nuevamente.',
  loadFailed: 'No se pudo cargar el carrito. Intenta nuevamente.',
  quantityFailed: 'No se pudo actualizar la cantidad. Intenta nuevamente.',
  quantityUpdated: 'Cantidad actualizada correctamente',
  removed: 'Producto eliminado del carrito',
  removeFailed: PRODUCT_MESSAGES.adminRemoveFailed,
  repeated: (added: number, missing: number) =>
    added === 0
      ? 'Ninguno de estos productos se puede comprar ahora'
      : missing === 0
        ? 'Tu compra está de nuevo en el carrito'
        : `Agregamos ${added} al carrito; ${missing} no se ${missing === 1 ? 'puede' : 'pueden'} comprar ahora`,
  repeatFailed: 'No se pudo volver a comprar. Intenta nuevamente.',
  infoFailed: 'No se pudo obtener información del carrito',
  heldUntil: (until: string) => `Apartado para ti hasta el ${until}`,
  empty: 'Tu carrito está vacío',
  soldOut: 'Se agotó lo que ibas a comprar',
  nothingForSale: 'Nada de lo que tienes en el carrito se puede comprar ahora. Quítalo o busca uno similar.',
} as const;
