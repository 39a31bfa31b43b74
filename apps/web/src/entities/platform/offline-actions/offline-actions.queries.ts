import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api';
import { ApiError, isUndecided, messageOf } from '@/lib/api-error';
import { exclusively } from '@/lib/exclusively';
import { notify } from '@/lib/notify';
import { getSession } from '@/lib/session';
import { isOnline, onOnline } from '@/lib/use-online';
import {
  changeOfflineAction,
  getOfflineActions,
  isActionWaiting,
  type OfflineAction,
  type OfflineActionKind,
  removeOfflineAction,
  useOfflineActions,
} from './offline-action-store';

/** Before the second try, twice as long before each further one: a network is often announced before it carries anything. Milliseconds. */
const FIRST_PAUSE = 1_000;
/** Between two tries while the device goes on believing that it is connected. */
const LONGEST_PAUSE = 20_000;
const FAILED = 'No se pudo enviar. Revísalo y envíalo otra vez.';

type Send = (body: never, idempotencyKey: string) => Promise<unknown>;
// Each kind loads its contract when something of it is sent.
const SENDERS: Record<OfflineActionKind, Send> = {
  booking: async (body, idempotencyKey) =>
    call((await import('@tuerca/contracts/citas/citas/endpoints')).citas.create, { body, idempotencyKey }),
  payment: async (body, idempotencyKey) =>
    call((await import('@tuerca/contracts/cart/checkout/endpoints')).checkout.place, {
      body,
      idempotencyKey,
      timeout: 30_000,
    }),
  question: async ({ productoId, texto }: { productoId: string; texto: string }, idempotencyKey) =>
    call((await import('@tuerca/contracts/products/preguntas/endpoints')).preguntas.create, {
      params: { id: productoId },
      body: { texto },
      idempotencyKey,
    }),
  cart: async (body, idempotencyKey) =>
    call((await import('@tuerca/contracts/cart/cart/endpoints')).cart.add, { body, idempotencyKey }),
  review: async (body, idempotencyKey) =>
    call((await import('@tuerca/contracts/products/comments/endpoints')).comments.create, { body, idempotencyKey }),
};

/** Nothing was decided: it stays, and is tried again. */
const waits = (error: unknown) =>
  isUndecided(error) || (error instanceof ApiError && [401, 429].includes(error.status));

/** Sends one; false when those of its kind behind it have to wait. */
async function send({ id, kind, body, label, tries }: OfflineAction): Promise<boolean> {
  try {
    await SENDERS[kind](body as never, id);
    removeOfflineAction(id);
    notify.ok(`Enviado: ${label}`);
    return true;
  } catch (error) {
    if (waits(error)) {
      changeOfflineAction(id, { tries: tries + 1 });
      return false;
    }
    const reason = messageOf(error, FAILED);
    changeOfflineAction(id, { state: 'refused', reason, tries: tries + 1 });
    notify.error(`${label}: ${reason}`, { key: `pendiente-${id}` });
    return true;
  }
}

/** Sends what waits, in order within each kind, as long as its owner is the one who is signed in. Returns whether anything went. */
async function sendAll(account: string): Promise<boolean> {
  const blocked = new Set<OfflineActionKind>();
  let went = false;
  for (const action of getOfflineActions()) {
    if (getSession().user?._id !== account) return went;
    // Another tab was faster, or let go of it.
    if (!isActionWaiting(action.id) || blocked.has(action.kind)) continue;
    if (await send(action)) went = true;
    else blocked.add(action.kind);
  }
  return went;
}

/** Sends what the signed-in account did without a network: at once, when the network comes back, and every now and then. */
export function useSendOfflineActions(): void {
  const cache = useQueryClient();
  const waiting = useOfflineActions().some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!waiting) return;
    const account = getSession().user!._id;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const flush = async (pause: number) => {
      clearTimeout(timer);
      try {
        await exclusively(`tuerca-pendientes:${account}`, async () => {
          if (isOnline() && (await sendAll(account))) await cache.invalidateQueries();
        });
      } finally {
        clearTimeout(timer);
        if (!ended) timer = setTimeout(() => void flush(Math.min(2 * pause, LONGEST_PAUSE)), pause);
      }
    };
    const begin = () => void flush(FIRST_PAUSE);
    begin();
    const end = onOnline(begin);
    return () => {
      ended = true;
      end();
      clearTimeout(timer);
    };
  }, [cache, waiting]);
}
