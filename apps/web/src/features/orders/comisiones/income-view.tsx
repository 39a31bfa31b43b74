import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { Head } from '@/lib/head';
import { usePage } from '@/lib/use-page';
import { IncomeOverview } from './income-overview';
import { MonthEntries } from './month-entries';
import { PayoutDetail } from './payout-detail';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The income of a business; `?mes=` shows the orders of a month, `?liquidacion=` those of a payout. */
function IncomeView() {
  const [params] = useSearchParams();
  const page = usePage();
  const [mes, liquidacion] = [params.get('mes') ?? '', params.get('liquidacion') ?? ''];
  if (ID_PATTERN.test(liquidacion)) return <PayoutDetail id={liquidacion} page={page} />;
  return MONTH.test(mes) ? <MonthEntries mes={mes} page={page} /> : <IncomeOverview />;
}

/** Ingresos, of the panel of a store or workshop. */
export const IncomePage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Ingresos" noindex />
    <IncomeView />
  </Container>
);
