import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { useCopy } from '../lib/use-copy';

interface CopyButtonProps {
  /** What goes to the clipboard, without separators that a bank's form refuses. */
  text: string;
  /** What it is: 'el teléfono'. */
  what: string;
}

/** Copies with one tap and says so. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [copied, copy] = useCopy();
  return (
    <Button size="small" variant="outlined" color={copied ? 'success' : 'primary'} startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />} onClick={() => copy(text)} aria-label={copied ? `Copiaste ${what}` : `Copiar ${what}`}>
      <span aria-live="polite">{copied ? 'Copiado' : 'Copiar'}</span>
    </Button>
  );
}
