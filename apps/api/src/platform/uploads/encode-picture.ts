import sharp from 'sharp';
import { IMAGE_WIDTHS, type ImageWidth } from '@tuerca/contracts/kernel/images';
import { MAX_IMAGE_PIXELS } from '@tuerca/contracts/platform/uploads/rules';
import { AppError } from '../common/app-error';
import { boundedLimit } from '../common/bounded-limit';

/** First bytes of each accepted format. Anything else, SVG above all, never reaches a decoder. */
const SIGNATURES: readonly (readonly [format: string, bytes: Buffer, at?: number])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', Buffer.from('GIF87a')],
  ['gif', Buffer.from('GIF89a')],
  // Behind 'RIFF' and the length.
  ['webp', Buffer.from('WEBP'), 8],
];
const formatOf = (content: Uint8Array): string | undefined =>
  SIGNATURES.find(([, bytes, at = 0]) => bytes.equals(content.subarray(at, at + bytes.length)))?.[0];
const QUALITY = 82;
/** Longest that one picture may keep a core busy, in seconds. */
const TIMEOUT = 15;
/** Pictures decoded at once: each may hold 100 MB of pixels. */
const DECODING_MAX = 2;
const WAITING_MAX = 20;
const decoding = boundedLimit(DECODING_MAX, WAITING_MAX, () => new AppError('NO_DISPONIBLE', { retryAfter: 5 }));
/** Tallest stored picture, as a multiple of its width. */
const MAX_RATIO = 3;

/**
 * Decodes an uploaded picture to its end and encodes it anew as WebP in every stored width, upright and without
 * metadata, so that nothing but its pixels survives. Throws IMAGEN_NO_SOPORTADA, IMAGEN_MUY_GRANDE, IMAGEN_ILEGIBLE or
 * NO_DISPONIBLE when too many wait.
 */
export function encodePicture(content: Uint8Array): Promise<Map<ImageWidth, Buffer>> {
  const width = Math.max(...IMAGE_WIDTHS);
  return decode(content, { width, height: width * MAX_RATIO }, async (pixels) => {
    const variants = new Map<ImageWidth, Buffer>();
    for (const width of IMAGE_WIDTHS) variants.set(width, await webp(pixels, width));
    return variants;
  });
}

/** The same as one WebP whose longer side is at most `side` pixels. */
export function encodeSingle(
  content: Uint8Array,
  side: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  return decode(content, { width: side, height: side }, async ({ data, raw }) => ({
    data: await sharp(data, { raw }).webp({ quality: QUALITY }).toBuffer(),
    width: raw.width,
    height: raw.height,
  }));
}

type Pixels = Awaited<ReturnType<typeof upright>>;
interface Box {
  width: number;
  height: number;
}

const decode = <T>(content: Uint8Array, box: Box, use: (pixels: Pixels) => Promise<T>): Promise<T> =>
  decoding(() => decodeNow(content, box, use));

async function decodeNow<T>(content: Uint8Array, box: Box, use: (pixels: Pixels) => Promise<T>): Promise<T> {
  const format = formatOf(content);
  if (!format) throw new AppError('IMAGEN_NO_SOPORTADA');
  const input = sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  try {
    const { format: decoded, pages = 1, width, height } = await input.metadata();
    if (decoded !== format || pages > 1) throw new AppError('IMAGEN_NO_SOPORTADA');
    if (width * height > MAX_IMAGE_PIXELS) throw new AppError('IMAGEN_MUY_GRANDE');
    return await use(await upright(input, box));
  } catch (error) {
    throw asAppError(error);
  }
}

/** The picture once decoded and turned, as large as it is stored: the only pass over all of its pixels. */
async function upright(input: sharp.Sharp, box: Box) {
  const { data, info } = await input
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const webp = ({ data, raw }: Pixels, width: number): Promise<Buffer> =>
  sharp(data, { raw })
    .resize({ width, height: width * MAX_RATIO, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : '';
  return new AppError(/pixel limit/i.test(message) ? 'IMAGEN_MUY_GRANDE' : 'IMAGEN_ILEGIBLE');
}
