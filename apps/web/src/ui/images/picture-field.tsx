import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { AddPhotoAlternateOutlined } from '@/ui/icons/add-photo-alternate-outlined';
import { visuallyHidden } from '@/ui/visually-hidden';

interface PictureFieldProps {
  input: Ref<HTMLInputElement>;
  /** Media types that may be chosen. */
  types: readonly string[];
  multiple: boolean;
  disabled: boolean;
  /** Id of the hint. */
  describedBy: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The button that opens the device's pictures. */
export const PictureField = ({
  input,
  types,
  multiple,
  disabled,
  describedBy,
  onFiles,
  children,
}: PictureFieldProps) => (
  <Button
    component="label"
    // The field inside is what takes the focus: a label is no button.
    role={undefined}
    tabIndex={-1}
    variant="outlined"
    startIcon={<AddPhotoAlternateOutlined />}
    disabled={disabled}
    sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } }}
  >
    {children}
    <Box
      component="input"
      ref={input}
      type="file"
      accept={types.join(',')}
      multiple={multiple}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file may be chosen again after it was removed.
        event.target.value = '';
      }}
      sx={visuallyHidden}
    />
  </Button>
);
