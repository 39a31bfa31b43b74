/** A store saved products: new ones, or a form that may have changed category or price. Said after the commit. */
export class ProductosGuardados {
  static readonly event = 'productos.guardados';
  constructor(
    readonly tiendaId: string,
    readonly ids: readonly string[],
  ) {}
}
