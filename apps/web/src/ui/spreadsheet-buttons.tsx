import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { SPREADSHEET_FORMATS, type SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from './icons/download-rounded';

interface SpreadsheetButtonsProps {
  /** Requests the file. */
  read: (format: SpreadsheetFormat) => Promise<Blob>;
  /** Name of the files without extension: 'Pedidos'. */
  name: string;
  words: { done: string; failed: string };
}

const LABELS: Record<SpreadsheetFormat, string> = { csv: 'CSV', xlsx: 'Excel' };

/** Buttons that save a list in either format; disabled while the file loads. */
export function SpreadsheetButtons({ read, name, words }: SpreadsheetButtonsProps) {
  const save = useSaveFile();
  const file = useMutation({
    mutationFn: read,
    onSuccess: (content, format) => {
      save(content, `${name}.${format}`);
      notify.ok(words.done);
    },
    onError: (error) => notify.failure(error, words.failed),
  });
  return (
    <Box role="group" aria-label={`Exportar ${name.toLowerCase()}`} sx={{ display: 'flex', gap: 1 }}>
      {SPREADSHEET_FORMATS.toReversed().map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadRounded />}
          loading={file.isPending && file.variables === format}
          loadingPosition="start"
          disabled={file.isPending && file.variables !== format}
          onClick={() => file.mutate(format)}
          aria-label={`Exportar ${LABELS[format]}`}
        >
          {LABELS[format]}
        </Button>
      ))}
    </Box>
  );
}
