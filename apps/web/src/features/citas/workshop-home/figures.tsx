import type { EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { DASHBOARD_MESSAGES } from '@tuerca/contracts/orders/store-dashboard/messages';
import { bs, plural } from '@/lib/format';
import { monthName } from '@/lib/months';
import { paths } from '@/lib/paths';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';
import { HourglassTopRounded } from '@/ui/icons/hourglass-top-rounded';
import { PaymentsOutlined } from '@/ui/icons/payments-outlined';
import { TaskAltRounded } from '@/ui/icons/task-alt-rounded';
import { StatCard, StatCards } from '@/ui/stat-card';

/** The state of the workshop: something waits for its answer, or nothing does. */
const ESTADO_NOTES: Record<EstadisticasTaller['estado'], string> = {
  pendiente: 'Pendiente: esperan tu respuesta',
  saludable: 'Saludable: todo al día',
};

/** The figures of the day and of the month. */
export function WorkshopFigures({ statistics }: { statistics: EstadisticasTaller | undefined }) {
  const more = statistics?.adicionales;
  const before = statistics?.meses.at(-2)?.mes;
  const count = (value: number | undefined) => value?.toLocaleString('es-VE');
  return (
    <StatCards label="Tu taller en cifras">
      <StatCard
        label="Citas de hoy"
        value={count(more?.citasHoy)}
        note={more && `${plural(more.enProceso, 'servicio', 'servicios')} en proceso`}
        icon={<EventAvailableRounded fontSize="small" />}
        to={paths.workshopCitas()}
      />
      <StatCard
        label="Por confirmar"
        value={count(more?.citasPendientes)}
        note={statistics && ESTADO_NOTES[statistics.estado]}
        icon={<HourglassTopRounded fontSize="small" />}
        to={paths.workshopCitas({ vista: 'pendientes' })}
      />
      <StatCard
        label="Ingresos del mes"
        value={more && bs(more.ingresosMes)}
        change={more?.porcentaje}
        than={before && `que en ${monthName(before)}`}
        note={DASHBOARD_MESSAGES.noFormerIncome}
        icon={<PaymentsOutlined fontSize="small" />}
        to={paths.workshopHistory()}
      />
      <StatCard
        label="Completados"
        value={count(statistics?.totales.completadas)}
        note={statistics && `${plural(statistics.totales.clientes, 'cliente atendido', 'clientes atendidos')}`}
        icon={<TaskAltRounded fontSize="small" />}
        to={paths.workshopHistory()}
      />
    </StatCards>
  );
}
