import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SPREADSHEET_FORMATS, type SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { type DownloadKind, useDownloadImportFile } from './import-files.queries';

const NAMES: Record<DownloadKind, string> = { template: 'plantilla-productos', export: 'mis-productos' };
const WORDS: Record<DownloadKind, string> = { template: 'Plantilla', export: 'Exportar' };
const LABELS: Record<SpreadsheetFormat, string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' };

/** Saves the template, or the store's list, in either format. */
export function DownloadButtons({ kind }: { kind: DownloadKind }) {
  const download = useDownloadImportFile();
  const save = useSaveFile();
  const start = (format: SpreadsheetFormat) =>
    download.mutate(
      { kind, format },
      {
        onSuccess: (file) => save(file, `${NAMES[kind]}.${format}`),
        onError: (error) => notify.failure(error, IMPORT_MESSAGES.downloadFailed),
      },
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridAutoFlow: { sm: 'column' }, justifyContent: { sm: 'start' } }}>
      {SPREADSHEET_FORMATS.toReversed().map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadRounded />}
          loading={download.isPending && download.variables.format === format}
          loadingPosition="start"
          onClick={() => start(format)}
        >
          {WORDS[kind]} {LABELS[format]}
        </Button>
      ))}
    </Box>
  );
}
