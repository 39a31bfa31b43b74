import { MAX_PRODUCT_IMAGES } from '../uploads/rules';

/** Sentences of a store's own products: its list, the form, the inventory. */
export const PRODUCT_MESSAGES = {
  name: 'El nombre del producto es obligatorio',
  price: 'El precio debe ser mayor que cero',
  stock: 'La cantidad de stock debe ser un número mayor o igual a 0',
  required: 'Los campos nombre, precio, stock y categoría son obligatorios',
  offerTooHigh: 'El precio de oferta debe ser menor que el precio',
  skuTaken: 'Ya tienes un producto con ese código (SKU).',
  tooManyImages: `Solo puedes subir un máximo de ${MAX_PRODUCT_IMAGES} imágenes`,
  tagRepeated: 'Esta etiqueta ya existe',
  discount: 'El descuento debe ser un número entre 1 y 99',
  discountDates: 'La fecha de inicio no puede ser posterior a la fecha de fin',
  created: 'Producto creado correctamente',
  updated: 'Producto actualizado correctamente',
  removed: 'Producto eliminado correctamente',
  removeFailed: 'Error al eliminar el producto',
  saveFailed: 'Error al guardar el producto',
  stockUpdated: 'Stock actualizado correctamente',
  stockFailed: 'Error al actualizar stock',
  loadFailed: 'Error al cargar productos',
  listFailed: 'No se pudieron cargar los productos',
  ownListFailed: 'No se pudieron cargar los productos de la tienda',
  inventoryFailed: 'Error al cargar el inventario',
  unknownProduct: 'No se pudo identificar el producto a editar',
  unknownId: 'No se pudo obtener el ID del producto',
  movementsFailed: 'Error al cargar los movimientos',
} as const;
