/** A store changed what its card shows, or was switched on or off; copies of the card are renewed by this. */
export class TiendaCambio {
  static readonly event = 'tienda.cambio';
  constructor(readonly tiendaId: string) {}
}
