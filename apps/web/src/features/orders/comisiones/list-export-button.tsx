import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { ExportButton } from '@/ui/export-button';

interface ListExportButtonProps {
  /** Content of the file, for its name: 'Saldos'. */
  name: string;
  read: () => Promise<Blob>;
}

/** Button that saves a list as CSV, named after it and today's date. */
export const ListExportButton = ({ name, read }: ListExportButtonProps) => (
  <ExportButton
    read={read}
    fileName={`${name}_${caracasDate(new Date())}.csv`}
    words={{ done: COMISION_MESSAGES.listExported, failed: COMISION_MESSAGES.listExportFailed }}
  />
);
