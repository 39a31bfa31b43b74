import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CapturePicker } from '@/entities/payments/payments/capture-picker';
import { CloseRounded } from '@/ui/icons/close-rounded';

/** A picture that goes with the payment, and the address under which this page shows it. */
export interface ChosenCapture {
  file: File;
  preview: string;
}

function Chosen({ capture: { file, preview }, onRemove }: { capture: ChosenCapture; onRemove: () => void }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box
        component="img"
        src={preview}
        alt=""
        // Drawn, it needs the file no longer.
        onLoad={() => URL.revokeObjectURL(preview)}
        sx={{ width: 44, height: 44, flex: 'none', objectFit: 'cover', borderRadius: 1, bgcolor: 'marca.tile' }}
      />
      <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {file.name}
      </Typography>
      <IconButton aria-label={`Quitar ${file.name}`} onClick={onRemove}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface CaptureChoiceProps {
  captures: readonly ChosenCapture[];
  onChange: (captures: readonly ChosenCapture[]) => void;
}

/** Pictures of the payment, which are sent once it is registered. */
export function CaptureChoice({ captures, onChange }: CaptureChoiceProps) {
  const add = (added: readonly File[]) =>
    onChange([...captures, ...added.map((file) => ({ file, preview: URL.createObjectURL(file) }))]);
  return (
    <Box role="group" aria-label="Captura del pago" sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {captures.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid', gap: 0.5 }}>
          {captures.map((capture, place) => (
            <Chosen
              key={capture.preview}
              capture={capture}
              onRemove={() => onChange(captures.filter((_, other) => other !== place))}
            />
          ))}
        </Box>
      )}
      <CapturePicker taken={captures.length} onAdd={add} />
    </Box>
  );
}
