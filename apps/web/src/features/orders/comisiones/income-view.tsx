import { useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { usePage } from '@/lib/use-page';
import { IncomeOverview } from './income-overview';
import { MonthEntries } from './month-entries';
import { PayoutDetail } from './payout-detail';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The income of a business; `?mes=` shows the orders of a month, `?liquidacion=` those of a payout. */
export function IncomeView() {
  const [params] = useSearchParams();
  const page = usePage();
  const [mes, liquidacion] = [params.get('mes') ?? '', params.get('liquidacion') ?? ''];
  if (ID_PATTERN.test(liquidacion)) return <PayoutDetail id={liquidacion} page={page} />;
  return MONTH.test(mes) ? <MonthEntries mes={mes} page={page} /> : <IncomeOverview page={page} />;
}
