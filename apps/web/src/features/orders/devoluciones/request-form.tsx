import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { NuevaDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import {
  isFaultOfStore,
  MOTIVO_DEVOLUCION_LABELS,
  MOTIVOS_DEVOLUCION,
} from '@tuerca/contracts/orders/devoluciones/rules';
import type { CondicionesDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { IMAGE_KINDS, MAX_RETURN_PHOTOS } from '@tuerca/contracts/platform/uploads/rules';
import { bs } from '@/lib/format';
import { notify } from '@/lib/notify';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { ImagesField } from '@/ui/form/images-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import { uploadReturnPicture, useRequestReturn } from './client-returns.queries';
import { LinesField } from './lines-field';
import { RefundFields } from './refund-fields';
import { initialValues, refundOf, type RequestValues } from './request-values';
import { RightPart } from './right-part';

const MOTIVES = MOTIVOS_DEVOLUCION.map((value) => ({ value, label: MOTIVO_DEVOLUCION_LABELS[value] }));

function Amount({ control, order }: { control: Control<RequestValues>; order: CondicionesDevolucion }) {
  const values = useWatch({ control }) as RequestValues;
  const withDelivery = values.motivo && isFaultOfStore(values.motivo) && order.envio > 0;
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      Te devolverían {bs(refundOf(order, values))}
      {withDelivery ? ', con el envío' : ''}
    </Typography>
  );
}

/** Advice for a part that does not fit: the chosen one, or the first of the order. */
function Alternative({ control, order }: { control: Control<RequestValues>; order: CondicionesDevolucion }) {
  const [motivo, lineas] = useWatch({ control, name: ['motivo', 'lineas'] });
  if (motivo !== 'no_sirve') return null;
  const line = order.lineas.find(({ productoId }) => productoId === lineas[0]?.productoId) ?? order.lineas[0];
  return line ? <RightPart nombre={line.nombre} /> : null;
}

interface RequestFormProps {
  order: CondicionesDevolucion;
  methods: readonly MetodoPago[];
  onDone: (devolucionId: string) => void;
}

/** Form of a return: parts, reason, pictures, and the account for the refund. */
export function RequestForm({ order, methods, onDone }: RequestFormProps) {
  const request = useRequestReturn();
  const { control, setValue, submit, busy, failure, restored, discard } = useServerForm({
    schema: NuevaDevolucion,
    defaultValues: initialValues(order, methods),
    send: (body: NuevaDevolucion) => request.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    draft: `devolver-${order.pedido._id}`,
    onDone: ({ data }) => {
      notify.ok(DEVOLUCION_MESSAGES.requested);
      onDone(data._id);
    },
  });
  const form = { control, disabled: busy };
  return (
    <Form
      aria-label="Pedir una devolución"
      onSubmit={submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: 860 }}
    >
      {restored && <DraftNote onDiscard={discard} />}
      {failure && <FormAlert message={failure} />}
      <Panel title="¿Por qué lo devuelves?">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <RadioCards {...form} name="motivo" label="Motivo" options={MOTIVES} required />
          <Alternative control={control} order={order} />
        </Box>
      </Panel>
      <Panel title="¿Qué devuelves?">
        <LinesField control={control} lines={order.lineas} disabled={busy} />
      </Panel>
      <Panel title="Cuéntale a la tienda">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput
            {...form}
            name="detalle"
            label="Qué pasó"
            rows={3}
            maxLength={1000}
            placeholder="No encaja en mi Corolla 2012: el soporte es más ancho."
            required
          />
          <ImagesField
            {...form}
            name="fotos"
            label="Fotos (opcional)"
            send={uploadReturnPicture}
            max={MAX_RETURN_PHOTOS}
            hint={`${IMAGE_KINDS}. Hasta ${MAX_RETURN_PHOTOS}: el repuesto, su caja y lo que no encaja o llegó dañado.`}
          />
        </Box>
      </Panel>
      <Panel title="¿Dónde quieres tu dinero?" text="La tienda te lo envía por Pago Móvil cuando reciba el repuesto.">
        <RefundFields control={control} setValue={setValue} methods={methods} disabled={busy} />
      </Panel>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Amount control={control} order={order} />
        <LoadingButton
          type="submit"
          size="large"
          loading={busy}
          loadingText="Enviando..."
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Pedir devolución
        </LoadingButton>
      </Box>
    </Form>
  );
}
