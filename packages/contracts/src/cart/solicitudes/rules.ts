/** Days for which a request may stay open. */
export const REQUEST_DAYS = [1, 2, 3, 5, 7] as const;
/** Hours for which a proposal may hold. */
export const PROPOSAL_HOURS = [6, 12, 24, 48, 72] as const;
/** Most days until a proposed part is ready. */
export const MAX_DELIVERY_DAYS = 15;
/** Requests that one client may have open. */
export const MAX_OPEN_REQUESTS = 5;
/** Requests that one client may make on one day of Caracas. */
export const MAX_REQUESTS_PER_DAY = 10;
/** Most stores told of one request. */
export const MAX_STORES_PER_REQUEST = 30;
/** Stores told in one transaction. */
export const STORES_PER_BATCH = 10;
/** Most requests told to one store within 24 hours. */
export const MAX_REQUESTS_PER_STORE = 60;
/** Proposals that one store may make for one request, one of them open at a time. */
export const MAX_PROPOSALS_PER_STORE = 3;
/** Units that one request asks for at most. */
export const MAX_REQUESTED_UNITS = 20;
/** Pictures of one request. */
export const MAX_REQUEST_PHOTOS = 3;

/** Ways to receive the part. */
export const ENTREGAS_PROPUESTA = ['envio_y_retiro', 'solo_retiro'] as const;
/** Label of each on screen. */
export const ENTREGA_PROPUESTA_LABELS: Record<(typeof ENTREGAS_PROPUESTA)[number], string> = {
  envio_y_retiro: 'Envío o retiro en la tienda',
  solo_retiro: 'Solo retiro en la tienda',
};

/** Groups of a client's list. */
export const GRUPOS_SOLICITUD = ['abiertas', 'cerradas'] as const;
/** Groups of a store's list: to be answered, answered and waiting, over. */
export const GRUPOS_TIENDA = ['por_responder', 'respondidas', 'cerradas'] as const;
