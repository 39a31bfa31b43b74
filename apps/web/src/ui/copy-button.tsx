import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCopy } from '@/lib/use-copy';
import { CheckRounded } from './icons/check-rounded';
import { ContentCopyRounded } from './icons/content-copy-rounded';
import { visuallyHidden } from './visually-hidden';

interface CopyButtonProps {
  /** Text for the clipboard, without separators that a bank's form refuses. */
  text: string;
  /** Name of the copied text: 'el teléfono'. */
  what: string;
  /** The icon alone, beside the text that it copies. */
  compact?: boolean;
}

/** Copies with one tap and reports it. */
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
