import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { OBJETO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/objects';
import { longDate } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { reportQuery } from './admin-reports.queries';
import { ReportActions } from './report-actions';
import { Decision, History, ReportViews } from './report-background';
import { ReportSkeleton } from './report-skeleton';
import { ReportedContent, Reports } from './reported-content';
import { ReviewedChats } from './reviewed-chats';
import { ReviewedCita } from './reviewed-cita';

const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{main}</Box>
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{side}</Box>
  </Box>
);

/** One case: what was reported, by whom and why, what came before, and what can be done. */
function ReportDetail({ id }: { id: string }) {
  const query = useQuery(reportQuery(id));
  return (
    <DataState query={query} skeleton={<ReportSkeleton />} error={REPORT_MESSAGES.loadFailed}>
      {(detalle) => (
        <>
          <PageHeader
            title={detalle.caso.titulo}
            text={`${OBJETO_REPORTE_LABELS[detalle.caso.objeto]} · reportado desde el ${longDate(detalle.caso.primero)}`}
          />
          <ReportActions detalle={detalle} />
          <Columns
            main={
              <>
                <ReportedContent detalle={detalle} />
                {['chat', 'pedido', 'cita', 'devolucion'].includes(detalle.caso.objeto) && (
                  <ReviewedChats casoId={id} />
                )}
                {detalle.caso.objeto === 'cita' && <ReviewedCita id={detalle.caso.objetoId} />}
                <Reports detalle={detalle} />
              </>
            }
            side={
              <>
                <Decision caso={detalle.caso} />
                <History detalle={detalle} />
                <ReportViews detalle={detalle} />
              </>
            }
          />
        </>
      )}
    </DataState>
  );
}

/** One case, of the administrators' office. */
export function ReportPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Reporte" noindex />
      <BackLink to={paths.adminReports()} label="Reportes" />
      <ReportDetail key={id} id={id} />
    </Container>
  );
}
