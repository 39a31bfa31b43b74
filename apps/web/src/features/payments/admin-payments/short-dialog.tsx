import { type Control, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { PedirDiferencia } from '@tuerca/contracts/payments/payments/admin-inputs';
import { DIFFERENCE_HOURS } from '@tuerca/contracts/payments/payments/rules';
import { bs } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';
import { MoneyField } from '@/ui/form/money-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useAcceptShort, useAskDifference, useGiveBack } from './admin-payments.queries';
import { type DialogProps, FAILURE } from './decision-dialogs';
import { decisionTexts } from './decision-texts';
import { Basis, type BasisFields, basisOf, EvidenceFields, sendBasis, statedReference } from './evidence-fields';

/** Options for a payment below its amount. */
const waysOf = ({ acceptShort, giveBack, givenBack }: ReturnType<typeof decisionTexts>) => ({
  pedir: {
    label: 'Pedir lo que falta',
    text: `El cliente tendrá ${DIFFERENCE_HOURS} horas para enviarlo e informar su referencia.`,
    done: 'Le pedimos la diferencia al cliente',
  },
  aceptar: {
    label: 'Aceptarlo así',
    text: acceptShort,
    done: 'Pago aprobado. Lo que falta quedó como pérdida de Tuerca',
  },
  devolver: {
    label: 'Devolver lo que llegó',
    text: giveBack,
    done: givenBack,
  },
});
const WAYS = ['pedir', 'aceptar', 'devolver'] as const;
type Way = (typeof WAYS)[number];

const Decision = PedirDiferencia.pick({ montoRecibido: true, motivo: true })
  .extend({ decision: z.enum(WAYS) })
  .and(Basis);
type Values = z.output<typeof Decision>;
interface Fields extends BasisFields {
  montoRecibido: number | null;
  motivo: string;
  decision: Way;
}

/** Payment below its amount: request the rest, accept it or refund it. */
export function ShortDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const ways = waysOf(decisionTexts(pago));
  const options = WAYS.map((way) => ({ value: way, label: ways[way].label, text: ways[way].text }));
  const calls = {
    pedir: useAskDifference(pago._id),
    aceptar: useAcceptShort(pago._id),
    devolver: useGiveBack(pago._id),
  };
  const earlier = pago.diferencia?.recibido ?? 0;
  const came = pago.diferencia ? earlier + (movimiento?.monto ?? 0) : (movimiento?.monto ?? pago.montoRecibido);
  const start: Fields = {
    ...basisOf(pago, movimiento !== undefined || pago.diferencia !== null || statedReference(pago) !== null),
    montoRecibido: came && came < pago.monto ? came : null,
    motivo: '',
    decision: 'pedir',
  };
  const form = useServerForm({
    schema: Decision,
    defaultValues: start as never,
    send: ({ decision, montoRecibido, motivo, ...basis }: Values) =>
      calls[decision]
        .mutateAsync({ montoRecibido, motivo, ...(montoRecibido > earlier && sendBasis(basis, movimiento)) })
        .then(() => decision),
    failure: FAILURE,
    onDone: (decision) => onDone(ways[decision].done),
  });
  const control = form.control as unknown as Control<Fields>;
  const [decision, received] = useWatch({ control, name: ['decision', 'montoRecibido'] });
  const isShort = received !== null && received > 0 && received < pago.monto;
  return (
    <ServerFormDialog
      form={form}
      title="Llegó menos"
      confirm={ways[decision].label}
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Facts columns={3}>
        <Fact label="Se espera">{bs(pago.monto)}</Fact>
        <Fact label="Llegó">{isShort ? bs(received) : 'Por indicar'}</Fact>
        <Fact label="Falta">{isShort ? bs(pago.monto - received) : 'Por indicar'}</Fact>
      </Facts>
      <MoneyField control={control} name="montoRecibido" label="Monto recibido hasta ahora" unit="Bs." required />
      {received !== null && received > earlier && <EvidenceFields control={control} pago={pago} chosen={movimiento} />}
      <RadioCards control={control} name="decision" label="Qué hacer" options={options} columns={1} required />
      <TextInput
        control={control}
        name="motivo"
        label={decision === 'aceptar' ? 'Motivo' : 'Explicación para el cliente'}
        rows={3}
        maxLength={500}
        required
      />
    </ServerFormDialog>
  );
}
