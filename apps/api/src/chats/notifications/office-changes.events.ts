/** The administrators' queues or the platform's figures may have changed: cached ones are void on this instance. */
export class OficinaCambio {
  static readonly event = 'oficina.cambio';
}
