import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { MAX_CAPTURAS } from '@tuerca/contracts/payments/payments/rules';
import { IMAGE_TYPES } from '@tuerca/contracts/platform/uploads/rules';
import { notify } from '@/lib/notify';
import { AddPhotoAlternateOutlined } from '@/ui/icons/add-photo-alternate-outlined';

interface CapturePickerProps {
  /** Pictures that the payment has already. */
  taken: number;
  sending?: boolean;
  /** As many as there is room for. */
  onAdd: (files: File[]) => void;
}

/** The button that adds pictures of a payment, and what they are for. */
export function CapturePicker({ taken, sending = false, onAdd }: CapturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = (files: File[]) => {
    if (taken + files.length > MAX_CAPTURAS) notify.error(`Puedes adjuntar hasta ${MAX_CAPTURAS} capturas`);
    else if (files.length) onAdd(files);
  };
  return (
    <>
      {taken < MAX_CAPTURAS && (
        <Button
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          loading={sending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {taken ? 'Agregar otra captura' : 'Adjuntar captura del pago'}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Opcional: ayuda a encontrar tu pago. Solo la ve nuestro equipo.
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(',')}
        aria-label="Capturas del pago"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          add(files);
        }}
      />
    </>
  );
}
