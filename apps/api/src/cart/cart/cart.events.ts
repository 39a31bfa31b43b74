/** Units of a product were added to a cart; told after the write, and whoever listens does not delay it. */
export class ProductoEnCarrito {
  static readonly event = 'carrito.agregado';
  constructor(
    readonly productoId: string,
    readonly tiendaId: string,
  ) {}
}
