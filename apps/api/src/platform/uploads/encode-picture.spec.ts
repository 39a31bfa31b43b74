import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '@tuerca/contracts/platform/uploads/rules';
import { encodeSingle } from './encode-picture';

it('takes a picture of as many pixels as there may be, and none with one row more', async () => {
  const width = 5000;
  const picture = (height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const height = MAX_IMAGE_PIXELS / width;
  expect(await encodeSingle(await picture(height), 100)).toMatchObject({ width: 100, height: 100 });
  await expect(encodeSingle(await picture(height + 1), 100)).rejects.toMatchObject({ code: 'IMAGEN_MUY_GRANDE' });
});
