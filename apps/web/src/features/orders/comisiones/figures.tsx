import type { Ingresos } from '@tuerca/contracts/orders/comisiones/schemas';
import { bs, plural, ref } from '@/lib/format';
import { monthName } from '@/lib/months';
import { AccountBalanceWalletOutlined } from '@/ui/icons/account-balance-wallet-outlined';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { PercentRounded } from '@/ui/icons/percent-rounded';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { StatCard, StatCards } from '@/ui/stat-card';
import { useIncomeOf } from './use-income-of';

const percentChange = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;

/** The figures of this month, and what waits for the next payout. */
export function IncomeFigures({ income }: { income: Ingresos | undefined }) {
  const business = useIncomeOf();
  const [before, month] = income?.meses.slice(-2) ?? [];
  const name = month ? monthName(month.mes) : 'este mes';
  return (
    <StatCards label="Tus ingresos en cifras">
      <StatCard
        label={`Neto de ${name}`}
        value={month && bs(month.neto.bs)}
        change={month && before ? percentChange(month.neto.bs, before.neto.bs) : null}
        than={before && `que en ${monthName(before.mes)}`}
        note={month && ref(month.neto.usd)}
        icon={<PaymentsOutlined fontSize="small" />}
      />
      <StatCard
        label={`${business.earned} de ${name}`}
        value={month && bs(month.ventas.bs)}
        note={month && `${plural(month.pedidos, ...business.paidJobs)}, ${ref(month.ventas.usd)}`}
        icon={<ReceiptLongRounded fontSize="small" />}
      />
      <StatCard
        label={`Comisiones de ${name}`}
        value={month && bs(month.comisiones.bs)}
        note={month && ref(month.comisiones.usd)}
        icon={<PercentRounded fontSize="small" />}
      />
      <StatCard
        label="Por liquidar"
        value={income && bs(income.saldo.porLiquidar.bs)}
        note={income && `${ref(income.saldo.porLiquidar.usd)}, listo para transferirte`}
        icon={<AccountBalanceWalletOutlined fontSize="small" />}
      />
    </StatCards>
  );
}
