import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { attachmentField } from '@tuerca/contracts/chats/chats/rules';
import { AttachFileRounded } from '@/ui/icons/attach-file-rounded';

interface AttachButtonProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the device's pictures, camera and documents. */
export function AttachButton({ disabled, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton aria-label="Adjuntar foto o PDF" disabled={disabled} onClick={() => input.current?.click()}>
        <AttachFileRounded />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Archivos para adjuntar"
        accept={attachmentField.types.join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}
