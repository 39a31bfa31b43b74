import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { canMoveDevolucion, type EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { NextStep, Quoted } from '@/entities/orders/devoluciones/next-step';
import { bs, longDate } from '@/lib/format';
import type { Guarded } from '@/lib/page-access';
import { useMayCall } from '@/lib/use-may-call';
import { onDemand } from '@/ui/on-demand';
import { RETURN_CALLS } from './store-returns.queries';

type Action = 'aceptada' | 'rechazada' | 'recibida' | 'reembolsada';
const DIALOGS = {
  aceptada: onDemand(async () => (await import('./answer-dialogs')).AcceptDialog),
  rechazada: onDemand(async () => (await import('./answer-dialogs')).RejectReturnDialog),
  recibida: onDemand(async () => (await import('./receive-dialog')).ReceiveDialog),
  reembolsada: onDemand(async () => (await import('./refund-dialog')).RefundReturnDialog),
} as const;
/** In the order of the buttons. */
const BUTTONS: readonly { to: Action; label: string; call: Guarded }[] = [
  { to: 'aceptada', label: 'Aceptar devolución', call: RETURN_CALLS.accept },
  { to: 'recibida', label: 'Ya recibí el repuesto', call: RETURN_CALLS.receive },
  { to: 'reembolsada', label: 'Enviar reembolso', call: RETURN_CALLS.refund },
  { to: 'rechazada', label: 'Rechazar', call: RETURN_CALLS.reject },
];

const TITLES: Record<EstadoDevolucion, string> = {
  solicitada: 'Responde si la aceptas',
  aceptada: 'Espera el repuesto',
  recibida: 'Envía el reembolso',
  reembolsada: 'Devolución terminada',
  rechazada: 'Rechazaste esta devolución',
  cancelada: 'El cliente canceló esta devolución',
};

/** Titles of steps that need another member's position. */
const OTHERS_TITLES: Partial<Record<EstadoDevolucion, string>> = {
  solicitada: 'Falta que alguien de tu equipo la responda',
  recibida: 'Falta que quien dirige el negocio envíe el reembolso',
};

function textOf({ estado, responderAntes, devolverAntes, monto, cliente, lineas }: Devolucion): string | undefined {
  switch (estado) {
    case 'solicitada':
      return responderAntes ? `Tienes hasta el ${formatFechaHora(responderAntes)}` : undefined;
    case 'aceptada':
      return devolverAntes ? `${cliente.nombre} tiene hasta el ${longDate(devolverAntes)} para devolverlo.` : undefined;
    case 'recibida':
      return `Envíale ${bs(monto)} a ${cliente.nombre} por Pago Móvil.`;
    case 'reembolsada': {
      const units = lineas.reduce((sum, { vendibles }) => sum + (vendibles ?? 0), 0);
      const back = units === 0 ? 'nada volvió' : units === 1 ? '1 unidad volvió' : `${units} unidades volvieron`;
      return `Devolviste ${bs(monto)} y ${back} a tu inventario.`;
    }
    default:
      return undefined;
  }
}

/** State of a return, and the store's next step. */
export function StoreNext({ devolucion }: { devolucion: Devolucion }) {
  const { estado, motivoRechazo, instrucciones, historialEstados } = devolucion;
  const [open, setOpen] = useState<Action | null>(null);
  const movida = new Date(historialEstados.at(-1)!.fecha);
  const may = useMayCall();
  const possible = BUTTONS.filter(({ to }) => canMoveDevolucion({ estado, movida }, to, 'tienda', new Date()));
  const allowed = possible.filter(({ call }) => may(call));
  const isOthers = possible.length > 0 && allowed.length === 0;
  const told = estado === 'aceptada' ? instrucciones : estado === 'rechazada' ? motivoRechazo : null;
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <NextStep
        estado={estado}
        title={(isOthers && OTHERS_TITLES[estado]) || TITLES[estado]}
        text={isOthers && estado === 'recibida' ? undefined : textOf(devolucion)}
        actions={
          allowed.length > 0 &&
          allowed.map(({ to, label }) => (
            <Button
              key={to}
              variant={to === 'rechazada' ? 'text' : 'contained'}
              color={to === 'rechazada' ? 'error' : 'primary'}
              onClick={() => setOpen(to)}
            >
              {label}
            </Button>
          ))
        }
      >
        {told && <Quoted>{told}</Quoted>}
      </NextStep>
      {Dialog && <Dialog devolucion={devolucion} onClose={() => setOpen(null)} />}
    </>
  );
}
