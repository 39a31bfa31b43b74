import Button, { type ButtonProps } from '@mui/material/Button';
import { useExport } from '@/lib/use-export';
import { DownloadRounded } from './icons/download-rounded';

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  /** Asks for the file. */
  read: () => Promise<Blob>;
  /** What the file is called: 'Usuarios.csv'. */
  fileName: string;
  words: { done?: string; failed: string };
  children?: string;
}

/** Saves a list for a spreadsheet; it waits while the file comes. */
export function ExportButton({
  read,
  fileName,
  words,
  variant = 'outlined',
  children = 'Exportar CSV',
  ...rest
}: ExportButtonProps) {
  const file = useExport(read, fileName, words);
  return (
    <Button
      variant={variant}
      startIcon={<DownloadRounded />}
      loading={file.busy}
      loadingPosition="start"
      onClick={file.run}
      {...rest}
    >
      {children}
    </Button>
  );
}
