import { FIELD_MESSAGES } from '../../kernel/messages';
/** Sentences about how a store delivers. */
export const DELIVERY_MESSAGES = {
  noWay: 'Ofrece al menos una forma de recibir los productos: retiro, una zona o una empresa de envío',
  sameZone: 'Hay una zona repetida',
  sameService: 'Hay un servicio de envío repetido',
  /** Of a store that has no way to a place. */
  notThere: (tienda: string, ciudad: string) =>
    `${tienda} no envía a ${ciudad}. Elige retiro en tienda o quita sus productos del carrito.`,
  notAtWorkshop: (tienda: string) =>
    `${tienda} no entrega a domicilio en ese taller. Elige otra forma de recibir sus productos.`,
  noPickUp: (tienda: string) => `${tienda} no ofrece retiro en tienda. Elige delivery.`,
  officeGone: (tienda: string) => `La oficina que elegiste para ${tienda} ya no recibe envíos. Elige otra oficina.`,
  chooseOffice: 'Elige la oficina en la que retiras',
  /** Of a courier without an office in the client's city. */
  officesNearby: (empresa: string, ciudad: string, estado: string) =>
    `${empresa} no tiene oficina en ${ciudad}. Estas son las de ${estado}.`,
  noOffices: (empresa: string, estado: string) =>
    `Todavía no tenemos las oficinas de ${empresa} en ${estado}. Escribe en las instrucciones en cuál retiras, y la tienda envía a esa.`,
  wayGone: (tienda: string) => `${tienda} ya no ofrece la forma de envío que elegiste. Elige otra.`,
  saved: 'Formas de entrega guardadas',
  saveFailed: 'No se pudieron guardar las formas de entrega',
  cashNeedsPickUp: 'Para cobrar en la tienda tienes que ofrecer retiro',
  daysReversed: FIELD_MESSAGES.daysReversed,
  courier: 'Elige la empresa de envío',
} as const;
