import { conversionOf } from '@tuerca/contracts/cart/demanda/rules';
import type { MesDemanda } from '@tuerca/contracts/cart/demanda/schemas';
import { bs, plural, ref } from '@/lib/format';
import { monthName } from '@/lib/months';
import { AddShoppingCartRounded } from '@/ui/icons/add-shopping-cart-rounded';
import { AssignmentReturnOutlined } from '@/ui/icons/assignment-return-outlined';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { VisibilityOutlined } from '@/ui/icons/visibility-outlined';
import { StatCard, StatCards } from '@/ui/stat-card';
import { formatNumber, monthBefore } from './format';

const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;

/** Counted events of visitors. */
const COUNTED = [
  { of: 'vistas', label: 'Vistas', note: 'Veces que abrieron tus productos', Icon: VisibilityOutlined },
  { of: 'carritos', label: 'Al carrito', note: 'Veces que los agregaron', Icon: AddShoppingCartRounded },
] as const;

/** A month in four figures; the current month has no comparison. */
export function MonthStats({ month, isOver }: { month: MesDemanda | undefined; isOver: boolean }) {
  const { total, anterior } = month ?? {};
  const than = month && `que en ${monthName(monthBefore(month.mes))}`;
  const conversion = total && conversionOf(total);
  return (
    <StatCards label="El mes en cifras">
      {COUNTED.map(({ of, label, note, Icon }) => (
        <StatCard
          key={of}
          label={label}
          value={total && formatNumber(total[of])}
          change={isOver && total && anterior ? changeOf(total[of], anterior[of]) : null}
          than={than}
          note={note}
          icon={<Icon fontSize="small" />}
        />
      ))}
      <StatCard
        label="Vendido"
        value={total && bs(total.monto.bs)}
        change={isOver && total && anterior ? changeOf(total.monto.usd, anterior.monto.usd) : null}
        than={than && `${than}, en $`}
        note={total && `${plural(total.unidades, 'unidad', 'unidades')}, ${ref(total.monto.usd)}`}
        icon={<PaymentsOutlined fontSize="small" />}
      />
      <StatCard
        label="Devueltas"
        value={total && formatNumber(total.devueltas)}
        note={
          total &&
          (conversion === null || conversion === undefined
            ? 'Unidades de lo vendido en el mes'
            : `Unidades de lo vendido. De cada 100 visitas a tus productos, ${formatNumber(conversion)} terminan en compra`)
        }
        icon={<AssignmentReturnOutlined fontSize="small" />}
      />
    </StatCards>
  );
}
