import { http, HttpResponse } from 'msw';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { buildSession, enter } from '@/test/people';
import { answer, errorResponse, fail, server, unreachable } from '@/test/server';
import { client } from './api';
import { ApiError, NetworkError } from './api-error';
import { urlOf } from './request';
import { getSession, onSessionEnd, signOut } from './session';

const api = client({ auth, cart, orders, catalogue });
const nothing = {
  terminos: [],
  products: [],
  stores: [],
  workshops: [],
  services: [],
  totales: { products: 0, stores: 0, workshops: 0, services: 0 },
};
const bearer = (request: Request) => request.headers.get('authorization');

/** An API that takes only the renewed token, and counts how often it was renewed. */
function staleApi() {
  const seen = { refreshes: 0 };
  server.use(
    answer(auth.refresh, () => {
      seen.refreshes += 1;
      return { data: buildSession('client', { token: 'nuevo' }) };
    }),
    answer(catalogue.search, ({ request }) =>
      bearer(request) === 'Bearer nuevo' ? { data: nothing } : errorResponse('SESION_VENCIDA'),
    ),
  );
  return seen;
}

describe('a call', () => {
  it('sends query and bearer token, and gives back data without the envelope', async () => {
    enter();
    let url = '';
    server.use(
      answer(catalogue.search, ({ request }) => {
        url = request.url;
        expect(bearer(request)).toBe('Bearer token-client');
        return { data: nothing, message: 'Listo' };
      }),
    );
    const { data, message } = await api.catalogue.search({ query: { query: 'filtro de aceite', q: undefined } });
    expect(new URL(url).search).toBe('?query=filtro+de+aceite');
    expect(data.totales.products).toBe(0);
    expect(message).toBe('Listo');
  });

  it('escapes what stands in the path', () => {
    expect(urlOf('/api/orders/:id/invoice', { id: 'A/B ?' }, { page: 2, tags: ['x', 'y'], q: '' })).toBe(
      '/api/orders/A%2FB%20%3F/invoice?page=2&tags=x&tags=y',
    );
  });

  it('gives a file as a Blob', async () => {
    server.use(
      http.get(
        '*/api/orders/:id/invoice',
        () => new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      ),
    );
    const blob = await api.orders.invoice({ params: { id: 'P-1' } });
    expect(await blob.text()).toBe('%PDF');
  });

  it('throws the code, the fields and the waiting time of an error', async () => {
    server.use(
      fail(auth.register, 'ENTRADA_INVALIDA', {
        errors: [{ campo: 'email', mensaje: 'El correo electrónico no es válido' }],
      }),
      fail(auth.forgot, 'DEMASIADAS_SOLICITUDES', { retryAfter: 30 }),
    );
    await expect(api.auth.register({ body: {} as never })).rejects.toMatchObject({
      status: 400,
      code: 'ENTRADA_INVALIDA',
      errors: [{ campo: 'email', mensaje: 'El correo electrónico no es válido' }],
    });
    await expect(api.auth.forgot({ body: { email: 'a@b.ve' } })).rejects.toMatchObject({
      code: 'DEMASIADAS_SOLICITUDES',
      retryAfter: 30,
    });
  });

  it('says when no server answers, when it is too slow, and when the shape is wrong', async () => {
    server.use(unreachable(catalogue.search));
    await expect(api.catalogue.search()).rejects.toMatchObject({ name: 'NetworkError', reason: 'offline' });
    server.use(http.get('*/api/search', () => new Promise<Response>(() => {})));
    await expect(api.catalogue.search({ timeout: 20 })).rejects.toMatchObject({ reason: 'timeout' });
    server.use(http.get('*/api/search', () => HttpResponse.json({ success: true, data: { products: 'muchos' } })));
    await expect(api.catalogue.search()).rejects.toMatchObject({ code: 'RESPUESTA_INVALIDA' });
  });

  it('reads answers without their schemas in production, and still refuses what is none of the API', async () => {
    const environment = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      server.use(
        http.get('*/api/search', () => HttpResponse.json({ success: true, data: 'unchecked', mensaje: 'Sí' })),
      );
      await expect(api.catalogue.search()).resolves.toMatchObject({ data: 'unchecked', message: 'Sí' });
      server.use(http.get('*/api/search', () => HttpResponse.html('<h1>Wi-Fi del hotel</h1>')));
      await expect(api.catalogue.search()).rejects.toMatchObject({ code: 'RESPUESTA_INVALIDA' });
    } finally {
      process.env.NODE_ENV = environment;
    }
  });

  it('sends an idempotency key where something is created, the given one if there is one', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/cart/add', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return errorResponse('PRODUCTO_AGOTADO');
      }),
    );
    const body = { productoId: 'b'.repeat(24) };
    await expect(api.cart.add({ body })).rejects.toBeInstanceOf(ApiError);
    await expect(api.cart.add({ body, idempotencyKey: 'clave-del-formulario' })).rejects.toBeInstanceOf(ApiError);
    expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(keys[1]).toBe('clave-del-formulario');
  });
});

describe('an expired token', () => {
  it('is renewed once for five calls in flight, and every call gets its answer', async () => {
    enter();
    const seen = staleApi();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => api.catalogue.search({ query: { q: `texto ${n}` } })));
    expect(answers).toHaveLength(5);
    expect(seen.refreshes).toBe(1);
    expect(getSession().token).toBe('nuevo');
  });

  it('ends the session when it cannot be renewed, says so, and keeps the checkout draft', async () => {
    enter();
    sessionStorage.setItem('tuerca-checkout', 'borrador');
    const reasons: string[] = [];
    const stop = onSessionEnd((reason) => reasons.push(reason));
    server.use(fail(auth.refresh, 'SESION_VENCIDA'), fail(catalogue.search, 'SESION_VENCIDA'));
    await expect(Promise.all([api.catalogue.search(), api.catalogue.search()])).rejects.toMatchObject({ status: 401 });
    stop();
    expect(getSession().status).toBe('anonymous');
    expect(localStorage.getItem('auth-token')).toBeNull();
    expect(reasons).toEqual(['expired']);
    expect(sessionStorage.getItem('tuerca-checkout')).toBe('borrador');
  });

  it('does not end the session when the network fails while renewing', async () => {
    enter();
    server.use(unreachable(auth.refresh), fail(catalogue.search, 'SESION_VENCIDA'));
    await expect(api.catalogue.search()).rejects.toBeInstanceOf(NetworkError);
    expect(getSession().status).toBe('signed-in');
  });

  it('is not renewed for a wrong password, nor for a visitor', async () => {
    server.use(fail(auth.login, 'CREDENCIALES'), fail(cart.get, 'SESION_REQUERIDA'));
    await expect(api.auth.login({ body: { email: 'a@b.ve', password: 'no' } })).rejects.toMatchObject({
      code: 'CREDENCIALES',
    });
    await expect(api.cart.get()).rejects.toMatchObject({ code: 'SESION_REQUERIDA' });
  });

  it('takes the token that another tab has renewed instead of rotating the cookie again', async () => {
    enter();
    localStorage.setItem('auth-token', 'nuevo');
    const seen = staleApi();
    await api.catalogue.search();
    expect(seen.refreshes).toBe(0);
  });

  it('does not sign in again somebody who left while it was being renewed', async () => {
    enter();
    server.use(
      answer(auth.refresh, () => {
        signOut();
        return { data: buildSession('client', { token: 'nuevo' }) };
      }),
      fail(catalogue.search, 'SESION_VENCIDA'),
    );
    await expect(api.catalogue.search()).rejects.toMatchObject({ status: 401 });
    expect(getSession().status).toBe('anonymous');
  });
});
