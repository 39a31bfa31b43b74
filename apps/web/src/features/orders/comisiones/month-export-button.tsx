import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { monthWithYear } from '@/lib/months';
import { ExportButton } from '@/ui/export-button';
import { readIncomeFile } from './comisiones.queries';
import { useIncomeOf } from './use-income-of';

/** Saves a month's entries as Ingresos_{mes}.csv. */
export const MonthExportButton = ({ mes, compact = false }: { mes: string; compact?: boolean }) => {
  const { of } = useIncomeOf();
  return (
    <ExportButton
      read={() => readIncomeFile(of, mes)}
      fileName={`Ingresos_${mes}.csv`}
      words={{ done: COMISION_MESSAGES.exported, failed: COMISION_MESSAGES.exportFailed }}
      variant={compact ? 'text' : 'outlined'}
      aria-label={`Exportar ${monthWithYear(mes)}`}
    >
      {compact ? 'CSV' : 'Exportar CSV'}
    </ExportButton>
  );
};
