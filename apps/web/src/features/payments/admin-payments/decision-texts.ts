import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { conceptoOf, type ConceptoPago, ofPaid, paidName } from '@tuerca/contracts/payments/payments/concepts';
import { bs } from '@/lib/format';

/** Texts on a decision's effect on the subject of the payment. */
interface DecisionTexts {
  approve: string;
  reject: string;
  /** Money arrived for a subject that has ended. */
  late: string;
  acceptShort: string;
  giveBack: string;
  givenBack: string;
}
const WORDS: Record<ConceptoPago, (pago: PagoDetalle) => DecisionTexts> = {
  compra: (pago) => ({
    approve: `Las tiendas y el cliente sabrán que ${paidName(pago)} está pagada con ${bs(pago.monto)}.`,
    reject: `La compra ${pago.orderNumber} se cancela y sus productos vuelven a la venta. El cliente leerá el motivo.`,
    late: `La compra ${pago.orderNumber} sigue cancelada. El dinero queda en «Por devolver» y el cliente lo sabrá.`,
    acceptShort: 'La compra queda pagada y las tiendas cobran completo. Lo que falta lo pierde Tuerca.',
    giveBack: 'La compra se cancela y lo que llegó queda en «Por devolver».',
    givenBack: 'La compra se canceló y lo que llegó quedó por devolver',
  }),
  plan: (pago) => ({
    approve: `${pago.cliente.nombre} sabrá que ${paidName(pago)} está pagado con ${bs(pago.monto)}, y el plan comienza.`,
    reject: `La solicitud ${ofPaid(pago)} se cierra. ${pago.cliente.nombre} leerá el motivo.`,
    late: `La solicitud ${ofPaid(pago)} sigue cerrada. El dinero queda en «Por devolver» y ${pago.cliente.nombre} lo sabrá.`,
    acceptShort: 'El plan queda pagado y comienza. Lo que falta lo pierde Tuerca.',
    giveBack: 'La solicitud se cierra y lo que llegó queda en «Por devolver».',
    givenBack: 'La solicitud se cerró y lo que llegó quedó por devolver',
  }),
  mano_de_obra: (pago) => ({
    approve: `${pago.cliente.nombre} y el taller sabrán que ${paidName(pago)} está pagada con ${bs(pago.monto)}. La guardas hasta que el trabajo termine.`,
    reject: `La cita sigue igual y se paga en el taller. ${pago.cliente.nombre} leerá el motivo.`,
    late: `El dinero queda en «Por devolver» y ${pago.cliente.nombre} lo sabrá. La cita sigue igual.`,
    acceptShort: 'La mano de obra queda pagada y el taller cobra completo. Lo que falta lo pierde Tuerca.',
    giveBack: 'La mano de obra queda sin pagar y lo que llegó queda en «Por devolver».',
    givenBack: 'La mano de obra quedó sin pagar y lo que llegó quedó por devolver',
  }),
};

/** Texts of a payment's decision dialogs. */
export const decisionTexts = (pago: PagoDetalle): DecisionTexts => WORDS[conceptoOf(pago)](pago);
