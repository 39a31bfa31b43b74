import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EventoHoja, HojaDeVida, SinAsignar } from '@tuerca/contracts/citas/hojas/schemas';
import { HojaEntry } from '@/entities/citas/hojas/hoja-entry';
import { HojaEvents } from '@/entities/citas/hojas/hoja-events';
import { HojaHead } from '@/entities/citas/hojas/hoja-head';
import { HojaSummary } from '@/entities/citas/hojas/hoja-summary';
import { paths, withQuery } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { HistoryEduRounded } from '@/ui/icons/history-edu-rounded';
import { ShareRounded } from '@/ui/icons/share-rounded';
import { NO_PRINT, PrintButton } from '@/ui/print-sheet';
import { type RowAction, RowMenu } from '@/ui/row-menu';
import { UnassignedList } from './unassigned-list';

/** Task of the dialog over the record. */
export type Task =
  | { kind: 'write'; edit: EventoHoja | null }
  | { kind: 'remove'; event: EventoHoja }
  | { kind: 'assign'; what: Pick<SinAsignar, 'origen' | 'titulo'>; assigned: boolean }
  | { kind: 'share' };
type Start = (task: Task) => void;

const actionsOf = (event: EventoHoja, start: Start): RowAction[] => {
  if (event.registroId !== null)
    return [
      { label: 'Editar', onSelect: () => start({ kind: 'write', edit: event }) },
      { label: 'Eliminar', danger: true, onSelect: () => start({ kind: 'remove', event }) },
    ];
  return [
    { label: 'Asignar a otro vehículo', onSelect: () => start({ kind: 'assign', what: event, assigned: true }) },
    ...(event.citaId ? [{ label: 'Ver la cita', to: withQuery(paths.clientServices(), { cita: event.citaId }) }] : []),
    ...(event.pedido ? [{ label: 'Ver la compra', to: paths.clientOrder(event.pedido) }] : []),
  ];
};

const Actions = ({ start }: { start: Start }) => (
  <>
    <PrintButton />
    <Button variant="outlined" startIcon={<ShareRounded />} onClick={() => start({ kind: 'share' })}>
      Compartir
    </Button>
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => start({ kind: 'write', edit: null })}>
      Agregar registro
    </Button>
  </>
);

/** A record for its owner: figures, entries with their actions, and items without a vehicle. */
export function HojaRecord({ hoja, start }: { hoja: HojaDeVida; start: Start }) {
  const { eventos, resumen, vehiculo, sinAsignar } = hoja;
  return (
    <>
      <HojaHead vehiculo={vehiculo} actions={<Actions start={start} />} />
      <HojaSummary resumen={resumen} />
      {eventos.length === 0 ? (
        <EmptyState
          icon={<HistoryEduRounded sx={{ fontSize: 34 }} />}
          title="La hoja de vida está vacía"
          text="Aquí quedan solos los servicios que te hagan y los repuestos que compres en Tuerca. Lo de antes, o de otros talleres, lo anotas tú."
          action={
            <Button variant="contained" onClick={() => start({ kind: 'write', edit: null })}>
              Agregar el primer registro
            </Button>
          }
        />
      ) : (
        <HojaEvents
          events={eventos}
          keyOf={({ origen }) => origen}
          body={(event) => <HojaEntry event={event} own={event} />}
          action={(event) => (
            <Box {...NO_PRINT} sx={{ mt: -1 }}>
              <RowMenu name={event.titulo} actions={actionsOf(event, start)} />
            </Box>
          )}
        />
      )}
      <UnassignedList rows={sinAsignar} onAssign={(what) => start({ kind: 'assign', what, assigned: false })} />
    </>
  );
}
