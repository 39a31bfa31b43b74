import type { EstadoSolicitud } from '@tuerca/contracts/cart/solicitudes/states';
import type { Tx } from '../../platform/database/transactions';
import type { PropuestaDoc } from './propuesta.schema';
import type { SolicitudDoc } from './solicitud.schema';

/** A request as it is stored. */
export type StoredSolicitud = SolicitudDoc;
/** A proposal as it is stored; `precio` in cents of a dollar. */
export type StoredPropuesta = PropuestaDoc;

/** Stores are told of a request, inside the transaction that notes it. */
export class SolicitudAnunciada {
  static readonly event = 'solicitud.anunciada';
  constructor(
    readonly solicitud: StoredSolicitud,
    readonly tiendaIds: readonly string[],
    readonly tx: Tx,
  ) {}
}

/** A store sent or withdrew a proposal, inside the transaction that writes it. */
export class PropuestaMovida {
  static readonly event = 'propuesta.movida';
  constructor(
    readonly solicitud: StoredSolicitud,
    readonly propuesta: StoredPropuesta,
    readonly tx: Tx,
  ) {}
}

/** A request is over, inside the transaction that closes it: `tiendaIds` are the stores whose proposals were closed with it. */
export class SolicitudCerrada {
  static readonly event = 'solicitud.cerrada';
  constructor(
    readonly solicitud: StoredSolicitud,
    readonly estado: Exclude<EstadoSolicitud, 'abierta'>,
    /** The accepted one. */
    readonly propuesta: StoredPropuesta | null,
    readonly tiendaIds: readonly string[],
    readonly tx: Tx,
  ) {}
}
