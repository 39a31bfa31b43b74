import { searchTerms } from '@tuerca/contracts/kernel/text';
import { typedSuffix } from './movement-identity';
import type { PagoDoc } from './payment.schema';

/** Fields by which the queue finds a payment. */
export function searchFields(
  pago: Pick<PagoDoc, 'detalle' | 'orderNumber' | 'referencia' | 'nombrePagador' | 'telefonoPagador' | 'cedulaPagador'>,
): Pick<PagoDoc, 'terminos' | 'sufijos'> {
  const sufijo = typedSuffix(pago.referencia);
  // Telephones are typed with 0 or +58 before them.
  const telefono = pago.telefonoPagador.replace(/^\+58/, '');
  const cedula = pago.cedulaPagador.replace(/\D/g, '');
  return {
    sufijos: sufijo ? [sufijo] : [],
    terminos: searchTerms(
      pago.orderNumber,
      pago.detalle,
      pago.nombrePagador,
      pago.referencia,
      sufijo,
      telefono,
      `0${telefono}`,
      cedula,
    ),
  };
}
