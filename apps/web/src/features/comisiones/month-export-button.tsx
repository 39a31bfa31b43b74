import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { COMISION_MESSAGES } from '@tuerca/contracts/comisiones/messages';
import { monthWithYear } from '../../lib/months';
import { notify } from '../../lib/notify';
import { useSaveFile } from '../../lib/use-save-file';
import { useMonthFile } from './comisiones.queries';

/** Saves a month's entries as Ingresos_{mes}.csv. */
export function MonthExportButton({ mes, compact = false }: { mes: string; compact?: boolean }) {
  const file = useMonthFile();
  const save = useSaveFile();
  const download = () =>
    file.mutateAsync(mes).then(
      (csv) => {
        save(csv, `Ingresos_${mes}.csv`);
        notify.ok(COMISION_MESSAGES.exported);
      },
      (error: unknown) => notify.failure(error, COMISION_MESSAGES.exportFailed),
    );
  return (
    <Button
      variant={compact ? 'text' : 'outlined'}
      startIcon={<DownloadRounded />}
      loading={file.isPending}
      loadingPosition="start"
      onClick={() => void download()}
      aria-label={`Exportar ${monthWithYear(mes)}`}
    >
      {compact ? 'CSV' : 'Exportar CSV'}
    </Button>
  );
}
