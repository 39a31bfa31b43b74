import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { MAX_CAPTURAS } from '@tuerca/contracts/payments/payments/rules';
import { IMAGE_TYPES } from '@tuerca/contracts/platform/uploads/rules';
import { picturesToSend } from '@/lib/crop-picture';
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
  const [reading, setReading] = useState(false);
  const add = async (files: File[]) => {
    if (taken + files.length > MAX_CAPTURAS) return notify.error(`Puedes adjuntar hasta ${MAX_CAPTURAS} capturas`);
    if (!files.length) return;
    setReading(true);
    const ready = await picturesToSend(files);
    setReading(false);
    if (typeof ready === 'string') notify.error(ready);
    else onAdd(ready);
  };
  return (
    <>
      {taken < MAX_CAPTURAS && (
        <Button
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          loading={sending || reading}
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
          void add(files);
        }}
      />
    </>
  );
}
