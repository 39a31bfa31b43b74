import { useState } from 'react';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { ImageUpload } from '@/ui/images/image-upload';
import { uploadProposalPicture } from './store-requests.queries';

interface PhotoFieldProps {
  onChange: (url: string | null) => void;
  disabled: boolean;
}

/** One picture of the part; the form keeps its address. */
export function PhotoField({ onChange, disabled }: PhotoFieldProps) {
  const [urls, setUrls] = useState<string[]>([]);
  return (
    <ImageUpload
      label="Foto (opcional)"
      value={urls}
      onChange={(next) => {
        setUrls(next);
        onChange(next[0] ?? null);
      }}
      send={uploadProposalPicture}
      types={IMAGE_TYPES}
      maxBytes={MAX_IMAGE_BYTES}
      words={{ type: IMAGE_MESSAGES.wrongType, size: IMAGE_MESSAGES.tooHeavy, failure: IMAGE_MESSAGES.productFailed }}
      max={1}
      disabled={disabled}
    />
  );
}
