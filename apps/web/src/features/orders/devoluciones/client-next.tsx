import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { canMoveDevolucion, type EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { NextStep, Quoted } from '@/entities/orders/devoluciones/next-step';
import { bs, longDate } from '@/lib/format';
import { ConfirmAction } from '@/ui/confirm-action';
import { onDemand } from '@/ui/on-demand';
import { useCancelReturn } from './client-returns.queries';
import { RightPart } from './right-part';

const RevisionDialog = onDemand(async () => (await import('./revision-dialog')).RevisionDialog);

const TITLES: Record<EstadoDevolucion, string> = {
  solicitada: 'La tienda tiene que responderte',
  aceptada: 'Lleva el repuesto a la tienda',
  recibida: 'La tienda te debe el reembolso',
  reembolsada: 'La tienda te devolvió el dinero',
  rechazada: 'La tienda no aceptó la devolución',
  cancelada: 'Cancelaste esta devolución',
};

/** Text below the title, by state. */
function textOf({
  estado,
  responderAntes,
  devolverAntes,
  monto,
  referencia,
  revision,
}: Devolucion): string | undefined {
  if (revision && estado !== 'reembolsada') return `Un administrador la está revisando desde el ${longDate(revision)}.`;
  switch (estado) {
    case 'solicitada':
      return responderAntes ? `Tiene hasta el ${formatFechaHora(responderAntes)}` : undefined;
    case 'aceptada':
      return devolverAntes ? `Tienes hasta el ${longDate(devolverAntes)}.` : undefined;
    case 'recibida':
      return `Ya tiene el repuesto y te enviará ${bs(monto)}.`;
    case 'reembolsada':
      return `Te envió ${bs(monto)} por Pago Móvil. Referencia ${referencia ?? ''}.`;
    default:
      return undefined;
  }
}

/** State of my return, my possible actions, and the store's message. */
export function ClientNext({ devolucion }: { devolucion: Devolucion }) {
  const { _id, estado, instrucciones, motivoRechazo, motivo, lineas } = devolucion;
  const [asking, setAsking] = useState<'cancel' | 'revision' | null>(null);
  const cancel = useCancelReturn(_id);
  const close = () => setAsking(null);
  const mayCancel = canMoveDevolucion({ estado, movida: new Date() }, 'cancelada', 'cliente', new Date());
  const told = estado === 'aceptada' ? instrucciones : estado === 'rechazada' ? motivoRechazo : null;
  return (
    <>
      <NextStep
        estado={estado}
        title={TITLES[estado]}
        text={textOf(devolucion)}
        actions={
          (mayCancel || devolucion.puedePedirRevision) && (
            <>
              {devolucion.puedePedirRevision && (
                <Button variant="contained" onClick={() => setAsking('revision')}>
                  Pedir revisión a Tuerca
                </Button>
              )}
              {mayCancel && (
                <Button color="error" onClick={() => setAsking('cancel')}>
                  Cancelar devolución
                </Button>
              )}
            </>
          )
        }
      >
        {told && <Quoted>{told}</Quoted>}
      </NextStep>
      {motivo === 'no_sirve' && estado !== 'cancelada' && <RightPart nombre={lineas[0]?.nombre ?? ''} />}
      {asking === 'revision' && <RevisionDialog id={_id} onClose={close} />}
      {asking === 'cancel' && (
        <ConfirmAction
          title="¿Cancelar la devolución?"
          confirm="Cancelar devolución"
          cancel="Volver"
          run={() => cancel.mutateAsync()}
          done={DEVOLUCION_MESSAGES.cancelled}
          error={DEVOLUCION_MESSAGES.saveFailed}
          onClose={close}
        >
          <Typography>{DEVOLUCION_MESSAGES.cancelQuestion}</Typography>
        </ConfirmAction>
      )}
    </>
  );
}
