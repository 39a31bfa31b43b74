import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { client, type InputFor } from '@/lib/api';

const api = client({ uploads });

/** Stores a picture and answers its address, which becomes the product's when its form names it. */
export const uploadProductPicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.product>, 'signal' | 'onProgress'>,
) => (await api.uploads.product({ files: { productImages: [file] }, ...options })).data.imageUrls[0]!;
