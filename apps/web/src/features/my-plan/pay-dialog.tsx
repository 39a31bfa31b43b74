import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { SolicitudPlan } from '@tuerca/contracts/membresia/requests';
import type { MiPlan, PlanOfrecido } from '@tuerca/contracts/membresia/schemas';
import { bancos } from '@tuerca/contracts/venezuela/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { useState } from 'react';
import { RecipientCard } from '../../entities/system/recipient-card';
import { ref, shortDate } from '../../lib/format';
import { notify } from '../../lib/notify';
import { DateInput } from '../../ui/form/date-input';
import { SelectInput } from '../../ui/form/select-input';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { Tabs } from '../../ui/tabs';
import { useRequestPlan } from './my-plan.queries';

interface PayDialogProps {
  plan: PlanOfrecido;
  tasa: MiPlan['tasa'];
  destinatario: NonNullable<MiPlan['destinatario']>;
  renews: boolean;
  onClose: () => void;
}
type Method = 'pago_movil' | 'transferencia';

/** Whom to pay how much for a plan, and the data of the payment. */
export function PayDialog({ plan, tasa, destinatario, renews, onClose }: PayDialogProps) {
  const request = useRequestPlan();
  const [method, setMethod] = useState<Method>('pago_movil');
  const today = caracasDate(new Date());
  const form = useServerForm({
    schema: SolicitudPlan,
    defaultValues: { codigo: plan.codigo, banco: '', referencia: '', fecha: today, monto: plan.precioBs },
    send: (body: SolicitudPlan) => request.mutateAsync(body),
    failure: MEMBRESIA_MESSAGES.myPlanChangeFailed,
    fields: { REFERENCIA_USADA: 'referencia' },
    onDone: () => {
      notify.ok(MEMBRESIA_MESSAGES.requested);
      onClose();
    },
  });
  const { control, busy } = form;
  const recipient = <RecipientCard destinatario={destinatario} total={plan.precioBs} metodo={method} />;
  return (
    <ServerFormDialog
      form={form}
      title={renews ? `Renovar el plan ${plan.nombre}` : `Pagar el plan ${plan.nombre}`}
      confirm="Enviar solicitud"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Paga {ref(plan.precio)} a la tasa de hoy ({tasa.valor.toLocaleString('es-VE')} Bs. por dólar,{' '}
          {shortDate(tasa.fechaValor)}) y registra la referencia.
          {!renews && ' El plan comienza cuando confirmemos el pago y reemplaza al que tengas; no se prorratea.'}
        </Typography>
        <Tabs
          label="Cómo pagas"
          value={method}
          onChange={setMethod}
          fill
          panelSx={{ pt: 2 }}
          tabs={[
            { id: 'pago_movil', label: 'Pago Móvil', content: recipient },
            { id: 'transferencia', label: 'Transferencia', content: recipient },
          ]}
        />
        <SelectInput
          control={control}
          name="banco"
          label="Banco emisor"
          placeholder="Selecciona tu banco"
          options={bancos().map(({ codigo, nombreCorto }) => ({ value: codigo, label: nombreCorto }))}
          required
          disabled={busy}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            control={control}
            name="referencia"
            label="Referencia"
            hint="Está en el comprobante de tu banco"
            inputMode="numeric"
            maxLength={20}
            required
            disabled={busy}
          />
          <DateInput control={control} name="fecha" label="Fecha del pago" max={today} required disabled={busy} />
        </Box>
      </Box>
    </ServerFormDialog>
  );
}
