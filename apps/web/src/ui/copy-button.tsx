import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCopy } from '@/lib/use-copy';
import { CheckRounded } from './icons/check-rounded';
import { ContentCopyRounded } from './icons/content-copy-rounded';
import { visuallyHidden } from './visually-hidden';

interface CopyButtonProps {
  /** What goes to the clipboard, without separators that a bank's form refuses. */
  text: string;
  /** What it is: 'el teléfono'. */
  what: string;
  /** The sign alone, where what it copies stands beside it. */
  compact?: boolean;
}

/** Copies with one tap and says so. */
export function CopyButton({ text, what, compact = false }: CopyButtonProps) {
  const [copied, copy] = useCopy();
  const label = copied ? `Copiaste ${what}` : `Copiar ${what}`;
  if (compact)
    return (
      <IconButton
        onClick={() => copy(text)}
        aria-label={label}
        color={copied ? 'success' : 'primary'}
        sx={{ position: 'relative', minWidth: 40, p: 1 }}
      >
        {copied ? <CheckRounded sx={{ fontSize: 20 }} /> : <ContentCopyRounded sx={{ fontSize: 20 }} />}
        <Box component="span" aria-live="polite" sx={visuallyHidden}>
          {copied && 'Copiado'}
        </Box>
      </IconButton>
    );
  return (
    <Button
      size="small"
      variant="outlined"
      color={copied ? 'success' : 'primary'}
      startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
      onClick={() => copy(text)}
      aria-label={label}
    >
      <span aria-live="polite">{copied ? 'Copiado' : 'Copiar'}</span>
    </Button>
  );
}
