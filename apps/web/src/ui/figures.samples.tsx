import { bs } from '@/lib/format';
import { BarChart } from './charts/bar-chart';
import { PaymentsOutlined } from './icons/payments-outlined';
import { ReceiptLongRounded } from './icons/receipt-long-rounded';
import { StatCard, StatCards } from './stat-card';
import { Tabs, useTab } from './tabs';
import { Timeline } from './timeline';

function InAddress() {
  const [tab, show] = useTab(['datos', 'pedidos']);
  return (
    <Tabs
      label="Cliente"
      value={tab}
      onChange={show}
      panelSx={{ pt: 2 }}
      tabs={[
        { id: 'datos', label: 'Información', content: 'María Pérez, Caracas' },
        { id: 'pedidos', label: 'Pedidos', content: 'Tres pedidos' },
      ]}
    />
  );
}

const STEPS = [
  { id: '1', title: 'Pendiente', text: '21/11/2026, 10:30 a. m.' },
  { id: '2', title: 'Procesando', text: '21/11/2026, 11:02 a. m. Pago confirmado' },
  { id: '3', title: 'Cancelado', text: '22/11/2026, 9:00 a. m. Sin existencias', tone: 'error' as const },
];
const BARS = [
  { short: 'sep', name: 'septiembre de 2026', value: 0 },
  { short: 'oct', name: 'octubre de 2026', value: 980_000 },
  { short: 'nov', name: 'noviembre de 2026', value: 1_245_001.5 },
];

/** Tabs, timeline, figures and bars. */
export const samples = [
  { name: 'Pestañas en la dirección', node: <InAddress /> },
  { name: 'Línea de tiempo', node: <Timeline label="Historial" steps={STEPS} /> },
  {
    name: 'Cifras',
    node: (
      <StatCards label="Cifras del mes">
        <StatCard label="Pedidos" value="12" note="2 en camino" icon={<ReceiptLongRounded />} to="/desarrollo/piezas" />
        <StatCard
          label="Ingresos"
          value="Bs. 1.245.001,50"
          change={-27}
          than="que en octubre"
          icon={<PaymentsOutlined />}
        />
        <StatCard label="Cargando" value={undefined} icon={<PaymentsOutlined />} />
      </StatCards>
    ),
  },
  {
    name: 'Barras por mes',
    node: (
      <BarChart
        label="Ventas por mes"
        headers={['Mes', 'Ventas']}
        bars={BARS}
        format={bs}
        formatShort={(value) => value.toLocaleString('es-VE', { notation: 'compact' })}
      />
    ),
  },
];
