/** What every event of a payment carries; `monto` in céntimos of Bs. It may be told more than once: listeners must not mind. */
export abstract class EventoPago {
  constructor(
    readonly pagoId: string,
    readonly clienteId: string,
    readonly orderNumber: string,
    readonly monto: number,
    /** Why it was rejected, for the person who paid. */
    readonly motivo: string | null,
  ) {}
}

/** A purchase was registered; its payment waits for verification. */
export class PagoRegistrado extends EventoPago {
  static readonly evento = 'pago.registrado';
}
/** A bank or an admin confirmed the payment. */
export class PagoConfirmado extends EventoPago {
  static readonly evento = 'pago.confirmado';
}
/** An admin rejected it, or what it pays for was cancelled. */
export class PagoRechazado extends EventoPago {
  static readonly evento = 'pago.rechazado';
}
/** Nobody confirmed it in time; it counts as rejected. */
export class PagoVencido extends EventoPago {
  static readonly evento = 'pago.vencido';
}

export type NombreEvento = 'pago.registrado' | 'pago.confirmado' | 'pago.rechazado' | 'pago.vencido';
/** The class of each name, for events that come back from the outbox. */
export const EVENTOS_PAGO: Record<
  NombreEvento,
  new (...args: ConstructorParameters<typeof PagoRegistrado>) => EventoPago
> = {
  'pago.registrado': PagoRegistrado,
  'pago.confirmado': PagoConfirmado,
  'pago.rechazado': PagoRechazado,
  'pago.vencido': PagoVencido,
};
