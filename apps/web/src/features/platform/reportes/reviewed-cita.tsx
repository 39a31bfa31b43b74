import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { timeInText } from '@tuerca/contracts/venezuela/clock';
import { longDate } from '@/lib/format';
import { DataState } from '@/ui/data-state';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';
import { reviewedCitaQuery } from './admin-reports.queries';
import { ReportSkeleton } from './report-skeleton';

const Shown = ({ cita }: { cita: Cita }) => (
  <Facts>
    <Fact label="Cliente">{cita.cliente.nombre}</Fact>
    <Fact label="Taller">{cita.taller.nombre}</Fact>
    <Fact label="Servicio">{cita.servicio.nombre}</Fact>
    <Fact label="Fecha">
      {longDate(cita.fechaHora)}, {timeInText(cita.hora)}
    </Fact>
    <Fact label="Estado">{ESTADO_CITA_LABELS[cita.estado]}</Fact>
    <Fact label="Problema reportado" wide>
      {cita.problemaReportado}
    </Fact>
    {cita.diagnostico && (
      <Fact label="Diagnóstico" wide>
        {cita.diagnostico}
      </Fact>
    )}
    <Fact label="Trabajos realizados" wide>
      {cita.trabajosRealizados.join(' · ') || 'Ninguno'}
    </Fact>
    <Fact label="Historial" wide>
      {cita.historialEstados.map(({ estado, fecha, notas }) => (
        <span key={`${estado}${fecha}`} style={{ display: 'block' }}>
          {ESTADO_CITA_LABELS[estado]}, {longDate(fecha)}
          {notas ? `: ${notas}` : ''}
        </span>
      ))}
    </Fact>
  </Facts>
);

function Read({ id }: { id: string }) {
  const query = useQuery(reviewedCitaQuery(id));
  return (
    <DataState query={query} skeleton={<ReportSkeleton />} error="Error al cargar la cita">
      {(cita) => <Shown cita={cita} />}
    </DataState>
  );
}

/** A reported appointment in full; opening it is audited. */
export function ReviewedCita({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="La cita completa">
      {open ? (
        <Read id={id} />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>Abrirla queda en la auditoría.</Typography>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Abrir la cita
          </Button>
        </>
      )}
    </Panel>
  );
}
