import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width = 900, height = 600, background = '#0E4A4A') =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (width?: number, height?: number): Promise<Buffer> => picture(width, height).jpeg().toBuffer();

/** One of which no encoder makes little. */
export const noisyPicture = (side = 700): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

/** A JPEG as phones write them: lying on its side, with the place where it was taken. */
export const phonePhoto = (): Promise<Buffer> =>
  picture(600, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefono', Copyright: 'SECRETO-DE-ANA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '66/1 55/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Two frames, so that it moves. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) => picture(8, 8, background).png().toBuffer();
  return sharp([await frame('#000000'), await frame('#ffffff')], { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** A whole PNG of `side` × `side` black pixels, one bit each: few bytes that unfold into very many. */
export function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
