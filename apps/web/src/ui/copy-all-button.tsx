import Button from '@mui/material/Button';
import { useCopy } from '@/lib/use-copy';
import { CheckRounded } from './icons/check-rounded';
import { ContentCopyRounded } from './icons/content-copy-rounded';

/** Copies several data at once, one a line, as bank apps and chats take them. */
export function CopyAllButton({ text }: { text: string }) {
  const [copied, copy] = useCopy();
  return (
    <Button
      fullWidth
      color={copied ? 'success' : 'primary'}
      startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
      onClick={() => copy(text)}
      sx={{ my: 1 }}
    >
      <span aria-live="polite">{copied ? 'Copiaste todos los datos' : 'Copiar todos los datos'}</span>
    </Button>
  );
}
