import { COURIER_LABELS } from '../../auth/stores/couriers';
import type { Via } from '../../auth/stores/ways';
import type { Oficina } from './oficinas';

/** Address of an office and its contact data, a line each. */
export const officeLines = ({ direccion, ciudad, estado, telefono, horario }: Oficina): string[] =>
  [direccion, `${ciudad}, ${estado}`, telefono, horario].filter((line) => line !== null);

/** 'MRW, oficina Valencia Centro' of an order that goes to one; null of others. */
export const officeOfCourier = (forma: { via: Via; oficina?: Oficina | null | undefined } | null): string | null =>
  forma?.oficina && forma.via !== 'general' && forma.via !== 'propio'
    ? `${COURIER_LABELS[forma.via]}, oficina ${forma.oficina.nombre}`
    : null;
