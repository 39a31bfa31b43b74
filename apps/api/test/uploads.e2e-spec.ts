import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';
import { MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { FREE_TTL } from '../src/platform/uploads/free-files';
import { UploadsService } from '../src/platform/uploads/uploads.service';
import { type Actor, mintUser } from './actors';
import { type Answer, call, type Harness, later, startApp } from './harness';
import { animatedGif, jpeg, phonePhoto, picture, pngBomb } from './pictures';

let h: Harness;
let ana: Actor;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  [ana, store] = [await mintUser(h, 'client'), await mintUser(h, 'store')];
});
afterAll(() => h.close());

type Part = [name: string, content: Uint8Array | string, fileName?: string];

async function upload(path: string, parts: Part[], { token } = ana): Promise<Answer> {
  const form = new FormData();
  for (const [name, content, fileName] of parts)
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), fileName ?? 'foto.jpg');
  return send(path, form, token);
}
async function send(path: string, body: BodyInit, token?: string, type?: string): Promise<Answer> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) };
  const res = await fetch(h.base + path, { method: 'POST', headers, body });
  return { status: res.status, body: await res.json(), headers: res.headers };
}
/** A form written byte by byte, for what no browser sends. */
function raw(headers: string, content = 'x', boundary = 'tuerca'): Promise<Answer> {
  const body = `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  return send('/api/upload/profile', body, ana.token, `multipart/form-data; boundary=${boundary}`);
}
const stored = async (url: string) => Buffer.from(await (await fetch(h.base + url)).arrayBuffer());
const storedFiles = (): string[] => {
  const root = join(process.env.TUERCA_DATA!, 'media');
  return existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
    : [];
};
const records = () => h.db.collection('imagenes').countDocuments();
const profilePhoto = async (user = ana): Promise<string> =>
  (await upload('/api/upload/profile', [['image', await jpeg()]], user)).body.data.imageUrl;
const putProfile = (body: unknown, { token } = ana) => call(h.base, 'PUT', '/api/user/profile', { token, body });

describe('a picture that is good', () => {
  it('is stored as WebP in every width, under an address that nobody can guess', async () => {
    const { status, body } = await upload('/api/upload/profile', [
      ['image', await jpeg(1500, 1000), '../../etc/passwd'],
    ]);
    expect([status, body.message]).toEqual([201, 'Imagen de perfil subida correctamente']);
    const { imageUrl } = body.data;
    expect(imageUrl).toMatch(/^\/media\/subidas\/perfil\/[0-9a-f]{36}-640\.webp$/);
    for (const width of IMAGE_WIDTHS)
      expect(await sharp(await stored(imageVariant(imageUrl, width))).metadata()).toMatchObject({
        format: 'webp',
        width,
      });
    const res = await fetch(h.base + imageUrl);
    expect([res.headers.get('content-security-policy'), res.headers.get('x-content-type-options')]).toEqual([
      "sandbox; default-src 'none'",
      'nosniff',
    ]);
  });

  it('keeps a small one at its size, and takes PNG, GIF and WebP by their bytes whatever they are called', async () => {
    const drawn = () => picture(40, 20);
    for (const content of [
      await drawn().png().toBuffer(),
      await drawn().gif().toBuffer(),
      await drawn().webp().toBuffer(),
      await drawn().webp({ lossless: true }).toBuffer(),
    ]) {
      const { body } = await upload('/api/upload/profile', [['image', content, 'foto.exe\0.jpg']]);
      expect(await sharp(await stored(body.data.imageUrl)).metadata()).toMatchObject({ width: 40, height: 20 });
    }
  });

  it('stands upright and tells neither where nor with what it was taken', async () => {
    const content = await phonePhoto();
    expect((await sharp(content).metadata()).exif!.includes('SECRETO-DE-ANA')).toBe(true);
    const { body } = await upload('/api/upload/profile', [['image', content]]);
    const result = await stored(body.data.imageUrl);
    const { width, height, exif, xmp, icc, orientation } = await sharp(result).metadata();
    expect([width, height, exif, xmp, icc, orientation]).toEqual([
      300,
      600,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(result.includes('SECRETO')).toBe(false);
  });

  it('loses whatever was hidden in it', async () => {
    const hidden = Buffer.from('<script>alert(document.domain)</script><?php system($_GET[0]);');
    const content = Buffer.concat([await jpeg(), hidden]);
    const { status, body } = await upload('/api/upload/profile', [['image', content, 'foto.html']]);
    expect(status).toBe(201);
    for (const width of IMAGE_WIDTHS)
      expect((await stored(imageVariant(body.data.imageUrl, width))).includes('script')).toBe(false);
  });

  it('comes in threes for a product, in their order, and alone for a banner', async () => {
    const three: Part[] = [];
    for (const width of [100, 200, 300]) three.push(['productImages', await jpeg(width, 90)]);
    const { body } = await upload('/api/upload/product', three, store);
    const widths = [];
    for (const url of body.data.imageUrls) widths.push((await sharp(await stored(url)).metadata()).width);
    expect(widths).toEqual([100, 200, 300]);
    const banner = await upload('/api/upload/banner', [['image', await jpeg(1200, 300)]], store);
    expect([banner.status, banner.body.data.imageUrl]).toEqual([201, expect.stringContaining('/subidas/banner/')]);
  });
});

describe('a picture that is not', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['SVG', () => Buffer.from(svg), 415, 'IMAGEN_NO_SOPORTADA'],
    ['HTML called foto.jpg', () => Buffer.from('<!doctype html><script>1</script>'), 415, 'IMAGEN_NO_SOPORTADA'],
    ['an SVG behind a GIF signature', () => Buffer.from(`GIF89a${svg}`), 400, 'IMAGEN_ILEGIBLE'],
    ['an SVG behind the signature of WebP', () => Buffer.from(`RIFF0000WEBP${svg}`), 400, 'IMAGEN_ILEGIBLE'],
    [
      'an animated WebP',
      async () =>
        sharp(await animatedGif(), { animated: true })
          .webp()
          .toBuffer(),
      415,
      'IMAGEN_NO_SOPORTADA',
    ],
    ['half a WebP', async () => (await picture().webp().toBuffer()).subarray(0, 60), 400, 'IMAGEN_ILEGIBLE'],
    ['an animation', animatedGif, 415, 'IMAGEN_NO_SOPORTADA'],
    ['half a JPEG', async () => (await jpeg(1000, 1000)).subarray(0, 4000), 400, 'IMAGEN_ILEGIBLE'],
    ['half a PNG', async () => (await picture().png().toBuffer()).subarray(0, 700), 400, 'IMAGEN_ILEGIBLE'],
    ['20,000 × 20,000 pixels', () => pngBomb(20_000), 413, 'IMAGEN_MUY_GRANDE'],
    ['more than 5 MB', () => Buffer.alloc(MAX_IMAGE_BYTES + 1), 413, 'MUY_GRANDE'],
    ['ten times as much', () => Buffer.alloc(10 * MAX_IMAGE_BYTES), 413, 'MUY_GRANDE'],
    ['nothing', () => Buffer.alloc(0), 400, 'ENTRADA_INVALIDA'],
  ])('%s is refused, and leaves nothing behind', async (_name, content, status, code) => {
    const before = [storedFiles().length, await records()];
    const sent = await content();
    const memory = process.memoryUsage().rss;
    const answer = await upload('/api/upload/profile', [['image', sent]]);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/[a-záéíóú]{3}.*\.?$/);
    expect([storedFiles().length, await records()]).toEqual(before);
    // The sender lives in this process too, and copies what it sends; a decoded bomb would take 1.6 GB.
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * 1024 * 1024 + 4 * sent.length);
  });

  it('takes its good companions with it', async () => {
    const before = await records();
    const answer = await upload(
      '/api/upload/product',
      [
        ['productImages', await jpeg()],
        ['productImages', Buffer.from(svg)],
      ],
      store,
    );
    expect([answer.status, await records()]).toEqual([415, before]);
  });
});

describe('a form that is not ours', () => {
  it.each<[string, () => Promise<Part[]> | Part[]]>([
    [
      'an unknown field',
      async () => [
        ['image', await jpeg()],
        ['role', 'admin'],
      ],
    ],
    ['an unknown file', async () => [['foto', await jpeg()]]],
    [
      'two files for one',
      async () => [
        ['image', await jpeg()],
        ['image', await jpeg()],
      ],
    ],
    ['a hundred fields', () => Array.from({ length: 100 }, (_, i): Part => [`campo${i}`, 'x'])],
    ['text in place of the file', () => [['image', 'x']]],
    ['no part at all', () => []],
  ])('%s is refused', async (_name, parts) => {
    const answer = await upload('/api/upload/profile', await parts());
    expect([answer.status, answer.body.success, answer.body.message]).toEqual([
      400,
      false,
      expect.not.stringMatching(/reach|limit|multipart/i),
    ]);
  });

  it.each([
    ['a[99999999]'],
    ['image[0]'],
    ['image.0'],
    ['__proto__'],
    ['constructor[prototype][x]'],
    ['$where'],
    ['x'.repeat(5000)],
    ['image\0'],
  ])('the name %s is only an unknown name', async (name) => {
    const started = performance.now();
    for (const file of ['', '; filename="foto.jpg"']) {
      const { status, body } = await raw(`Content-Disposition: form-data; name="${name}"${file}`);
      expect([[400, 413].includes(status), body.success]).toEqual([true, false]);
      expect(JSON.stringify(body)).not.toContain('99999999');
    }
    expect(performance.now() - started).toBeLessThan(2000);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('headers without end, a boundary that never comes and a body that is no form are refused', async () => {
    const header = 'Content-Disposition: form-data; name="image"; filename="a.jpg"';
    expect((await raw(`${header}\r\nX-Long: ${'y'.repeat(100_000)}`)).status).toBeGreaterThanOrEqual(400);
    const type = 'multipart/form-data; boundary=tuerca';
    expect((await send('/api/upload/profile', `--tuerca\r\n${header}\r\n\r\nabc`, ana.token, type)).status).toBe(400);
    expect((await send('/api/upload/profile', 'hola', ana.token, type)).status).toBe(400);
    expect((await send('/api/upload/profile', 'hola', ana.token, 'multipart/form-data')).status).toBe(400);
  });

  it('is taken nowhere else, and nothing else is taken here', async () => {
    const form = new FormData();
    form.append('nombre', 'Intrusa');
    expect(await send('/api/auth/login', form)).toMatchObject({ status: 415, body: { code: 'TIPO_NO_SOPORTADO' } });
    expect(await call(h.base, 'POST', '/api/upload/profile', { token: ana.token, body: { image: 'x' } })).toMatchObject(
      {
        status: 415,
        body: { code: 'TIPO_NO_SOPORTADO' },
      },
    );
  });

  it('needs a session of the right role before a byte of it is kept', async () => {
    const parts: Part[] = [['image', await jpeg()]];
    const form = new FormData();
    expect((await send('/api/upload/profile', form)).status).toBe(401);
    expect((await upload('/api/upload/banner', parts)).status).toBe(403);
    expect((await upload('/api/upload/product', [['productImages', await jpeg()]])).status).toBe(403);
  });
});

describe('the photo of my profile', () => {
  it('is one that was issued to me, and shows wherever I do', async () => {
    const url = await profilePhoto();
    const { status, body } = await putProfile({ fotoPerfilUrl: url, nombre: 'Ana' });
    expect([status, body.data.profilePicture]).toEqual([200, url]);
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.data.profilePicture).toBe(url);
    expect((await putProfile({ fotoPerfilUrl: url })).body.data.profilePicture).toBe(url);
    expect((await putProfile({ fotoPerfilUrl: null })).body.data.profilePicture).toBeNull();
  });

  it('is nothing else: not another person’s, not a banner, not an address from outside', async () => {
    const banner = (await upload('/api/upload/banner', [['image', await jpeg()]], store)).body.data.imageUrl;
    for (const [url, who] of [
      [await profilePhoto(store), ana],
      [banner, store],
      ['https://espia.example/pixel.gif', ana],
      ['/media/subidas/perfil/../perfil/x-640.webp', ana],
      [`/media/subidas/perfil/${'0'.repeat(36)}-640.webp`, ana],
    ] as const) {
      const { status, body } = await putProfile({ fotoPerfilUrl: url, nombre: 'Intrusa' }, who);
      expect([url, status, body.errors?.[0]?.campo]).toEqual([url, 400, 'fotoPerfilUrl']);
    }
    expect((await call(h.base, 'GET', '/api/auth/me', { token: ana.token })).body.data.nombre).toBe('Ana');
  });

  it('is removed a day after nothing uses it; one in use stays', async () => {
    const service = h.app.get(UploadsService, { strict: false });
    const [old, used, never] = [await profilePhoto(), await profilePhoto(), await profilePhoto()];
    await putProfile({ fotoPerfilUrl: old });
    await putProfile({ fotoPerfilUrl: used });
    const status = async () => Promise.all([old, used, never].map(async (url) => (await fetch(h.base + url)).status));
    await service.sweep();
    expect(await status()).toEqual([200, 200, 200]);
    const now = later(h, FREE_TTL + 1000);
    await service.sweep();
    now.mockRestore();
    expect(await status()).toEqual([404, 200, 404]);
    expect((await putProfile({ fotoPerfilUrl: never })).status).toBe(400);
    expect(storedFiles().filter((name) => name.includes(/([0-9a-f]{36})/.exec(never)![1]!))).toEqual([]);
  });

  it('leaves at most thirty unused behind', async () => {
    const eva = await mintUser(h, 'client');
    const small = await jpeg(10, 10);
    let first = '';
    for (let i = 0; i < 33; i++) {
      const { body } = await upload('/api/upload/profile', [['image', small]], eva);
      first ||= body.data.imageUrl;
    }
    const { ObjectId } = h.db.base.mongo;
    expect(await h.db.collection('imagenes').countDocuments({ usuarioId: new ObjectId(eva.user._id) })).toBe(30);
    expect((await fetch(h.base + first)).status).toBe(404);
  });
});
