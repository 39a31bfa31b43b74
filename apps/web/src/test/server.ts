import { http, type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import { demanda } from '@tuerca/contracts/cart/demanda/endpoints';
import { solicitudesTienda } from '@tuerca/contracts/cart/solicitudes/endpoints';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import type { AnyEndpoint, DataOf, MetaOf } from '@tuerca/contracts/kernel/endpoint';
import { FIELD_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { NO_LIMITS } from '@tuerca/contracts/membresia/defaults';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';

interface Call {
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}
type Reply<E extends AnyEndpoint> = { data: DataOf<E>; meta?: MetaOf<E>; message?: string };

const on = (endpoint: AnyEndpoint, resolver: (call: Call) => Promise<Response> | Response): HttpHandler =>
  http[endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](
    `*${endpoint.path}`,
    async ({ request, params }) =>
      resolver({
        request,
        params: params as Record<string, string>,
        query: new URL(request.url).searchParams,
        body: request.headers.get('content-type')?.includes('json') ? await request.clone().json() : undefined,
      }),
  );

/** Answers a contract's call; the answer is checked against its schema, so that a test cannot invent a shape. */
export const answer = <E extends AnyEndpoint>(
  endpoint: E,
  reply: Reply<E> | ((call: Call) => Reply<E> | Response | Promise<Reply<E> | Response>),
): HttpHandler =>
  on(endpoint, async (call) => {
    const given = typeof reply === 'function' ? await reply(call) : reply;
    if (given instanceof Response) return given;
    endpoint.response.parse(given.data);
    return HttpResponse.json({ success: true, ...given } as never, { status: endpoint.status ?? 200 });
  });

/** A coded error as a response. */
export const errorResponse = (
  code: ErrorCode,
  extra: { errors?: { campo: string; mensaje: string }[]; data?: unknown; message?: string; retryAfter?: number } = {},
) => {
  const { retryAfter, ...body } = extra;
  return HttpResponse.json({ success: false, code, message: ERRORS[code].message, ...body } as never, {
    status: ERRORS[code].status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  });
};

/** Lets a contract's call fail with a code. */
export const fail = (
  endpoint: AnyEndpoint,
  code: ErrorCode,
  extra?: Parameters<typeof errorResponse>[1],
): HttpHandler => on(endpoint, () => errorResponse(code, extra));
/** Lets a contract's call answer that the id in the address cannot be one. */
export const wrongAddress = (endpoint: AnyEndpoint): HttpHandler =>
  fail(endpoint, 'ENTRADA_INVALIDA', { errors: [{ campo: 'id', mensaje: FIELD_MESSAGES.id }] });
/** Lets a contract's call find no server. */
export const unreachable = (endpoint: AnyEndpoint): HttpHandler => on(endpoint, () => HttpResponse.error());

const nothingNew = { page: 1, limit: 1, total: 0, totalPages: 0, unreadCount: 0 };
/** The API of a test: nothing but the header's unread figures, a client without payment methods, nothing hidden, no doubled codes, no known rates and a plan without limits answers until a test says what (`server.use(answer(cart.get, …))`). */
export const server = setupServer(
  answer(notifications.list, { data: [], meta: nothingNew }),
  answer(chats.list, { data: [], meta: nothingNew }),
  answer(demanda.view, { data: null }),
  answer(demanda.search, { data: null }),
  answer(paymentMethods.list, { data: [] }),
  answer(comments.hidden, { data: null }),
  answer(solicitudesTienda.count, { data: { pendientes: 0 } }),
  answer(preguntas.hidden, { data: [] }),
  answer(products.doubleCodes, { data: { total: 0, codigos: [] } }),
  answer(ratesAdmin.list, { data: [] }),
  answer(membresia.limits, { data: { nombre: 'Básico', limites: NO_LIMITS } }),
);
