import type { Locator } from '@playwright/test';
import { tag } from '../support/people';
import { expect, test } from '../support/test';

interface Taken {
  type: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Held upright: the pixels lie on their side, and EXIF says so. */
  turned?: boolean;
}

/** Chooses a picture as a phone's camera takes it, of noise, so that it is as heavy as it gets; returns its bytes. */
const takes = (input: Locator, picture: Taken): Promise<number> =>
  input.evaluate(async (field: HTMLInputElement, { type, width, height, turned }) => {
    const canvas = new OffscreenCanvas(width, height);
    const pencil = canvas.getContext('2d')!;
    const pixels = pencil.createImageData(width, height);
    const noise = new Uint32Array(pixels.data.buffer);
    let seed = 1;
    for (let i = 0; i < noise.length; i++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
      noise[i] = seed | 0xff_00_00_00;
    }
    pencil.putImageData(pixels, 0, 0);
    const plain = await canvas.convertToBlob({ type, quality: 0.9 });
    const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
    const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0];
    const exif = new Uint8Array([0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]);
    const parts = turned ? [plain.slice(0, 2), exif, plain.slice(2)] : [plain];
    const file = new File(parts, `foto.${type.slice(6)}`, { type });
    const chosen = new DataTransfer();
    chosen.items.add(file);
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return file.size;
  }, picture);

test('a photo of 9 MB is made small and upright on the phone, and one as WebP is taken', async ({
  shopper,
  page,
  shop,
  client,
}) => {
  test.setTimeout(90_000);
  const product = await shop.offer({ nombre: `Radiador ${tag()}` });
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.button('Escribir a la tienda').click();
  await expect(page.getByRole('textbox', { name: /^Mensaje para/ })).toBeVisible();
  const input = page.locator('input[type=file]');
  const sent = (picture: Taken) => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/upload/chat'),
    );
    return Promise.all([takes(input, picture), answered]);
  };

  const [bytes, answer] = await sent({ type: 'image/jpeg', width: 4000, height: 3000, turned: true });
  expect(bytes).toBeGreaterThan(9_000_000);
  expect(Number((await answer.request().allHeaders())['content-length'])).toBeLessThan(5_000_000);
  expect(answer.status()).toBe(201);
  const [stored] = ((await answer.json()) as { data: { ancho: number; alto: number }[] }).data;
  expect(stored!.alto / stored!.ancho).toBeCloseTo(4 / 3, 1);

  const [, webp] = await sent({ type: 'image/webp', width: 300, height: 200 });
  expect(webp.status()).toBe(201);
});
