import type { Tx } from '../../platform/database/transactions';

/** A store saved products: new ones, or a form that may have changed category or price. Said after the commit. */
export class ProductosGuardados {
  static readonly event = 'productos.guardados';
  constructor(
    readonly tiendaId: string,
    readonly ids: readonly string[],
  ) {}
}

/** An administrator did something to a store's product, inside the transaction that does it. */
export class ProductoAdministrado {
  static readonly event = 'producto.administrado';
  constructor(
    readonly producto: { id: string; nombre: string; tiendaId: string },
    readonly que: 'creado' | 'editado' | 'ocultado' | 'mostrado' | 'eliminado',
    readonly motivo: string | null,
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}

/** A change of prices in the background, or its undoing, wrote a part, perhaps the last one; told after the commit. */
export class CambioPreciosAvanzo {
  static readonly event = 'cambio-precios.avanzo';
  constructor(readonly tiendaId: string) {}
}

/** A change of prices in the background came to its end; told once, inside the transaction that writes its last part. */
export class CambioPreciosTerminado {
  static readonly event = 'cambio-precios.terminado';
  constructor(
    readonly cambioId: string,
    readonly tiendaId: string,
    readonly cambiados: number,
    readonly omitidos: number,
    readonly tx: Tx,
  ) {}
}
