import type { DevolucionParty } from '@tuerca/contracts/orders/devoluciones/states';
import type { Tx } from '../../platform/database/transactions';
import type { DevolucionDoc } from './devolucion.schema';

/** A return as it is stored; amounts in integer céntimos and cents. */
export type StoredDevolucion = DevolucionDoc;

/** A return was asked for or moved along, told inside the transaction that writes it, the return as it is now. */
export class DevolucionMovida {
  static readonly event = 'devolucion.movida';
  constructor(
    readonly devolucion: StoredDevolucion,
    readonly por: DevolucionParty,
    readonly tx: Tx,
  ) {}
}

/** A party wrote to the other, told inside the transaction that writes it. */
export class DevolucionComentada {
  static readonly event = 'devolucion.comentada';
  constructor(
    readonly devolucion: StoredDevolucion,
    readonly por: 'cliente' | 'tienda',
    readonly texto: string,
    readonly tx: Tx,
  ) {}
}

/** A store let its time for an answer pass; told once, inside the transaction that notes it. */
export class DevolucionSinRespuesta {
  static readonly event = 'devolucion.sin-respuesta';
  constructor(
    readonly devolucion: StoredDevolucion,
    readonly tx: Tx,
  ) {}
}

/** Units and money that one line of a refunded return gives back. */
export interface RefundedLine {
  productoId: string;
  nombre: string;
  cantidad: number;
  /** Units that went back on sale. */
  vendibles: number;
  /** Céntimos of Bs. */
  precioUnitario: number;
  /** Cents of a dollar. */
  precioUSD: number;
}
/** Money and stock of a refund; `monto` and `envio` in céntimos of Bs. at the order's rate, `montoUSD` in cents. */
export interface Refund {
  devolucionId: string;
  /** Of the return. */
  numero: string;
  pedidoId: string;
  pedidoNumero: string;
  tiendaId: string;
  clienteId: string;
  monto: number;
  montoUSD: number;
  /** Part of `monto`: the delivery, when the store was wrong. */
  envio: number;
  tasa: number;
  fecha: Date;
  referencia: string;
  lineas: RefundedLine[];
}

/** A store refunded a return: told once, inside the transaction that gives money and stock back. */
export class DevolucionReembolsada {
  static readonly event = 'devolucion.reembolsada';
  constructor(
    readonly refund: Refund,
    readonly tx: Tx,
  ) {}
}
