import { AttachmentsService } from '../src/platform/uploads/attachments.service';
import { type Actor, mintUser } from './actors';
import { chatCalls, openChat } from './chats';
import { call, type Harness, later, startApp } from './harness';
import { animatedGif, jpeg, phonePhoto, pngBomb } from './pictures';

interface Uploaded {
  _id: string;
  nombre: string;
}
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

let h: Harness;
let ana: Actor;
let store: Actor;
let chatId: string;
const as = (actor: Actor) => chatCalls(h.base, actor);
beforeAll(async () => {
  h = await startApp();
  [ana, store] = [await mintUser(h, 'client'), await mintUser(h, 'store')];
  chatId = await openChat(h, ana, store);
});
afterAll(() => h.close());

async function upload(content: Uint8Array, name = 'foto.jpg', { token } = ana) {
  const form = new FormData();
  form.append('adjuntos', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  const headers = { authorization: `Bearer ${token}` };
  const res = await fetch(`${h.base}/api/upload/chat`, { method: 'POST', headers, body: form });
  const body = (await res.json()) as { data: Uploaded[]; code?: string };
  return { status: res.status, code: body.code, file: body.data?.[0] };
}
const fetchFile = (id: string, { token } = ana, chat = chatId) =>
  fetch(`${h.base}/api/chats/${chat}/adjuntos/${id}`, { headers: { authorization: `Bearer ${token}` } });

it('a picture and a PDF reach the members of the conversation, and nobody else', async () => {
  const picture = (await upload(await phonePhoto(), '../../IMG_2041.jpg')).file!;
  expect(picture).toMatchObject({ tipo: 'imagen', nombre: 'IMG_2041.webp', ancho: 300, alto: 600 });
  const pdf = (await upload(PDF, 'Cotización\u202Efdp.exe')).file!;
  expect(pdf).toMatchObject({ tipo: 'pdf', nombre: 'Cotizaciónfdp.pdf', tamano: PDF.length, ancho: null });
  const adjuntos = [picture._id, pdf._id];
  const { status, body } = await as(ana).send(chatId, '', { adjuntos });
  expect([status, body.data.adjuntos.map(({ _id }) => _id)]).toEqual([201, adjuntos]);
  expect((await as(store).get(chatId)).body.data.ultimoMensaje?.contenido).toBe('Foto');

  for (const reader of [ana, store]) {
    const answer = await fetchFile(picture._id, reader);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.subarray(8, 12).toString(), bytes.includes('SECRETO-DE-ANA')]).toEqual(['WEBP', false]);
    const file = await fetchFile(pdf._id, reader);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Cotizaci_nfdp.pdf"; filename*=UTF-8''Cotizaci%C3%B3nfdp.pdf`,
    );
    expect([file.headers.get('x-content-type-options'), file.headers.get('content-security-policy')]).toEqual([
      'nosniff',
      "sandbox; default-src 'none'",
    ]);
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  }
  const bea = await mintUser(h, 'client');
  expect((await fetchFile(picture._id, bea)).status).toBe(404);
  expect((await fetch(`${h.base}/api/chats/${chatId}/adjuntos/${picture._id}`)).status).toBe(401);
  // Nor through a conversation of hers, nor under the address of public pictures.
  expect((await fetchFile(picture._id, bea, await openChat(h, bea, store))).status).toBe(404);
  const { ruta } = (await h.db.collection('adjuntos').findOne({ nombre: 'IMG_2041.webp' }))!;
  expect((await fetch(`${h.base}/media/${ruta as string}`)).status).toBe(404);
  expect((await call(h.base, 'GET', `/media/${(ruta as string).replace('/', '%2F')}`)).status).toBe(404);
});

it('a file is part of one message, and only its own sender may send it', async () => {
  const file = (await upload(await jpeg(30, 30))).file!;
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, n) => as(ana).send(chatId, `${n}`, { adjuntos: [file._id] })),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  const hers = (await upload(await jpeg(30, 30), 'a.jpg', store)).file!;
  expect((await as(ana).send(chatId, 'Suya', { adjuntos: [hers._id] })).body.code).toBe('ENTRADA_INVALIDA');
  expect((await fetchFile(hers._id, store)).status).toBe(404);
});

it.each([
  ['a program', Buffer.from('MZ\x90\0'), 415, 'ADJUNTO_NO_SOPORTADO'],
  ['a drawing that could run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'ADJUNTO_NO_SOPORTADO'],
  ['a PDF behind other bytes', Buffer.concat([Buffer.from('<html>'), PDF]), 415, 'ADJUNTO_NO_SOPORTADO'],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400, 'IMAGEN_ILEGIBLE'],
  ['a bomb', pngBomb(6000), 413, 'IMAGEN_MUY_GRANDE'],
  ['nothing', Buffer.alloc(0), 400, 'ENTRADA_INVALIDA'],
  ['too much', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413, 'MUY_GRANDE'],
])('refuses %s', async (_name, content, status, code) => {
  expect(await upload(content)).toMatchObject({ status, code });
});

it('refuses a picture that moves', async () => {
  expect(await upload(await animatedGif())).toMatchObject({ status: 415, code: 'ADJUNTO_NO_SOPORTADO' });
});

it('what nobody sent is gone after a day, what somebody sent stays', async () => {
  const [kept, unused] = [(await upload(PDF, 'a.pdf')).file!, (await upload(PDF, 'b.pdf')).file!];
  await as(ana).send(chatId, 'Mira', { adjuntos: [kept._id] });
  const clock = later(h, 25 * 3_600_000);
  await h.app.get(AttachmentsService, { strict: false }).sweep();
  clock.mockRestore();
  expect((await fetchFile(kept._id)).status).toBe(200);
  expect((await as(ana).send(chatId, 'Tarde', { adjuntos: [unused._id] })).body.code).toBe('ENTRADA_INVALIDA');
});
