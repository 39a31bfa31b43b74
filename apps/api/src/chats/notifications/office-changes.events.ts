/** What waits in the office, or the platform's figures, may have changed: what is remembered of them is void on this instance. */
export class OficinaCambio {
  static readonly event = 'oficina.cambio';
}
