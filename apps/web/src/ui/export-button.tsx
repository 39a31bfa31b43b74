import Button, { type ButtonProps } from '@mui/material/Button';
import { useExport } from '@/lib/use-export';
import { DownloadRounded } from './icons/download-rounded';

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  /** Requests the file. */
  read: () => Promise<Blob>;
  /** Name of the file: 'Usuarios.csv'. */
  fileName: string;
  words: { done?: string; failed: string };
  children?: string;
}

/** Button that saves a list for a spreadsheet; disabled while the file loads. */
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
