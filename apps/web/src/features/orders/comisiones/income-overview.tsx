import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { UNDO_HOURS } from '@tuerca/contracts/citas/citas/undo';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import type { Ingresos } from '@tuerca/contracts/orders/comisiones/schemas';
import { messageOf } from '@/lib/api-error';
import { percent, plural } from '@/lib/format';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Balance } from './balance';
import { incomeQuery } from './comisiones.queries';
import { IncomeFigures } from './figures';
import { IncomeMonthChart } from './month-chart';
import { MonthsTable, movedMonths } from './months-table';
import { PayoutsList } from './payouts-list';
import { type IncomeOf, useIncomeOf } from './use-income-of';

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

function howItWorks(of: IncomeOf, { porcentaje, dias }: Ingresos['comision']): string {
  if (of === 'workshop')
    return `Cuando un cliente paga la mano de obra por Tuerca, la guardamos hasta ${UNDO_HOURS} horas después de que termines, descontamos ${percent(porcentaje)} y te transferimos el resto. Lo que te pagan en el taller no tiene comisión.`;
  const when = dias === 0 ? 'lo entregado' : `lo que se entregó hace más de ${plural(dias, 'día', 'días')}`;
  return `Tuerca recibe el pago de tus clientes, descuenta ${percent(porcentaje)} del precio de los productos (el envío no paga comisión) y te transfiere el resto en liquidaciones que incluyen ${when}.`;
}

const Months = ({ income }: { income: Ingresos }) => {
  const business = useIncomeOf();
  const months = movedMonths(income);
  if (months.length === 0)
    return (
      <EmptyState
        icon={<PaymentsOutlined sx={{ fontSize: 34 }} />}
        title={business.title}
        text={business.first}
        action={
          <Button variant="contained" component={Link} to={business.firstStep.to}>
            {business.firstStep.label}
          </Button>
        }
      />
    );
  return (
    <>
      <Box sx={columns}>
        <IncomeMonthChart meses={income.meses} />
        <Balance income={income} />
      </Box>
      <Section title="Por mes" text={business.months}>
        <MonthsTable months={months} />
      </Section>
      <Section title="Liquidaciones" text="Lo que te transferimos, con su referencia.">
        <PayoutsList />
      </Section>
    </>
  );
};

/** The income of a business at a glance: this month, six months, what is owed, and the payouts. */
export function IncomeOverview() {
  const { of } = useIncomeOf();
  const { data, error, refetch, isFetching } = useQuery(incomeQuery(of));
  return (
    <>
      <PageHeader title="Ingresos" text={data && howItWorks(of, data.comision)} />
      {error && !data ? (
        <ErrorState
          message={messageOf(error, COMISION_MESSAGES.incomeFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <IncomeFigures income={data} />
          {data ? <Months income={data} /> : <Skeleton variant="rectangular" height={320} />}
        </Box>
      )}
    </>
  );
}
