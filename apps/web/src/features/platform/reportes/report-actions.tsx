import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import type { CasoReporteDetalle } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { notify } from '@/lib/notify';
import { useUser } from '@/lib/session';
import { onDemand } from '@/ui/on-demand';
import { useTakeReport } from './admin-reports.queries';
import { ReportChip } from './report-chip';

const AppealDialog = onDemand(async () => (await import('./appeal-dialog')).AppealDialog);
const SettleDialog = onDemand(async () => (await import('./settle-dialog')).SettleDialog);

/** State of a case, its administrator, and the possible actions. */
export function ReportActions({ detalle }: { detalle: CasoReporteDetalle }) {
  const { caso } = detalle;
  const user = useUser();
  const [asking, setAsking] = useState<'settle' | 'appeal' | null>(null);
  const { mutate, isPending } = useTakeReport(caso._id);
  const isOpen = caso.estado !== 'resuelto';
  const isMine = caso.tomado?.por._id === user?._id;
  const take = (relevar: boolean) =>
    mutate(relevar, {
      onSuccess: () => notify.ok(REPORT_MESSAGES.taken),
      onError: (error) => notify.failure(error, REPORT_MESSAGES.takeFailed),
    });
  return (
    <Paper variant="outlined" component="section" aria-label="Qué hacer" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ mr: 'auto' }}>
          <ReportChip caso={caso} />
        </Box>
        {isOpen && !caso.tomado && (
          <Button variant="outlined" loading={isPending} onClick={() => take(false)}>
            Tomar el reporte
          </Button>
        )}
        {isOpen && caso.tomado && !isMine && (
          <Button variant="outlined" loading={isPending} onClick={() => take(true)}>
            Relevar a {caso.tomado.por.nombre}
          </Button>
        )}
        {isOpen && (!caso.tomado || isMine) && (
          <Button variant="contained" onClick={() => setAsking('settle')}>
            Resolver
          </Button>
        )}
        {caso.apelacion && !caso.apelacion.decision && (
          <Button variant="contained" onClick={() => setAsking('appeal')}>
            Responder al autor
          </Button>
        )}
      </Box>
      {isOpen && caso.tomado && !isMine && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {caso.tomado.por.nombre} está revisando este reporte.
        </Alert>
      )}
      {asking === 'settle' && <SettleDialog detalle={detalle} onClose={() => setAsking(null)} />}
      {asking === 'appeal' && <AppealDialog caso={caso} onClose={() => setAsking(null)} />}
    </Paper>
  );
}
