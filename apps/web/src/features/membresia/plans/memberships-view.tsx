import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { ENDS_SOON_DAYS } from '@tuerca/contracts/membresia/rules';
import { messageOf } from '@/lib/api-error';
import { ref } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/error-state';
import { EventBusyOutlined } from '@/ui/icons/event-busy-outlined';
import { HourglassEmptyRounded } from '@/ui/icons/hourglass-empty-rounded';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { WorkspacePremiumOutlined } from '@/ui/icons/workspace-premium-outlined';
import { PageHeader } from '@/ui/page-header';
import { StatCard, StatCards } from '@/ui/stat-card';
import { Tabs, useTab } from '@/ui/tabs';
import { useMembershipStatistics } from './memberships.queries';
import { PlansTab } from './plans-tab';
import { RequestsTab } from './requests-tab';
import { SubscriptionsTab } from './subscriptions-tab';

type Statistics = ReturnType<typeof useMembershipStatistics>;

function Figures({ query }: { query: Statistics }) {
  const { data } = query;
  if (query.isError && !data)
    return (
      <ErrorState
        message={messageOf(query.error, MEMBRESIA_MESSAGES.statisticsFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  const top = data?.porPlan[0];
  return (
    <Box sx={{ mb: 3 }}>
      <StatCards label="Estadísticas de membresía">
        <StatCard
          label="Suscripciones activas"
          value={data && String(data.activas)}
          note={top ? `Más elegido: ${top.nombre}` : 'Ninguna todavía'}
          icon={<WorkspacePremiumOutlined />}
        />
        <StatCard
          label="Por confirmar"
          value={data && String(data.pendientes)}
          note="Pagos que esperan respuesta"
          icon={<HourglassEmptyRounded />}
          to={paths.adminMemberships({ vista: 'por-confirmar' })}
        />
        <StatCard
          label="Vencen pronto"
          value={data && String(data.porVencer)}
          note={`En los próximos ${ENDS_SOON_DAYS} días`}
          icon={<EventBusyOutlined />}
        />
        <StatCard
          label="Ingresos del mes"
          value={data && ref(data.ingresosMes)}
          note={data && `${ref(data.ingresosTotal)} en total`}
          icon={<PaymentsOutlined />}
        />
      </StatCards>
    </Box>
  );
}

/** Plans, subscriptions and what waits for confirmation. */
function MembershipsView() {
  const [tab, show] = useTab(['planes', 'suscripciones', 'por-confirmar'], 'vista');
  const statistics = useMembershipStatistics();
  const pending = statistics.data?.pendientes ?? 0;
  return (
    <>
      <PageHeader
        title="Membresías"
        text="Los planes de tiendas y talleres, quién los tiene y los pagos por confirmar."
      />
      <Figures query={statistics} />
      <Tabs
        label="Membresías"
        value={tab}
        onChange={show}
        panelSx={{ pt: 2 }}
        tabs={[
          { id: 'planes', label: 'Planes de Membresía', content: <PlansTab /> },
          { id: 'suscripciones', label: 'Suscripciones Activas', content: <SubscriptionsTab /> },
          {
            id: 'por-confirmar',
            label: pending ? `Por confirmar (${pending})` : 'Por confirmar',
            content: <RequestsTab />,
          },
        ]}
      />
    </>
  );
}

/** Plans and subscriptions, of the administrators' office. */
export const MembershipsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Membresías" noindex />
    <MembershipsView />
  </Container>
);
