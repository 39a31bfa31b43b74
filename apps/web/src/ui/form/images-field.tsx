import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldValues } from 'react-hook-form';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { ImageUpload } from '@/ui/images/image-upload';
import type { SendPicture } from '@/ui/images/use-uploads';
import { type FieldProps, useField } from './field';

interface ImagesFieldProps<T extends FieldValues> extends FieldProps<T> {
  send: SendPicture;
  max?: number;
  aspect?: number;
  tile?: number;
  /** Message when an upload fails without a message of the server. */
  failure?: string;
  /** Message when more pictures are chosen than allowed. */
  tooMany?: string;
}

/** ImageUpload as a form's field; its value is a list of URLs. */
export function ImagesField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  failure = IMAGE_MESSAGES.productFailed,
  tooMany,
  ...upload
}: ImagesFieldProps<T>) {
  const { value, error, onChange } = useField({ control, name });
  return (
    <Box>
      <ImageUpload
        {...upload}
        label={label}
        value={Array.isArray(value) ? (value as string[]) : []}
        onChange={onChange}
        types={IMAGE_TYPES}
        maxBytes={MAX_IMAGE_BYTES}
        words={{ type: IMAGE_MESSAGES.wrongType, size: IMAGE_MESSAGES.tooHeavy, failure, tooMany }}
        hint={hint}
        disabled={disabled}
      />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
