import type { Harness } from './harness';

const WAITING = { entrega: { $exists: true } };

/** Notices or mails that have still to be delivered. */
export const waiting = (h: Harness, collection = 'notificaciones'): Promise<number> =>
  h.db.collection(collection).countDocuments(WAITING);

/** As if the claims of a process that is dead had run out: whoever looks next may begin. */
export const endClaims = (h: Harness, collection = 'notificaciones') =>
  h.db.collection(collection).updateMany(WAITING, { $set: { 'entrega.proximo': new Date(0) } });

/** Lets everything that waits have been waiting since long ago. */
export const ageBy = (h: Harness, ms: number) =>
  h.db
    .collection('notificaciones')
    .updateMany(WAITING, { $set: { 'entrega.desde': new Date(Date.now() - ms), 'entrega.proximo': new Date(0) } });
