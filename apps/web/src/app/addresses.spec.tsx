import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { stepsOf } from '@tuerca/fixtures/address-steps';
import type { Who } from '@tuerca/fixtures/addresses';
import { notify } from '@/lib/notify';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { fail, server } from '@/test/server';
import { Layout } from './layout';
import { wholeTable } from './router';

let routes: RouteObject[];
beforeAll(async () => {
  routes = await wholeTable();
});

/** Pages that lead on by themselves, and so are the real ones. */
const REAL = ['/checkout/pago', '/checkout/confirmacion'];

/** The whole table, in which a page only says that it is there: this is about who gets where. */
const bare = (table: RouteObject[]): RouteObject[] =>
  table.map(({ lazy, ...route }) => {
    const isPage = lazy && route.path && !REAL.includes(route.path);
    const framed = typeof route.element === 'object' && (route.element as { type?: unknown } | null)?.type === Layout;
    return {
      ...route,
      ...(isPage ? { element: <h1>{route.path}</h1> } : { lazy }),
      ...(framed ? { element: undefined } : {}),
      ...(route.children ? { children: bare(route.children) } : {}),
    } as RouteObject;
  });

const none = http.all('*/api/*', () =>
  HttpResponse.json({ success: false, code: 'NO_DISPONIBLE', message: 'No disponible' }, { status: 503 }),
);

describe.each<Who>(['visitor', 'client', 'store', 'workshop', 'admin', 'crane', 'delivery'])('for a %s', (who) => {
  it('every address leads where it should, and says why', async () => {
    server.use(fail(checkout.last, 'NO_ENCONTRADO'), none);
    const said: string[] = [];
    for (const kind of ['ok', 'info', 'warn', 'error'] as const)
      jest.spyOn(notify, kind).mockImplementation((message) => void said.push(message));
    if (who !== 'visitor') enter(who);
    const { router, address } = renderApp('/glosario', bare(routes[0]!.children!));
    for (const { from, path, toast } of stepsOf(who)) {
      said.length = 0;
      await act(() => router.navigate(from));
      await waitFor(() => expect([from, address()]).toEqual([from, path]));
      if (toast) await waitFor(() => expect([from, ...said]).toContain(toast));
    }
  }, 60_000);
});
