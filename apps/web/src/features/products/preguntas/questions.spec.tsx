import { act, screen, waitFor, within } from '@testing-library/react';
import { reportes } from '@tuerca/contracts/platform/reportes/endpoints';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import type { Pregunta } from '@tuerca/contracts/products/preguntas/schemas';
import { buildSession, enter } from '@/test/people';
import { renderApp, renderElement } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { ProductQuestions } from './questions';
import { TextForm } from './text-form';

const id = (n: number) => n.toString(16).padStart(24, '0');
const ME = buildSession().user._id;
const pregunta = (n: number, overrides: Partial<Pregunta> = {}): Pregunta => ({
  _id: id(n),
  productoId: id(1),
  texto: `¿Pregunta ${n}?`,
  usuario: { _id: id(500 + n), nombre: `Ana ${n}.` },
  respuesta: null,
  createdAt: '2026-10-25T15:00:00.000Z',
  ...overrides,
});
const list = (all: Pregunta[]) =>
  answer(preguntas.list, ({ params, query }) => {
    expect(params.id).toBe(id(1));
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return {
      data: all.slice((page - 1) * limit, page * limit),
      meta: { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) },
    };
  });
const section = (tiendaId = id(900)) => (
  <ProductQuestions productoId={id(1)} tienda={{ _id: tiendaId, nombreTienda: 'Repuestos Turpial' }} />
);
const show = (tiendaId?: string) => renderElement(section(tiendaId), '/producto/1');
const ask = { name: 'Preguntar' };
const field = () => screen.getByRole('textbox', { name: 'Tu pregunta' });

describe('the questions about a product', () => {
  it('come five at a time with the answers of the store', async () => {
    server.use(
      list(
        Array.from({ length: 7 }, (_, n) =>
          pregunta(n + 1, n === 0 ? { respuesta: { texto: 'Sí, le sirve.', fecha: '2026-10-26T15:00:00.000Z' } } : {}),
        ),
      ),
    );
    const { user } = show();
    const first = (await screen.findByRole('heading', { level: 3, name: '¿Pregunta 1?' })).closest('article')!;
    expect(within(first).getByText('Sí, le sirve.')).toBeInTheDocument();
    expect(within(first).getByText('Repuestos Turpial')).toBeInTheDocument();
    expect(screen.getAllByText('La tienda aún no responde.')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Ver más preguntas (2)' }));
    expect(await screen.findByText('¿Pregunta 7?')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Ver más/ })).not.toBeInTheDocument();
  });

  it('are sent unchecked when the code that checks them is not on the device', async () => {
    const sent: string[] = [];
    const { user } = renderElement(
      <TextForm
        label="Tu pregunta"
        maxLength={500}
        loadSchema={() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))}
        value=" ¿Le sirve? "
        onChange={() => undefined}
        submit="Preguntar"
        busyText="Enviando..."
        send={(text) => Promise.resolve(sent.push(text))}
        error="No se pudo enviar tu pregunta."
      />,
      '/producto/1',
    );
    await user.click(screen.getByRole('button', ask));
    await waitFor(() => expect(sent).toEqual(['¿Le sirve?']));
  });

  it('say that there is none yet, and offer a retry when they cannot be read', async () => {
    server.use(unreachable(preguntas.list));
    const { user } = show();
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(list([]));
    await user.click(retry);
    expect(await screen.findByText('Sé la primera persona en preguntar.')).toBeInTheDocument();
  });

  it('are asked after signing in, without being typed or sent again', async () => {
    const sent: unknown[] = [];
    server.use(
      list([]),
      answer(preguntas.create, ({ body }) => (sent.push(body), { data: pregunta(9, { texto: '¿Le sirve al mío?' }) })),
    );
    const { user, router, address } = renderApp('/producto/1?x=2', [
      { path: '/producto/:id', element: section() },
      { path: '*', element: <h1>Otra página</h1> },
    ]);
    await user.type(field(), '¿Le sirve al mío?');
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByText('Debes iniciar sesión para preguntar')).toBeInTheDocument();
    expect(address()).toBe('/iniciar-sesion?volver=%2Fproducto%2F1%3Fx%3D2%23preguntas');
    act(() => enter());
    await router.navigate('/producto/1?x=2#preguntas');
    expect(await screen.findByText('Tu pregunta fue enviada a la tienda')).toBeInTheDocument();
    expect(sent).toEqual([{ texto: '¿Le sirve al mío?' }]);
    expect(field()).toHaveValue('');
  });

  it('whose answer is lost after signing in stay in the field, and are the same question when sent again', async () => {
    const keys: (string | null)[] = [];
    server.use(
      list([]),
      answer(preguntas.create, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? Response.error() : { data: pregunta(9, { texto: '¿Le sirve al mío?' }) };
      }),
    );
    const { user, router } = renderApp('/producto/1', [
      { path: '/producto/:id', element: section() },
      { path: '*', element: <h1>Otra página</h1> },
    ]);
    await user.type(field(), '¿Le sirve al mío?');
    await user.click(screen.getByRole('button', ask));
    await screen.findByText('Debes iniciar sesión para preguntar');
    act(() => enter());
    await router.navigate('/producto/1#preguntas');
    expect(
      await screen.findByText('No se pudo conectar con el servidor. Verifica tu conexión a internet.'),
    ).toBeInTheDocument();
    expect(field()).toHaveValue('¿Le sirve al mío?');
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByText('Tu pregunta fue enviada a la tienda')).toBeInTheDocument();
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    expect(field()).toHaveValue('');
  });

  it('need some words; what was typed survives a failure and is sent again under the same key', async () => {
    enter('workshop');
    const keys: (string | null)[] = [];
    server.use(list([]), unreachable(preguntas.create));
    const { user } = show();
    await user.type(field(), 'qué ');
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByText('Escribe tu pregunta en al menos 5 caracteres')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    const lost = jest.spyOn(globalThis, 'fetch');
    await user.type(field(), 'tal?');
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo conectar con el servidor.');
    expect(field()).toHaveValue('qué tal?');
    keys.push(new Headers(lost.mock.calls.at(-1)?.[1]?.headers).get('Idempotency-Key'));
    lost.mockRestore();
    server.use(
      answer(
        preguntas.create,
        ({ request, body }) => (
          keys.push(request.headers.get('Idempotency-Key')),
          expect(body).toEqual({ texto: 'qué tal?' }),
          { data: pregunta(9, { texto: 'qué tal?' }) }
        ),
      ),
    );
    await user.click(screen.getByRole('button', ask));
    expect(await screen.findByText('Tu pregunta fue enviada a la tienda')).toBeInTheDocument();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(field()).toHaveValue('');
  });

  it('show mine at once, on top, though the list puts answered ones first; I may take it back', async () => {
    enter();
    const mine = pregunta(9, { texto: '¿Trae tornillos?', usuario: { _id: ME, nombre: 'María P.' } });
    const all = Array.from({ length: 6 }, (_, n) => pregunta(n + 1));
    server.use(
      list(all),
      answer(preguntas.create, () => (all.push(mine), { data: mine })),
      fail(preguntas.remove, 'NO_ENCONTRADO'),
    );
    const { user } = show();
    await user.type(field(), '¿Trae tornillos?');
    await user.click(screen.getByRole('button', ask));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('¿Trae tornillos?'));
    await user.click(screen.getByRole('button', { name: 'Eliminar pregunta' }));
    const question = await screen.findByRole('dialog', { name: '¿Eliminar tu pregunta?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar pregunta' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('No encontramos lo que buscas.');
    server.use(answer(preguntas.remove, ({ params }) => (expect(params.id).toBe(mine._id), all.pop(), { data: null })));
    await user.click(within(question).getByRole('button', { name: 'Eliminar pregunta' }));
    expect(await screen.findByText('Tu pregunta fue eliminada')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('¿Trae tornillos?')).not.toBeInTheDocument());
  });

  it('are reported with a reason', async () => {
    enter();
    let sent: unknown;
    server.use(
      list([pregunta(2)]),
      answer(reportes.create, ({ body }) => ((sent = body), { data: null })),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Reportar la pregunta de Ana 2.' }));
    await user.selectOptions(await screen.findByLabelText(/^Motivo/), 'Insulta, amenaza o discrimina');
    await user.type(screen.getByRole('textbox', { name: /qué pasó/i }), 'Es un insulto');
    await user.click(screen.getByRole('button', { name: 'Enviar reporte' }));
    expect(await screen.findByText('Gracias. Vamos a revisar tu reporte.')).toBeInTheDocument();
    expect(sent).toEqual({ objeto: 'pregunta', objetoId: id(2), tipo: 'ofensivo', motivo: 'Es un insulto' });
  });
});

describe('the store of the product', () => {
  it('asks nothing, answers in place, and may change the answer', async () => {
    enter('store');
    const all = [pregunta(1)];
    const texts: unknown[] = [];
    server.use(
      list(all),
      answer(preguntas.answer, ({ params, body }) => {
        expect(params.id).toBe(id(1));
        texts.push(body);
        all[0] = pregunta(1, {
          respuesta: { texto: (body as { texto: string }).texto, fecha: '2026-10-26T15:00:00.000Z' },
        });
        return { data: all[0] };
      }),
    );
    const { user } = show(ME);
    await user.click(await screen.findByRole('button', { name: 'Responder' }));
    expect(screen.queryByRole('textbox', { name: 'Tu pregunta' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publicar respuesta' }));
    expect(await screen.findByText('Escribe tu respuesta')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Tu respuesta' }), 'Sí, trae');
    await user.click(screen.getByRole('button', { name: 'Publicar respuesta' }));
    expect(await screen.findByText('Tu respuesta fue publicada')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Editar respuesta' }));
    await user.type(screen.getByRole('textbox', { name: 'Tu respuesta' }), ' cuatro');
    await user.click(screen.getByRole('button', { name: 'Publicar respuesta' }));
    expect(await screen.findByText('Sí, trae cuatro')).toBeInTheDocument();
    expect(texts).toEqual([{ texto: 'Sí, trae' }, { texto: 'Sí, trae cuatro' }]);
  });
});
