import type { ManoDeObra } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { ManoDeObraDoc } from './mano-de-obra.schema';

/** Paid labour as one of its parties reads it: the commission is between Tuerca and the workshop. */
export const toManoDeObra = (doc: ManoDeObraDoc, viewer: Role): ManoDeObra => ({
  _id: String(doc._id),
  citaId: String(doc.citaId),
  estado: doc.estado,
  monto: toMonto(doc.monto),
  montoUSD: toMonto(doc.montoUSD),
  ganado: doc.ganado === null ? null : toMonto(doc.ganado),
  devuelto: toMonto(doc.devuelto),
  vence: doc.vence?.toISOString() ?? null,
  porcentaje: viewer === 'workshop' ? doc.porcentaje : null,
});
