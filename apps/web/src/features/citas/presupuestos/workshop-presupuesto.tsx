import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import { usePresupuestos, useWithdrawPresupuesto } from '@/entities/citas/presupuestos/presupuestos.queries';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { PresupuestoSummary } from './presupuesto-summary';
import { toLineForms } from './presupuesto-values';

const PresupuestoForm = onDemand(async () => (await import('./presupuesto-form')).PresupuestoForm);
const CallDialog = onDemand(async () => (await import('./call-dialog')).CallDialog);
const FAILED = 'No se pudo retirar el presupuesto. Intenta nuevamente.';

interface WorkshopPresupuestoProps {
  citaId: string;
  cliente: Pick<Cita['cliente'], 'nombre' | 'telefono'>;
  vehicle: Vehiculo;
  /** The appointment's state allows proposals. */
  open: boolean;
}

/** The workshop's proposals for an appointment, and the button for a new one. */
export function WorkshopPresupuesto({ citaId, cliente, vehicle, open }: WorkshopPresupuestoProps) {
  const query = usePresupuestos(citaId);
  const withdraw = useWithdrawPresupuesto(citaId);
  const [writing, setWriting] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const [calling, setCalling] = useState(false);
  const latest = query.data?.[0];
  const waiting = latest?.estado === 'enviado';
  const takeBack = () =>
    withdraw.mutate(latest!._id, {
      onSuccess: ({ message }) => notify.ok(message ?? 'Presupuesto retirado'),
      onError: (error) => notify.failure(error, FAILED),
      onSettled: () => setWithdrawing(false),
    });
  const lines = latest && toLineForms(latest.lineas);
  return (
    <Box component="section" aria-label="Presupuesto">
      <DataState
        query={query}
        skeleton={<Skeleton variant="rounded" height={120} />}
        empty={null}
        error={PRESUPUESTO_MESSAGES.loadFailed}
      >
        {([first, ...older]) =>
          first && <PresupuestoSummary presupuesto={first} headingId={`presupuesto-${citaId}`} older={older} />
        }
      </DataState>
      {open && query.data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button variant={latest ? 'outlined' : 'contained'} onClick={() => setWriting(true)}>
            {latest ? 'Nueva versión' : 'Hacer presupuesto'}
          </Button>
          {waiting && (
            <Button
              variant="outlined"
              onClick={() => (cliente.telefono ? setCalling(true) : notify.warn(CITA_MESSAGES.noPhone))}
            >
              Aprobado por teléfono
            </Button>
          )}
          {waiting && (
            <Button color="error" onClick={() => setWithdrawing(true)}>
              Retirar
            </Button>
          )}
        </Box>
      )}
      {writing && (
        <PresupuestoForm
          citaId={citaId}
          vehicle={vehicle}
          lines={lines?.length ? lines : undefined}
          onClose={() => setWriting(false)}
        />
      )}
      {calling && latest && (
        <CallDialog presupuesto={latest} nombre={cliente.nombre} onClose={() => setCalling(false)} />
      )}
      <ConfirmDialog
        open={withdrawing}
        danger
        title="¿Retirar el presupuesto?"
        confirm="Retirar"
        busy={withdraw.isPending}
        onConfirm={takeBack}
        onClose={() => setWithdrawing(false)}
      >
        El cliente ya no podrá aprobarlo.
      </ConfirmDialog>
    </Box>
  );
}
