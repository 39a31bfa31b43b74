import Typography from '@mui/material/Typography';
import { AprobarPago, MarcarExcedente, PedirDiferencia, RechazarPago } from '@tuerca/contracts/payments/admin-inputs';
import type { PagoDetalle } from '@tuerca/contracts/payments/admin-schemas';
import { bs, shortDate } from '../../lib/format';
import { MoneyField } from '../../ui/form/money-field';
import { ReasonDialog } from '../../ui/form/reason-dialog';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { useApprove, useAskDifference, useMarkOverpaid, useReject } from './admin-payments.queries';

export type Movement = PagoDetalle['candidatos'][number]['movimiento'];
/** What every dialog of a decision is given. */
export interface DialogProps {
  pago: PagoDetalle;
  /** The movement that the decision rests on, when one was chosen. */
  movimiento?: Movement;
  onDone: (message: string) => void;
  onClose: () => void;
}

export const FAILURE = 'No pudimos guardar tu decisión';
const evidence = (movimiento: Movement | undefined) => (movimiento ? { movimientoId: movimiento._id } : {});

/** The movement that a decision rests on. */
export function Evidence({ movimiento }: { movimiento?: Movement }) {
  if (!movimiento) return null;
  const { monto, fecha, referencia, bancoEmisorNombre } = movimiento;
  return (
    <Typography>
      Con el movimiento {referencia} del {shortDate(fecha)} por {bs(monto)}
      {bancoEmisorNombre && `, de ${bancoEmisorNombre}`}.
    </Typography>
  );
}

/** Confirms what is due. */
export function ApproveDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const approve = useApprove(pago._id);
  const form = useServerForm({
    schema: AprobarPago.pick({ nota: true }),
    defaultValues: { nota: '' },
    send: ({ nota }: { nota?: string }) => approve.mutateAsync({ ...(nota && { nota }), ...evidence(movimiento) }),
    failure: FAILURE,
    onDone: () => onDone('Pago aprobado'),
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Aprobar ${bs(pago.porRecibir)}`}
      confirm="Aprobar pago"
      confirming="Aprobando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Evidence movimiento={movimiento} />
      <Typography>Las tiendas y el cliente sabrán que la compra {pago.orderNumber} está pagada.</Typography>
      <TextInput control={form.control} name="nota" label="Cómo lo comprobaste (opcional)" rows={2} maxLength={500} />
    </ServerFormDialog>
  );
}

/** Rejects with a reason that the client reads. */
export function RejectDialog({ pago, onDone, onClose }: DialogProps) {
  const reject = useReject(pago._id);
  return (
    <ReasonDialog
      danger
      title="Rechazar el pago"
      confirm="Rechazar pago"
      confirming="Rechazando..."
      rule={RechazarPago.shape.motivo}
      send={(motivo) => reject.mutateAsync({ motivo })}
      failure={FAILURE}
      onDone={() => onDone('Pago rechazado')}
      onClose={onClose}
    >
      {`La compra ${pago.orderNumber} se cancela y sus productos vuelven a la venta. El cliente leerá el motivo.`}
    </ReasonDialog>
  );
}

/** Asks the client for the rest. */
export function DifferenceDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const ask = useAskDifference(pago._id);
  const came = pago.diferencia ? pago.montoRecibido : (movimiento?.monto ?? pago.montoRecibido);
  const form = useServerForm({
    schema: PedirDiferencia.pick({ montoRecibido: true, motivo: true }),
    defaultValues: { montoRecibido: (came && came < pago.monto ? came : null) as unknown as number, motivo: '' },
    send: (body: { montoRecibido: number; motivo: string }) => ask.mutateAsync({ ...body, ...evidence(movimiento) }),
    failure: FAILURE,
    onDone: () => onDone('Le pedimos la diferencia al cliente'),
  });
  return (
    <ServerFormDialog
      form={form}
      title="Pedir la diferencia"
      confirm="Pedir diferencia"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Evidence movimiento={movimiento} />
      <Typography>
        El total es {bs(pago.monto)}. El cliente tendrá 48 horas para enviar lo que falta e informar su referencia.
      </Typography>
      <MoneyField control={form.control} name="montoRecibido" label="Monto recibido hasta ahora" unit="Bs." required />
      <TextInput
        control={form.control}
        name="motivo"
        label="Explicación para el cliente"
        rows={3}
        maxLength={500}
        required
      />
    </ServerFormDialog>
  );
}

/** Approves a payment of which more came. */
export function OverpaidDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const mark = useMarkOverpaid(pago._id);
  const came = movimiento?.monto ?? pago.montoRecibido;
  const form = useServerForm({
    schema: MarcarExcedente.pick({ montoRecibido: true, nota: true }),
    defaultValues: { montoRecibido: (came && came > pago.monto ? came : null) as unknown as number, nota: '' },
    send: (body: { montoRecibido: number; nota: string }) => mark.mutateAsync({ ...body, ...evidence(movimiento) }),
    failure: FAILURE,
    onDone: () => onDone('Pago aprobado. El excedente quedó por devolver'),
  });
  return (
    <ServerFormDialog
      form={form}
      title="Aprobar con excedente"
      confirm="Aprobar con excedente"
      confirming="Aprobando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Evidence movimiento={movimiento} />
      <Typography>El total es {bs(pago.monto)}. Lo que sobra queda en «Por devolver» y el cliente lo sabrá.</Typography>
      <MoneyField control={form.control} name="montoRecibido" label="Monto recibido" unit="Bs." required />
      <TextInput control={form.control} name="nota" label="Cómo lo comprobaste" rows={2} maxLength={500} required />
    </ServerFormDialog>
  );
}
