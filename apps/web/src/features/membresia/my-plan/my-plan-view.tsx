import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { MiPlan } from '@tuerca/contracts/membresia/schemas';
import { Head } from '@/lib/head';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { PlanHistory } from './history';
import { useMyPlan } from './my-plan.queries';
import { PlanChoice } from './plan-choice';
import { PresentPlan } from './present-plan';
import { RequestState } from './request-state';

const two = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const MyPlanSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Skeleton variant="rounded" height={220} />
    <Box sx={two}>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  </Box>
);

const Ready = ({ mine }: { mine: MiPlan }) => (
  <>
    <Box sx={mine.solicitud ? two : undefined}>
      <PresentPlan mine={mine} />
      {mine.solicitud && <RequestState solicitud={mine.solicitud} payment={mine.pagoSolicitud ?? null} />}
    </Box>
    <Section title="Planes para ti" text="El precio en bolívares es a la tasa de hoy.">
      {!mine.destinatario && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Todavía no recibimos pagos. Vuelve más tarde para elegir un plan.
        </Alert>
      )}
      <PlanChoice mine={mine} />
    </Section>
    {mine.historial.length > 0 && (
      <Section title="Historial">
        <PlanHistory historial={mine.historial} />
      </Section>
    )}
  </>
);

/** Mi plan: what I have, how far it is used, what I can choose, what I asked for and had. */
export function MyPlanView() {
  const query = useMyPlan();
  return (
    <>
      <PageHeader title="Mi plan" text="Lo que tu negocio puede publicar en Tuerca, y cómo crecer." />
      <DataState query={query} skeleton={<MyPlanSkeleton />} error={MEMBRESIA_MESSAGES.myPlanFailed}>
        {(mine) => <Ready mine={mine} />}
      </DataState>
    </>
  );
}

/** Mi plan, of the offices of stores and workshops. */
export const MyPlanPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Mi plan" noindex />
    <MyPlanView />
  </Container>
);
