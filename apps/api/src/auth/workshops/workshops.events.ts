/** A workshop changed what its card shows, or was switched on or off; copies of the card are renewed by this. */
export class TallerCambio {
  static readonly event = 'taller.cambio';
  constructor(readonly tallerId: string) {}
}
