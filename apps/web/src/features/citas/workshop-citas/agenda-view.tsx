import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { addDays, caracasDate, isDate } from '@tuerca/contracts/venezuela/caracas';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { useNow } from '@/lib/use-now';
import { usePage } from '@/lib/use-page';
import { AddRounded } from '@/ui/icons/add-rounded';
import { ChevronLeftRounded } from '@/ui/icons/chevron-left-rounded';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { PlainInput } from '@/ui/plain-field';
import { Tabs, useTab } from '@/ui/tabs';
import { AgendaCalendar } from './agenda-calendar';
import { agendaTitle } from './agenda-days';
import type { PresupuestoSlot } from './cita-dialog';
import { PendingList } from './pending-list';
import { CITA_CALLS, pendingQuery } from './workshop-citas.queries';

const CitaDialog = onDemand(async () => (await import('./cita-dialog')).WorkshopCitaDialog);

interface DateNavProps {
  view: 'dia' | 'semana';
  fecha: string;
  today: string;
  onChange: (fecha: string) => void;
}

function DateNav({ view, fecha, today, onChange }: DateNavProps) {
  const step = view === 'dia' ? 1 : 7;
  const unit = view === 'dia' ? 'Día' : 'Semana';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 2 }}>
      <Typography variant="h3" component="h2" aria-live="polite" sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' } }}>
        {agendaTitle(view, fecha)}
      </Typography>
      <IconButton aria-label={`${unit} anterior`} onClick={() => onChange(addDays(fecha, -step))}>
        <ChevronLeftRounded />
      </IconButton>
      <Button variant="outlined" sx={{ px: 1.5 }} disabled={fecha === today} onClick={() => onChange(today)}>
        Hoy
      </Button>
      <IconButton aria-label={`${unit} siguiente`} onClick={() => onChange(addDays(fecha, step))}>
        <ChevronRightRounded />
      </IconButton>
      <Box sx={{ width: 176, ml: { xs: 'auto', sm: 0 }, '& .MuiInputBase-root': { px: 1.25 } }}>
        <PlainInput
          id="fecha-agenda"
          label="Ir a la fecha"
          hideLabel
          type="date"
          value={fecha}
          onChange={({ target }) => isDate(target.value) && onChange(target.value)}
        />
      </Box>
    </Box>
  );
}

/** My appointments: a day by bay, a week, and what waits for an answer. What is shown stands in the address. */
export function AgendaView({ tallerId, presupuesto }: { tallerId: string; presupuesto: PresupuestoSlot }) {
  const today = caracasDate(useNow());
  const [tab, setTab] = useTab(['dia', 'semana', 'pendientes'], 'vista');
  const [params, setParams] = useSearchParams();
  const [puestos, setPuestos] = useState(1);
  const mayBook = useMayCall()(CITA_CALLS.create);
  const asked = params.get('fecha') ?? '';
  const fecha = isDate(asked) ? asked : today;
  const open = params.get('cita');
  const set = (name: 'fecha' | 'cita', value: string | null) =>
    setParams(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: name === 'fecha', preventScrollReset: true },
    );
  const show = (cita: Cita, bays?: number) => {
    if (bays) setPuestos(bays);
    set('cita', cita._id);
  };
  const page = usePage();
  const waiting = useQuery(pendingQuery(page)).data?.total ?? 0;
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (to > 1) next.set('page', String(to));
    return `?${next}`;
  };
  const calendar = (view: 'dia' | 'semana') => (
    <>
      <DateNav
        view={view}
        fecha={fecha}
        today={today}
        onChange={(next) => set('fecha', next === today ? null : next)}
      />
      <AgendaCalendar tallerId={tallerId} view={view} fecha={fecha} onOpen={show} />
    </>
  );
  return (
    <>
      <PageHeader
        title="Citas"
        actions={
          mayBook && (
            <Button
              variant="contained"
              component={Link}
              to={paths.workshopNewCita({ fecha: tab === 'dia' && fecha > today ? fecha : undefined })}
              startIcon={<AddRounded />}
            >
              Nueva cita
            </Button>
          )
        }
      />
      <Tabs
        label="Vistas de tus citas"
        value={tab}
        onChange={setTab}
        fill
        tabs={[
          { id: 'dia', label: 'Día', content: calendar('dia') },
          { id: 'semana', label: 'Semana', content: calendar('semana') },
          {
            id: 'pendientes',
            label: waiting > 0 ? `Pendientes (${waiting})` : 'Pendientes',
            content: (
              <Box sx={{ pt: 2 }}>
                <PendingList page={page} hrefOf={hrefOf} onOpen={show} />
              </Box>
            ),
          },
        ]}
      />
      {open && /^[0-9a-f]{24}$/.test(open) && (
        <CitaDialog citaId={open} puestos={puestos} presupuesto={presupuesto} onClose={() => set('cita', null)} />
      )}
    </>
  );
}
